import type { StatusTrigger, AssetStatus } from "../kernel/statuses.ts"

/** What may be asked of the machine; `bot` is the scheduler or a consequence of somebody's command. */
export type AssetCommand =
  | "acceptClosingDocuments"
  | "approve"
  | "bot"
  | "cancelWinner"
  | "closeBestAndFinal"
  | "closeCallForOffers"
  | "confirmClosing"
  | "create"
  | "discard"
  | "hold"
  | "release"
  | "remove"
  | "reportFallThrough"
  | "requestPublish"
  | "revoke"
  | "selectWinner"
  | "takeBackApproval"
  | "withdraw"

/** One way through the machine. `from` is null where an asset begins. */
export interface Move {
  readonly row: number
  readonly command: AssetCommand
  readonly by: ReadonlyArray<StatusTrigger>
  readonly from: AssetStatus | null
  readonly to: AssetStatus
}

type Pairs = ReadonlyArray<readonly [AssetStatus | null, AssetStatus]>
type By = ReadonlyArray<StatusTrigger>

const row = (row: number, pairs: Pairs, ...asked: ReadonlyArray<readonly [AssetCommand, By]>): ReadonlyArray<Move> =>
  asked.flatMap(([command, by]) => pairs.map(([from, to]) => ({ row, command, by, from, to })))

const into = (to: AssetStatus, ...froms: ReadonlyArray<AssetStatus>): Pairs => froms.map((from) => [from, to])

const seller: By = ["Seller"]
const admin: By = ["Admin"]
const either: By = ["Seller", "Admin"]
const bot = ["bot", ["Bot"]] as const

const HOLDS: Pairs = [
  ["Published", "OnHold.Published"],
  ["CallForOffers", "OnHold.CallForOffers"],
  ["BestAndFinal", "OnHold.BestAndFinal"],
]
const ON_HOLD = ["OnHold.Published", "OnHold.CallForOffers", "OnHold.BestAndFinal"] as const
const UNDER_SELECTION = ["UnderSelection.CallForOffers", "UnderSelection.BestAndFinal"] as const
const CONTRACT_PENDING = ["ContractPending.CallForOffers", "ContractPending.BestAndFinal"] as const
const SELECTED: Pairs = [
  ["UnderSelection.CallForOffers", "ContractPending.CallForOffers"],
  ["UnderSelection.BestAndFinal", "ContractPending.BestAndFinal"],
]
const BEFORE_A_WINNER = ["Published", "CallForOffers", "BestAndFinal", ...UNDER_SELECTION, ...ON_HOLD] as const

/** Where a new asset begins. */
export const FIRST_STATUS = "Draft" as const satisfies AssetStatus

/** The asset status machine, row by row. Source: docs/market-rules.md, "Asset status machine". All else is refused. */
export const MACHINE: ReadonlyArray<Move> = [
  ...row(1, [[null, FIRST_STATUS]], ["create", seller]),
  ...row(2, into("Draft", "Draft"), ["requestPublish", seller]),
  ...row(3, into("Published", "Draft"), ["approve", admin]),
  ...row(4, into("Revoked", "Draft"), ["revoke", admin]),
  ...row(5, into("Deleted", "Draft"), ["discard", seller], ["remove", admin]),
  ...row(6, into("Draft", "Revoked"), ["requestPublish", seller]),
  ...row(7, into("CallForOffers", "Published"), bot),
  ...row(8, into("UnderSelection.CallForOffers", "CallForOffers"), bot),
  ...row(8, into("UnderSelection.CallForOffers", "Published", "CallForOffers"), ["closeCallForOffers", seller]),
  ...row(9, into("Published", "CallForOffers"), bot),
  ...row(10, into("BestAndFinal", "UnderSelection.CallForOffers"), bot),
  ...row(11, into("UnderSelection.BestAndFinal", "BestAndFinal"), bot, ["closeBestAndFinal", seller]),
  ...row(12, into("UnderSelection.CallForOffers", "BestAndFinal", "UnderSelection.BestAndFinal"), bot),
  ...row(12, into("Published", "BestAndFinal", "UnderSelection.BestAndFinal"), bot),
  ...row(13, SELECTED, ["selectWinner", seller]),
  ...row(14, into("Published", ...UNDER_SELECTION), bot),
  ...row(15, into("UnderContract", ...CONTRACT_PENDING), ["acceptClosingDocuments", ["Seller", "Bot"]]),
  ...row(
    16,
    SELECTED.map(([to, from]) => [from, to ?? "Published"] as const),
    bot,
    ["cancelWinner", admin],
  ),
  ...row(16, into("Published", ...CONTRACT_PENDING), bot, ["cancelWinner", admin]),
  ...row(17, into("Closed", "UnderContract"), ["confirmClosing", admin]),
  ...row(18, into("Published", "UnderContract"), ["reportFallThrough", admin]),
  ...row(19, HOLDS, bot, ["hold", either]),
  ...row(
    20,
    HOLDS.map(([to, from]) => [from, to ?? "Published"] as const),
    bot,
    ["release", either],
  ),
  ...row(21, into("ListingExpired", "Published", ...ON_HOLD), bot),
  ...row(22, into("NoLongerListedForSale", ...BEFORE_A_WINNER, "ListingExpired"), ["withdraw", either]),
  ...row(23, into("Draft", "ListingExpired", "NoLongerListedForSale"), ["requestPublish", seller]),
  ...row(24, into("Revoked", ...BEFORE_A_WINNER), ["revoke", admin]),
  ...row(25, into("Deleted", "Revoked", "ListingExpired", "NoLongerListedForSale"), ["remove", admin]),
  ...row(26, into("Draft", "Published"), ["takeBackApproval", admin]),
]
