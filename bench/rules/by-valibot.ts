import type { SellerInfo } from "@xl/core/profiles"
import * as v from "valibot"
import type { Problems } from "./by-hand.ts"
import type { SignUp } from "./cases.ts"

const FORMAT = /^(?!\.)(?!.*\.\.)[^@]*[^@.]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/
const hasFormat = (text: string) => text.length <= 254 && text.indexOf("@") <= 64 && FORMAT.test(text)

const signUp = v.object({
  email: v.pipe(
    v.string(),
    v.minLength(1, "emailRequired"),
    v.regex(/^[A-Za-z0-9@!$#|_+'/.-]*$/, "emailSymbols"),
    v.check(hasFormat, "emailFormatAtSignUp"),
  ),
  password: v.pipe(
    v.string(),
    v.minLength(1, "passwordRequired"),
    v.minLength(8, "passwordLength"),
    v.regex(/[A-Z]/, "passwordUppercase"),
    v.regex(/[0-9]/, "passwordNumber"),
    v.regex(/[a-z]/, "passwordLowercase"),
    v.regex(/[!-/:-@[-`{-~]/, "passwordSpecial"),
  ),
})

const unaccented = (text: string) => text.normalize("NFD").replace(/[\u0300-\u036f]/g, "")
const isBlank = (text: string) => text.trim() === ""
const required = v.pipe(
  v.string(),
  v.check((text) => !isBlank(text), "required"),
)
// A blank field is told as missing and nothing else; the next check lets it pass.
const formed = (isGood: (text: string) => boolean, problem: string) =>
  v.pipe(
    required,
    v.check((text) => isBlank(text) || isGood(text), problem),
  )
const named = (allowed: RegExp) => formed((text) => allowed.test(unaccented(text)), "nameSymbols")
const person = named(/^[A-Za-z0-9:'\-. ]*$/)

const seller = v.object({
  entityName: named(/^[A-Za-z0-9'\-. $,()/&*]*$/),
  entityAddress: v.object({
    country: v.string(),
    address: required,
    city: required,
    state: required,
    zipCode: formed((text) => /^\d{5}$/.test(text), "zipLength"),
  }),
  phoneNumber: formed((text) => /^(?:\(\d{3}\)-\d{3}-\d{4}|\d{10})$/.test(text), "phoneFormat"),
  executive: v.pipe(
    v.boolean(),
    v.check((is) => is, "required"),
  ),
  title: required,
  signedByFirstName: person,
  signedByLastName: person,
})

const problems = (issues: ReadonlyArray<v.BaseIssue<unknown>> | undefined): Problems =>
  (issues ?? []).map(({ message, path }) => [String(path?.at(-1)?.key), message] as const)

export const signUpByValibot = (form: SignUp): Problems => problems(v.safeParse(signUp, form).issues)
export const sellerByValibot = (form: SellerInfo): Problems => problems(v.safeParse(seller, form).issues)
