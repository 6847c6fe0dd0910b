import { savingWarning } from "@xl/core/assets"
import { messageOf } from "@xl/core/messages"
import { addressed } from "@xl/core/shared"
import { type FieldErrors, toldOf } from "./form-problems.ts"
import type { Why } from "./listing-saver.ts"

/** Why a save was not kept. `isStale`: the listing changed meanwhile and can be read again. */
export interface SavingTrouble {
  readonly said: string
  readonly isStale: boolean
}

/** Why a save was not kept, for each place that says so. */
export interface SavingRefusal {
  /** Beside the fields. */
  readonly told: FieldErrors
  /** Above them, where it is no fault of a field. */
  readonly trouble: SavingTrouble | null
  readonly warning: string
}

export const savingRefusal = (why: Why, contactEmail: string): SavingRefusal => {
  const said = addressed(messageOf(why), contactEmail)
  const isOfFields = why._tag === "AssetFactsInvalid" || why._tag === "PublicationIncomplete"
  return {
    told: toldOf(why),
    trouble: isOfFields ? null : { said, isStale: why._tag === "ChangesUnconfirmed" },
    warning: savingWarning(`${said} ${causeOf(why)}`),
  }
}

/** What stands behind a breakdown, as its text. */
const causeOf = (why: Why): string => ("cause" in why ? String(why.cause) : "")
