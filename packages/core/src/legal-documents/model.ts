import * as t from "io-ts"
import { DocumentRef } from "../documents/document-ref.ts"
import { Millis } from "../shared/days.ts"
import { DecimalCents } from "../shared/decimal.ts"
import { OfferId, UserId } from "../shared/ids.ts"
import { SignedCents } from "../shared/money.ts"
import { orNull } from "../shared/or-null.ts"

/** The loan purchase agreement, and the settlement statement. */
export const LegalDocumentType = t.keyof({ LPA: null, SS: null }, "LegalDocumentType")
export type LegalDocumentType = t.TypeOf<typeof LegalDocumentType>

/** A loan of the sale: its collateral's place, what is owed, and the share of the price. */
export const LoanLine = t.readonly(
  t.strict({ title: t.string, place: t.string, balance: DecimalCents, price: DecimalCents }),
  "LoanLine",
)
export type LoanLine = t.TypeOf<typeof LoanLine>

/** An amount of a statement in whole cents; what reduces the total is negative. */
export const SettlementLine = t.readonly(t.strict({ label: t.string, amount: SignedCents }), "SettlementLine")
export type SettlementLine = t.TypeOf<typeof SettlementLine>

/** A party as a document names it. `signatory` is who signs for an entity, null for a person; `title` that person's office. */
export const LegalParty = t.readonly(
  t.strict({
    role: t.keyof({ Purchaser: null, Seller: null }),
    name: t.string,
    address: orNull(t.string),
    signatory: orNull(t.string),
    title: orNull(t.string),
  }),
  "LegalParty",
)
export type LegalParty = t.TypeOf<typeof LegalParty>

/** What a section is made of; whoever sets it decides how that looks. */
export const PaperBlock = t.union(
  [
    t.readonly(t.strict({ tag: t.literal("text"), text: t.string })),
    t.readonly(
      t.strict({
        tag: t.literal("facts"),
        rows: t.readonlyArray(t.readonly(t.strict({ label: t.string, value: t.string }))),
      }),
    ),
    t.readonly(
      t.strict({
        tag: t.literal("loans"),
        rows: t.readonlyArray(LoanLine),
        balance: DecimalCents,
        price: DecimalCents,
      }),
    ),
    t.readonly(
      t.strict({
        tag: t.literal("lines"),
        caption: t.string,
        rows: t.readonlyArray(SettlementLine),
        total: SettlementLine,
      }),
    ),
    t.readonly(t.strict({ tag: t.literal("signatures"), parties: t.readonlyArray(LegalParty) })),
    // One signature given electronically: who signs, for whom, on which day, and the lines of it where it was drawn.
    t.readonly(
      t.strict({
        tag: t.literal("executed"),
        name: t.string,
        company: orNull(t.string),
        on: t.string,
        drawing: orNull(t.readonly(t.strict({ path: t.string, width: t.number, height: t.number }))),
      }),
    ),
  ],
  "PaperBlock",
)
export type PaperBlock = t.TypeOf<typeof PaperBlock>

/** What a document says, in order and without a look. Sections are numbered from 1 as they stand. */
export const LegalPaper = t.readonly(
  t.strict({
    title: t.string,
    subtitle: t.string,
    /** That it is a draft. Stands on every page. */
    notice: t.string,
    sections: t.readonlyArray(
      t.readonly(t.strict({ heading: t.string, blocks: t.readonlyArray(PaperBlock) }), "PaperSection"),
    ),
  }),
  "LegalPaper",
)
export type LegalPaper = t.TypeOf<typeof LegalPaper>

/** Why a document could not be made. The sentences are in `legalDocumentTexts`. */
export const LegalFailureCode = t.keyof(
  { ClosingOver: null, LettersMissing: null, PartyUnnamed: null, PrintingFailed: null, StorageFailed: null },
  "LegalFailureCode",
)
export type LegalFailureCode = t.TypeOf<typeof LegalFailureCode>

/** One document of an offer's closing pair, as it is kept. */
export const LegalDocument = t.readonly(
  t.strict({
    offerId: OfferId,
    docType: LegalDocumentType,
    state: t.keyof({ making: null, made: null, failed: null }),
    requestedAt: Millis,
    requestedBy: UserId,
    /** How often it was tried since it was asked for last. */
    attempts: t.Int,
    /** When it is tried next; null where it is made, or waits for somebody to ask again. */
    dueAt: orNull(Millis),
    failure: orNull(t.readonly(t.strict({ code: LegalFailureCode, at: Millis }))),
    /** Counts from 1 with the first that was made; another only where what it says changed. */
    edition: t.Int,
    madeAt: orNull(Millis),
    /** What the made edition says. */
    paper: orNull(LegalPaper),
    /** The made edition, a copy for each party. */
    copies: t.readonlyArray(DocumentRef),
  }),
  "LegalDocument",
)
export type LegalDocument = t.TypeOf<typeof LegalDocument>
