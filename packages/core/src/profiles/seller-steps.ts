import { withoutAccents } from "../shared/text.ts"
import { normalizedState } from "../shared/us-states.ts"
import {
  type FieldFailure,
  phoneFailure,
  requiredFailure,
  sellerNameFailure,
  sellerPlaceFailure,
  zipFailure,
} from "../shared/fields.ts"
import type { PostalAddress } from "./model.ts"

/** What is wrong with each field by its name, or null. */
export type FieldFailures = { readonly [field: string]: FieldFailure | null }

/** A text of an address as it is kept: accents mapped, runs of spaces as one, none at the ends. */
export const normalizedAddressText = (typed: string): string => withoutAccents(typed).replaceAll(/\s+/g, " ").trim()

const isUnknownState = (state: string): boolean => normalizedState(state) === "Various"

/** An address as it is kept: each text normalised, and a state of the list by its code. */
export const normalizedAddress = (typed: PostalAddress): PostalAddress => {
  const { address, city, country, state, zipCode } = typed
  return {
    country: normalizedAddressText(country),
    state: isUnknownState(state) ? normalizedAddressText(state) : normalizedState(state),
    city: normalizedAddressText(city),
    address: normalizedAddressText(address),
    zipCode: zipCode.trim(),
  }
}

interface Entity {
  readonly entityName: string
  readonly entityAddress: PostalAddress
}

/** What is wrong with each field of the entity step, or null: all are required, and each passes the check of its kind. */
export const entityFailures = (info: Entity): FieldFailures => {
  const { address, city, country, state, zipCode } = normalizedAddress(info.entityAddress)
  return {
    entityName: sellerNameFailure("entity", info.entityName),
    address: sellerPlaceFailure("address", address),
    city: sellerPlaceFailure("city", city),
    state: requiredFailure(state) ?? (isUnknownState(state) ? "stateUnknown" : null),
    country: sellerPlaceFailure("country", country),
    zipCode: zipFailure(zipCode),
  }
}

interface Confirmation {
  readonly phoneNumber: string
  readonly executive: boolean
  readonly title: string
  readonly signedByFirstName: string
  readonly signedByLastName: string
}

/** What is wrong with each field of the confirmation step, or null: the certification is ticked and signed. */
export const confirmationFailures = (info: Confirmation): FieldFailures => ({
  phoneNumber: phoneFailure(info.phoneNumber),
  executive: info.executive ? null : "required",
  title: requiredFailure(info.title),
  signedByFirstName: sellerNameFailure("person", info.signedByFirstName),
  signedByLastName: sellerNameFailure("person", info.signedByLastName),
})
