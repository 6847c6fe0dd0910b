import * as t from "io-ts"
import { Millis } from "../shared/days.ts"
import { absentAsNull, orDefault } from "../shared/wire.ts"

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

const flag = orDefault(t.boolean, false)

const Signature = t.readonly(
  t.strict({ signature: absentAsNull(t.string), signDate: absentAsNull(Millis) }),
  "Signature",
)

/** The settlement statement of an offer, and who signed it when. */
export const SSDocument = t.readonly(
  t.strict({
    type: t.string,
    pdfKey: absentAsNull(t.string),
    rawKey: absentAsNull(t.string),
    dateModified: absentAsNull(Millis),
    signatures: t.readonly(t.strict({ seller: absentAsNull(Signature), buyer: absentAsNull(Signature) })),
  }),
  "SSDocument",
)
export type SSDocument = t.TypeOf<typeof SSDocument>

const Copy = t.readonly(
  t.strict({ key: t.string, createdDate: absentAsNull(Millis), dateModified: absentAsNull(Millis) }),
  "Copy",
)
const PartHistory = t.readonly(
  t.strict({ received: absentAsNull(Copy), opened: absentAsNull(Copy), executed: absentAsNull(Copy) }),
  "PartHistory",
)

/** What each part did with the settlement statement, and whether it accepted. */
export const SSHistory = t.readonly(
  t.strict({
    buyer: absentAsNull(PartHistory),
    seller: absentAsNull(PartHistory),
    buyerAccepted: flag,
    sellerAccepted: flag,
  }),
  "SSHistory",
)
export type SSHistory = t.TypeOf<typeof SSHistory>
