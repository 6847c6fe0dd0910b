import { isPlainText } from "./plain-text.ts"
import { masked, PHONE_MASK } from "./masks.ts"
import { capitalized, isBlank, plainSigns, withoutAccents } from "./text.ts"

/** `person`: personal and signer names. `entity`: names of firms, which have other signs. */
export type NameVariant = "entity" | "person"
/** What may be wrong with a field; core/messages has its sentence. */
export type FieldFailure =
  | "addressSymbols"
  | "boundsCrossed"
  | "citySymbols"
  | "countrySymbols"
  | "nameSymbols"
  | "phoneFormat"
  | "pictureForeign"
  | "required"
  | "stateUnknown"
  | "tooLong"
  | "zipLength"

const ALLOWED: { readonly [V in NameVariant]: RegExp } = {
  person: /^[A-Za-z0-9:'\-. ]*$/,
  entity: /^[A-Za-z0-9'\-. $,()/&*]*$/,
}

/** Most names have no accents, and need no second look. */
const holdsOnly = (allowed: RegExp, name: string): boolean => {
  if (allowed.test(name)) return true
  const plain = withoutAccents(name)
  return plain !== name && allowed.test(plain)
}

/** What is wrong with a name, or null. Accents are mapped first (ACC-394 ff.). */
export const nameFailure = (variant: NameVariant, name: string): FieldFailure | null => {
  if (isBlank(name)) return "required"
  return holdsOnly(ALLOWED[variant], name) ? null : "nameSymbols"
}

/** A name as saved: with the signs of a keyboard, without outer blanks, its first letter in capitals. */
export const savedName = (name: string): string => capitalized(plainSigns(name).trim())

const MASKED_PHONE = /^\((\d{3})\)-(\d{3})-(\d{4})$/
const TEN_DIGITS = /^\d{10}$/
const isPhone = (phone: string): boolean => MASKED_PHONE.test(phone) || TEN_DIGITS.test(phone)

/** The ten digits of a phone typed with its mask or without it, or null. */
export const phoneDigits = (phone: string): string | null => {
  const masked = MASKED_PHONE.exec(phone)
  if (masked) return masked.slice(1).join("")
  return TEN_DIGITS.test(phone) ? phone : null
}

/** The mask over stored digits, `(212)-555-0142`: exactly 14 characters. */
export const maskedPhone = (digits: string): string => masked(digits, PHONE_MASK)

/** A phone for reading: an optional leading country digit, then `(212) 555-0142`. */
export const displayedPhone = (digits: string): string => {
  const found = /^(\d?)(\d{3})(\d{3})(\d{4})$/.exec(digits)
  if (!found) return digits
  const [, country, area, exchange, line] = found
  return `${country ? `${country} ` : ""}(${area}) ${exchange}-${line}`
}

/** What is wrong with a phone, or null: it must have ten digits, with the mask or without. */
export const phoneFailure = (phone: string): FieldFailure | null => {
  if (isBlank(phone)) return "required"
  return isPhone(phone) ? null : "phoneFormat"
}

/** Exactly five digits. */
export const zipFailure = (zip: string): FieldFailure | null => {
  if (isBlank(zip)) return "required"
  return /^\d{5}$/.test(zip) ? null : "zipLength"
}

/** `required` of an empty or blank text, or null. */
export const requiredFailure = (text: string): FieldFailure | null => (isBlank(text) ? "required" : null)

/** Characters that a text of the seller's profile may have, outer blanks apart. */
export const MOST_CHARACTERS = 100

const isTooLong = (text: string): boolean => text.trim().length > MOST_CHARACTERS

/** A name in the seller's profile: of the firm or of the signer. */
export const sellerNameFailure = (variant: NameVariant, name: string): FieldFailure | null =>
  isTooLong(name) ? "tooLong" : nameFailure(variant, name)

/** Street, city or country in the seller's profile: under the text check of a listing, accents mapped first. */
export const sellerPlaceFailure = (field: "address" | "city" | "country", text: string): FieldFailure | null => {
  if (isBlank(text)) return "required"
  if (isTooLong(text)) return "tooLong"
  return isPlainText(text) ? null : `${field}Symbols`
}
