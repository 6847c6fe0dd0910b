import type { FieldFailure } from "./fields.ts"
import { type Day, shownDay } from "./days.ts"

/** What a profile form says of a field. */
export const fieldTexts: { readonly [F in FieldFailure | "notDay" | "notText"]: string } = {
  addressSymbols: "Wrong symbols in address",
  boundsCrossed: "The highest balance must not be below the lowest",
  citySymbols: "Wrong symbols in city",
  countrySymbols: "Wrong symbols in country",
  nameSymbols: "Wrong symbols in name",
  notDay: "Enter a day as MM-DD-YYYY, from 1900 to 2100",
  notText: "This must be a text",
  phoneFormat: "Phone must look like (###)-###-####",
  pictureForeign: "Choose a picture of your own",
  required: "This field is required",
  stateUnknown: "Please choose a state",
  tooLong: "At most 100 characters, please",
  zipLength: "Zipcode must be 5 characters",
}

/** What is said of fields that their person only reads. */
export const lockedTexts = {
  email: "Contact support to change your email",
  name: "Contact support to change your name",
} as const

/** Answers a day outside the limits of its field, at least one of which is set. */
export const dayOutside = (from: Day | undefined, to: Day | undefined): string => {
  if (from === undefined) return to === undefined ? fieldTexts.notDay : `Enter ${shownDay(to)} or an earlier day`
  return to === undefined
    ? `Enter ${shownDay(from)} or a later day`
    : `Enter a day from ${shownDay(from)} to ${shownDay(to)}`
}
