import * as t from "io-ts"
import { LoanStatus, PropertyType } from "../assets/vocabulary.ts"
import { DocumentRef } from "../roles/model.ts"
import { Day } from "../shared/days.ts"
import { must } from "../shared/decode.ts"
import { DecimalCents } from "../shared/decimal.ts"
import { Cents } from "../shared/money.ts"
import { AssetState } from "../shared/us-states.ts"
import { absentAsNull, orDefault, tolerant } from "../shared/wire.ts"
import { PostalAddress } from "./model.ts"

const text = absentAsNull(t.string)
const NO_FUNDS = must(Cents, 0)
const listOf = <A, O>(codec: t.Type<A, O, unknown>) => orDefault(t.readonlyArray(codec), [])

/** What a buyer looks for. Balances in cents, bounds included. */
export const AcquisitionCriteria = t.readonly(
  t.strict({
    assetType: listOf(t.string),
    collateralPreferences: listOf(t.string),
    minUpb: absentAsNull(DecimalCents),
    maxUpb: absentAsNull(DecimalCents),
    lienPositions: listOf(t.string),
    loanStatus: listOf(tolerant(LoanStatus)),
    propertyTypes: listOf(tolerant(PropertyType)),
    locations: listOf(tolerant(AssetState)),
  }),
  "AcquisitionCriteria",
)
export type AcquisitionCriteria = t.TypeOf<typeof AcquisitionCriteria>

/** The administrator who approved the funds. */
const Approver = t.readonly(t.strict({ firstName: text, lastName: text, email: t.string }), "Approver")

const newestFirst = <D extends { readonly dateModified: number }>(documents: ReadonlyArray<D>): ReadonlyArray<D> =>
  documents.toSorted((one, other) => other.dateModified - one.dateModified)

const Papers = t.readonlyArray(DocumentRef)
/** Papers in whatever order they come, read newest first. */
const NewestFirst = new t.Type<t.TypeOf<typeof Papers>, t.OutputOf<typeof Papers>, unknown>(
  "DocumentRef",
  Papers.is,
  (input, context) => {
    const read = Papers.validate(input, context)
    return read._tag === "Left" ? read : t.success(newestFirst(read.right))
  },
  Papers.encode,
)

/** A buyer's profile as an administrator reads it. Approved funds in cents, 0 until there is an approval. */
export const BuyerEntity = t.readonly(
  t.strict({
    approved: orDefault(t.boolean, false),
    completed: orDefault(t.boolean, false),
    pofSum: orDefault(DecimalCents, NO_FUNDS),
    purchasingEntity: text,
    purchasingEntityAddress: absentAsNull(PostalAddress),
    mmgpFirstName: text,
    mmgpLastName: text,
    mmgpAddress: absentAsNull(PostalAddress),
    approvedBy: absentAsNull(Approver),
    pofDocument: orDefault(NewestFirst, []),
    fundsApprovalDate: absentAsNull(Day),
    fundsApprovalExpiryDate: absentAsNull(Day),
    acquisitionCriteria: absentAsNull(AcquisitionCriteria),
  }),
  "BuyerEntity",
)
export type BuyerEntity = t.TypeOf<typeof BuyerEntity>
