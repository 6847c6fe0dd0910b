import * as t from "io-ts"
import { Millis } from "../shared/days.ts"
import { absentAsNull } from "../shared/wire.ts"

/** The pair that is shown side by side under '/ss/': the loan purchase agreement and the settlement statement. */
export const CLOSING_DOCUMENTS = ["LPA", "SS"] as const satisfies ReadonlyArray<ClosingDocumentType>
/** One document of the closing pair. */
export const ClosingDocumentType = t.keyof({ LPA: null, SS: null }, "ClosingDocumentType")
export type ClosingDocumentType = t.TypeOf<typeof ClosingDocumentType>

/** A side of the table at closing. */
export const ClosingParty = t.keyof({ buyer: null, seller: null }, "ClosingParty")
export type ClosingParty = t.TypeOf<typeof ClosingParty>

/** That a party opened a closing document: the edition last opened, when, and when the party accepted that edition. */
export const ClosingHistoryEntry = t.readonly(
  t.strict({
    docType: ClosingDocumentType,
    party: ClosingParty,
    edition: t.Int,
    openedAt: Millis,
    acceptedAt: absentAsNull(Millis),
  }),
  "ClosingHistoryEntry",
)
export type ClosingHistoryEntry = t.TypeOf<typeof ClosingHistoryEntry>
