import type { FieldFailure } from "../profiles/fields.ts"

/** What a profile form says of a field. */
export const fieldTexts: { readonly [F in FieldFailure]: string } = {
  nameSymbols: "Wrong symbols in name",
  phoneFormat: "Phone must look like (###)-###-####",
  required: "This field is required",
  zipLength: "Zipcode must be 5 characters",
}
