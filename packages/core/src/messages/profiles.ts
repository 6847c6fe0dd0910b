import type { FieldFailure } from "../profiles/fields.ts"

/** What a profile form says of a field. */
export const fieldTexts: { readonly [F in FieldFailure]: string } = {
  addressSymbols: "Wrong symbols in address",
  citySymbols: "Wrong symbols in city",
  countrySymbols: "Wrong symbols in country",
  nameSymbols: "Wrong symbols in name",
  phoneFormat: "Phone must look like (###)-###-####",
  required: "This field is required",
  stateUnknown: "Please choose a state",
  tooLong: "At most 100 characters, please",
  zipLength: "Zipcode must be 5 characters",
}
