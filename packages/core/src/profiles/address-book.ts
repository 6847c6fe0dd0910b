import { Context, type Effect } from "effect"
import * as t from "io-ts"
import type { VendorUnavailable } from "../monitoring/errors.ts"
import { StateCode } from "../shared/us-states.ts"
import type { PostalAddress } from "./model.ts"

/** A town of the United States; its ZIP code is null where it has several and none was typed. */
export const Town = t.readonly(
  t.strict({ zipCode: t.union([t.string, t.null]), city: t.string, state: StateCode }),
  "Town",
)
export type Town = t.TypeOf<typeof Town>

/** The country as a completed address names it. Source: specification of accounts, point 8. */
export const COMPLETED_COUNTRY = "USA"
/** Places suggested at most. */
export const MOST_SUGGESTIONS = 8
/** Characters from which on a place is looked for. */
const LEAST_TYPED = 3

/** A place that what was typed may mean. */
export interface AddressSuggestion {
  readonly id: string
  readonly label: string
}

/**
 * What of a typed address names a town: all behind the last comma, or a ZIP code alone; null while that says too little. `street` is
 * what stands before it.
 */
export const townTyped = (typed: string): { readonly street: string; readonly town: string } | null => {
  const at = typed.lastIndexOf(",")
  const town = typed.slice(at + 1).trim()
  const isZip = /^\d+$/.test(town)
  if (town.length < LEAST_TYPED || (at < 0 && !isZip)) return null
  return { street: typed.slice(0, Math.max(at, 0)).trim(), town }
}

/** Port: completes addresses as they are typed. Its laws are `addressBookContract` in testkit. */
export class AddressBook extends Context.Service<
  AddressBook,
  {
    /** Places that the typed text may mean, best first, at most `MOST_SUGGESTIONS`. */
    readonly suggest: (typed: string) => Effect.Effect<ReadonlyArray<AddressSuggestion>, VendorUnavailable>
    /** The parts of an address that a suggestion stands for; those that it does not know are left out. */
    readonly complete: (suggestion: AddressSuggestion) => Effect.Effect<Partial<PostalAddress>, VendorUnavailable>
  }
>()("@xl/core/profiles/AddressBook") {}
