import { DocumentRef } from "@xl/core/documents"
import { FundsApproval, GivenRole, REQUESTS_ON_A_PAGE, type RoleRequestSearch, RoleRequestStatus } from "@xl/core/roles"
import { AssetId, Cents, Day, DecimalCents, must, RoleRequestId, UserId } from "@xl/core/shared"
import * as t from "io-ts"
import { anyOf, orNull, paging, ShortText } from "../market/inputs.ts"
import { NextToken } from "../shared/index.ts"

const SentPaper = t.strict({ name: ShortText, key: ShortText, type: ShortText, dataOwnerId: UserId })
const SentPapers = t.readonlyArray(SentPaper)

/** Papers by their keys. What is said of them beside the key is never believed: the core looks it up. */
export const papers = new t.Type<ReadonlyArray<DocumentRef>, unknown, unknown>(
  "papers",
  t.readonlyArray(DocumentRef).is,
  (input, context) =>
    t
      .readonlyArray(DocumentRef)
      .validate(SentPapers.is(input) ? input.map((paper) => ({ ...paper, dateModified: 0 })) : input, context),
  (documents) => documents,
)

/** Of a seller request nothing is granted but the role. */
const NO_FUNDS: FundsApproval = { pofSum: must(Cents, 0), approved: false, fundsApprovalDate: must(Day, "1970-01-01") }

const Approval = orNull(t.strict({ buyerProfile: orNull(FundsApproval) }))

export const ApproveArgs = t.strict({ id: RoleRequestId, data: Approval })
export const AssignArgs = t.strict({ id: UserId, data: Approval })
export const EditFundsArgs = t.strict({ id: UserId, pofSum: DecimalCents, fundsApprovalDate: Day })
export const fundsIn = ({ data }: { readonly data: t.TypeOf<typeof Approval> }): FundsApproval =>
  data?.buyerProfile ?? NO_FUNDS

export const DeclineArgs = t.strict({ id: RoleRequestId, reason: orNull(ShortText) })
export const RequestArgs = t.strict({ documents: papers, wanted: orNull(AssetId) })
export const ByUser = t.strict({ id: UserId })
export const RoleArgs = t.strict({ id: UserId, role: GivenRole })
export const RevokeArgs = t.strict({ id: UserId, comment: ShortText })

export const Search: t.Type<RoleRequestSearch, unknown, unknown> = t.strict({
  ...paging(),
  email: orNull(ShortText),
  status: anyOf(RoleRequestStatus),
})

/** Which requests are listed, or counted. */
export const OfKind = t.strict({
  type: orNull(t.keyof({ ApprovedBuyers: null, Sellers: null })),
  status: orNull(RoleRequestStatus),
})
export type OfKind = t.TypeOf<typeof OfKind>

export const ListArgs = t.strict({
  ...OfKind.type.props,
  limit: paging(REQUESTS_ON_A_PAGE).size,
  nextToken: orNull(NextToken),
})
export type ListArgs = t.TypeOf<typeof ListArgs>
