import type { SellerInfo } from "@xl/core/profiles"
import { z } from "zod"
import type { Problems } from "./by-hand.ts"
import type { SignUp } from "./cases.ts"

const FORMAT = /^(?!\.)(?!.*\.\.)[^@]*[^@.]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/
const signUp = z.object({
  email: z
    .string()
    .min(1, "emailRequired")
    .regex(/^[A-Za-z0-9@!$#|_+'/.-]*$/, "emailSymbols")
    .refine((text) => text.length <= 254 && text.indexOf("@") <= 64 && FORMAT.test(text), "emailFormatAtSignUp"),
  password: z
    .string()
    .min(1, "passwordRequired")
    .min(8, "passwordLength")
    .regex(/[A-Z]/, "passwordUppercase")
    .regex(/[0-9]/, "passwordNumber")
    .regex(/[a-z]/, "passwordLowercase")
    .regex(/[!-/:-@[-`{-~]/, "passwordSpecial"),
})

const isFilled = (text: string) => text.trim() !== ""
const required = z.string().refine(isFilled, { error: "required", abort: true })
const unaccented = (text: string) => text.normalize("NFD").replace(/[\u0300-\u036f]/g, "")
const named = (allowed: RegExp) => required.refine((text) => allowed.test(unaccented(text)), "nameSymbols")
const person = named(/^[A-Za-z0-9:'\-. ]*$/)

const seller = z.object({
  entityName: named(/^[A-Za-z0-9'\-. $,()/&*]*$/),
  entityAddress: z.object({
    country: z.string(),
    address: required,
    city: required,
    state: required,
    zipCode: required.regex(/^\d{5}$/, "zipLength"),
  }),
  phoneNumber: required.regex(/^(?:\(\d{3}\)-\d{3}-\d{4}|\d{10})$/, "phoneFormat"),
  executive: z.boolean().refine((is) => is, "required"),
  title: required,
  signedByFirstName: person,
  signedByLastName: person,
})

const problems = (result: z.ZodSafeParseResult<unknown>): Problems =>
  result.success ? [] : result.error.issues.map(({ message, path }) => [String(path.at(-1)), message] as const)

export const signUpByZod = (form: SignUp): Problems => problems(signUp.safeParse(form))
export const sellerByZod = (form: SellerInfo): Problems => problems(seller.safeParse(form))
