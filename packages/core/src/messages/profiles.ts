import type { FieldFailure } from "../profiles/fields.ts"

/** What a profile form says of a field. */
export const fieldTexts: { readonly [F in FieldFailure | "notDay" | "notText"]: string } = {
  addressSymbols: "Wrong symbols in address",
  boundsCrossed: "The highest balance must not be below the lowest",
  citySymbols: "Wrong symbols in city",
  countrySymbols: "Wrong symbols in country",
  nameSymbols: "Wrong symbols in name",
  notDay: "Enter a day as MM-DD-YYYY",
  notText: "This must be a text",
  phoneFormat: "Phone must look like (###)-###-####",
  pictureForeign: "Choose a picture of your own",
  required: "This field is required",
  stateUnknown: "Please choose a state",
  tooLong: "At most 100 characters, please",
  zipLength: "Zipcode must be 5 characters",
}

/** What a seller ticks and signs on the confirmation step (ACC-598). */
export const SELLER_CERTIFICATION =
  "I certify that I am the true legal owner of the assets that I list, or a representative whom the owner has authorized to sell them, and that what I enter is complete and correct to the best of my knowledge."
