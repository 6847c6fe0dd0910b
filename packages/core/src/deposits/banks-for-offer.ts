import type { OwnBank } from "../banking/account.ts"
import { type BankChoice, selectableBanks } from "../banking/providers.ts"
import type { OfferStatus } from "../kernel/statuses.ts"
import { isOfferOver } from "../offers/standing.ts"
import type { DepositAccount } from "./model.ts"
import type { DepositSide, DepositView } from "./views.ts"

/** The leg whose money a side's bank sends or takes. */
const LEGS = { admin: "withdrawToAdmin", buyer: "fund", seller: "withdrawToSeller" } as const

/** The account through which a side's newest transfer failed, or null: it decides which others may take its place. */
export const failedBankOf = ({ transfers }: Pick<DepositAccount, "transfers">, side: DepositSide): string | null => {
  const newest = transfers.findLast(({ leg }) => leg === LEGS[side])
  return newest?.facts.fundFailed === undefined ? null : newest.bankId
}

/** Whether the newest transfer of the viewer's own side failed. */
export const hasFailed = ({ depositHistory, side }: Pick<DepositView, "depositHistory" | "side">): boolean =>
  depositHistory.findLast(({ leg }) => leg === LEGS[side])?.status === "fundFailed"

/** Of one's own banks those that may be named for an offer, by the same rule: after a failure the failed one decides first. */
export const banksForOffer = (
  deposit: Pick<DepositView, "bank" | "depositHistory" | "side">,
  banks: ReadonlyArray<OwnBank>,
  settings: Omit<BankChoice, "failed">,
): ReadonlyArray<OwnBank> => {
  const failing = hasFailed(deposit) ? deposit.bank?.bankingInfoId : undefined
  const failed = banks.find(({ bankingInfoId }) => bankingInfoId === failing)?.provider ?? null
  return selectableBanks(banks, { ...settings, failed })
}

/** Whether a bank is of any use still: not once an offer is over and none of its money is held or on its way. */
export const takesBank = (status: OfferStatus, { due, held }: Pick<DepositView, "due" | "held">): boolean =>
  !isOfferOver(status) || held > 0 || due.length > 0
