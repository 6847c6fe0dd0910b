import type { SellerInfo } from "@xl/core/profiles"
import type { SignUp } from "./cases.ts"

/** What is wrong, by field. */
export type Problems = Array<readonly [field: string, problem: string]>

const email = (text: string, found: Problems): void => {
  if (text === "") found.push(["email", "emailRequired"])
  if (!/^[A-Za-z0-9@!$#|_+'/.-]*$/.test(text)) found.push(["email", "emailSymbols"])
  if (
    text.length > 254 ||
    text.indexOf("@") > 64 ||
    !/^(?!\.)(?!.*\.\.)[^@]*[^@.]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/.test(text)
  )
    found.push(["email", "emailFormatAtSignUp"])
}

const password = (text: string, found: Problems): void => {
  if (text === "") found.push(["password", "passwordRequired"])
  if (text.length < 8) found.push(["password", "passwordLength"])
  if (!/[A-Z]/.test(text)) found.push(["password", "passwordUppercase"])
  if (!/[0-9]/.test(text)) found.push(["password", "passwordNumber"])
  if (!/[a-z]/.test(text)) found.push(["password", "passwordLowercase"])
  if (!/[!-/:-@[-`{-~]/.test(text)) found.push(["password", "passwordSpecial"])
}

/** The sign-up form as one would write it for speed alone. */
export const signUpByHand = (form: SignUp): Problems => {
  const found: Problems = []
  email(form.email, found)
  password(form.password, found)
  return found
}

const unaccented = (text: string) => text.normalize("NFD").replace(/[\u0300-\u036f]/g, "")

const name = (field: string, text: string, allowed: RegExp, found: Problems): void => {
  if (text.trim() === "") found.push([field, "required"])
  else if (!allowed.test(unaccented(text))) found.push([field, "nameSymbols"])
}
const required = (field: string, text: string, found: Problems): void => {
  if (text.trim() === "") found.push([field, "required"])
}
const formed = (field: string, text: string, form: RegExp, problem: string, found: Problems): void => {
  if (text.trim() === "") found.push([field, "required"])
  else if (!form.test(text)) found.push([field, problem])
}

const PERSON = /^[A-Za-z0-9:'\-. ]*$/
const ENTITY = /^[A-Za-z0-9'\-. $,()/&*]*$/
const PHONE = /^(?:\(\d{3}\)-\d{3}-\d{4}|\d{10})$/

/** The last step of the seller's form, likewise. */
export const sellerByHand = (form: SellerInfo): Problems => {
  const found: Problems = []
  name("entityName", form.entityName, ENTITY, found)
  required("address", form.entityAddress.address, found)
  required("city", form.entityAddress.city, found)
  required("state", form.entityAddress.state, found)
  formed("zipCode", form.entityAddress.zipCode, /^\d{5}$/, "zipLength", found)
  formed("phoneNumber", form.phoneNumber, PHONE, "phoneFormat", found)
  if (!form.executive) found.push(["executive", "required"])
  required("title", form.title, found)
  name("signedByFirstName", form.signedByFirstName, PERSON, found)
  name("signedByLastName", form.signedByLastName, PERSON, found)
  return found
}
