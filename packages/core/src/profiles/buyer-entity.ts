import * as t from "io-ts"
import { DocumentRef } from "../roles/model.ts"
import { Day } from "../shared/days.ts"
import { DecimalCents } from "../shared/decimal.ts"
import { absentAsNull, orDefault } from "../shared/wire.ts"
import { AcquisitionCriteria } from "./criteria.ts"
import { ApprovedBy, DEFAULT_POF_SUM, PostalAddress } from "./model.ts"

const text = absentAsNull(t.string)

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
    pofSum: orDefault(DecimalCents, DEFAULT_POF_SUM),
    purchasingEntity: text,
    purchasingEntityAddress: absentAsNull(PostalAddress),
    mmgpFirstName: text,
    mmgpLastName: text,
    mmgpAddress: absentAsNull(PostalAddress),
    approvedBy: absentAsNull(ApprovedBy),
    pofDocument: orDefault(NewestFirst, []),
    fundsApprovalDate: absentAsNull(Day),
    fundsApprovalExpiryDate: absentAsNull(Day),
    acquisitionCriteria: absentAsNull(AcquisitionCriteria),
  }),
  "BuyerEntity",
)
/** A buyer's profile as an administrator reads it. */
export type BuyerEntity = t.TypeOf<typeof BuyerEntity>
