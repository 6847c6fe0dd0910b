import type { SellerInfo } from "@xl/core/profiles"
import { Ajv, type ErrorObject } from "ajv"
import type { Problems } from "./by-hand.ts"
import type { SignUp } from "./cases.ts"

const FORMAT = /^(?!\.)(?!.*\.\.)[^@]*[^@.]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/
const unaccented = (text: string) => text.normalize("NFD").replace(/[\u0300-\u036f]/g, "")
const isBlank = (text: string) => text.trim() === ""

const ajv = new Ajv({ allErrors: true, strict: false })
/** A keyword for each problem, so that the problem's name is the keyword's. */
const keyword = (name: string, isGood: (text: string) => boolean): void =>
  void ajv.addKeyword({ keyword: name, type: "string", validate: (_: unknown, text: string) => isGood(text) })

keyword("emailRequired", (text) => text !== "")
keyword("emailSymbols", (text) => /^[A-Za-z0-9@!$#|_+'/.-]*$/.test(text))
keyword("emailFormatAtSignUp", (text) => text.length <= 254 && text.indexOf("@") <= 64 && FORMAT.test(text))
keyword("passwordRequired", (text) => text !== "")
keyword("passwordLength", (text) => text.length >= 8)
keyword("passwordUppercase", (text) => /[A-Z]/.test(text))
keyword("passwordNumber", (text) => /[0-9]/.test(text))
keyword("passwordLowercase", (text) => /[a-z]/.test(text))
keyword("passwordSpecial", (text) => /[!-/:-@[-`{-~]/.test(text))
keyword("filled", (text) => !isBlank(text))
keyword("personSymbols", (text) => isBlank(text) || /^[A-Za-z0-9:'\-. ]*$/.test(unaccented(text)))
keyword("entitySymbols", (text) => isBlank(text) || /^[A-Za-z0-9'\-. $,()/&*]*$/.test(unaccented(text)))
keyword("zipLength", (text) => isBlank(text) || /^\d{5}$/.test(text))
keyword("phoneFormat", (text) => isBlank(text) || /^(?:\(\d{3}\)-\d{3}-\d{4}|\d{10})$/.test(text))

const text = (...problems: ReadonlyArray<string>) => ({
  type: "string",
  ...Object.fromEntries(problems.map((problem) => [problem, true])),
})
const signUp = ajv.compile({
  type: "object",
  properties: {
    email: text("emailRequired", "emailSymbols", "emailFormatAtSignUp"),
    password: text(
      "passwordRequired",
      "passwordLength",
      "passwordUppercase",
      "passwordNumber",
      "passwordLowercase",
      "passwordSpecial",
    ),
  },
})
const seller = ajv.compile({
  type: "object",
  properties: {
    entityName: text("filled", "entitySymbols"),
    entityAddress: {
      type: "object",
      properties: {
        country: text(),
        address: text("filled"),
        city: text("filled"),
        state: text("filled"),
        zipCode: text("filled", "zipLength"),
      },
    },
    phoneNumber: text("filled", "phoneFormat"),
    executive: { type: "boolean", const: true },
    title: text("filled"),
    signedByFirstName: text("filled", "personSymbols"),
    signedByLastName: text("filled", "personSymbols"),
  },
})

/** The keywords that are called otherwise than the problem. */
const NAMES: { readonly [keyword: string]: string } = {
  const: "required",
  entitySymbols: "nameSymbols",
  filled: "required",
  personSymbols: "nameSymbols",
}
const problems = (errors: ReadonlyArray<ErrorObject> | null | undefined): Problems =>
  (errors ?? []).map(({ instancePath, keyword: name }) => [
    instancePath.slice(instancePath.lastIndexOf("/") + 1),
    NAMES[name] ?? name,
  ])

export const signUpByAjv = (form: SignUp): Problems => (signUp(form) ? [] : problems(signUp.errors))
export const sellerByAjv = (form: SellerInfo): Problems => (seller(form) ? [] : problems(seller.errors))
