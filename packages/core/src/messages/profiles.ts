import type { FieldFailure } from "../profiles/fields.ts"

/** What a profile form says of a field. */
export const fieldTexts: { readonly [F in FieldFailure]: string } = {
  addressSymbols: "Wrong symbols in address",
  citySymbols: "Wrong symbols in city",
  nameSymbols: "Wrong symbols in name",
  phoneFormat: "Phone must look like (###)-###-####",
  required: "This field is required",
  tooLong: "At most 100 characters, please",
  zipLength: "Zipcode must be 5 characters",
}
