import type { TransferLeg } from "../offers/model.ts"
import type { Millis } from "../shared/days.ts"
import type { OfferId } from "../shared/ids.ts"
import type { DepositAccount, FactAt, FundingStatus, Transfer, TransferFact } from "./model.ts"

/**
 * Where a transfer may go from each state; all else is refused, or changes nothing. A provider that skips a state, or tells
 * of it late, moves nothing back: only the date of the step is filled in. From fundFailed a new attempt begins.
 * Source: docs/market-rules.md, "Deposit transfer".
 */
export const MOVES: { readonly [From in FundingStatus]: ReadonlyArray<FundingStatus> } = {
  none: ["requested"],
  requested: ["pending", "inProgress", "paid", "fundFailed"],
  pending: ["inProgress", "paid", "fundFailed"],
  inProgress: ["paid", "fundFailed"],
  paid: ["fundFailed"],
  fundFailed: ["requested"],
}

const ORDER: ReadonlyArray<TransferFact> = ["requested", "pending", "inProgress", "paid", "fundFailed"]

/** The state of one transfer: the furthest of what is known of it. */
export const statusOf = ({ facts }: Pick<Transfer, "facts">): FundingStatus =>
  ORDER.findLast((fact) => facts[fact] !== undefined) ?? "none"

/** The transfers of a leg, the newest last. */
export const transfersOf = ({ transfers }: DepositAccount, leg: TransferLeg): ReadonlyArray<Transfer> =>
  transfers.filter((transfer) => transfer.leg === leg)

/** The newest transfer of a leg: the only one that can be under way. */
export const currentOf = (account: DepositAccount, leg: TransferLeg): Transfer | undefined =>
  transfersOf(account, leg).at(-1)

/** Where the money is on its way in. */
export const fundingStatus = (account: DepositAccount): FundingStatus => {
  const current = currentOf(account, "fund")
  return current ? statusOf(current) : "none"
}

/** Whether money was paid and went back later: people look into it, nothing is reversed by itself. */
export const needsReconciliation = (account: DepositAccount): boolean =>
  transfersOf(account, "fund").some(({ facts }) => facts.paid !== undefined && facts.fundFailed !== undefined)

/** Whether a leg was sent and did not fail. */
export const isSent = (account: DepositAccount, leg: TransferLeg): boolean => {
  const current = currentOf(account, leg)
  return current !== undefined && statusOf(current) !== "fundFailed"
}

/** Whether money went, or is going, to the seller or the platform. */
export const hasPayout = (account: DepositAccount): boolean =>
  isSent(account, "withdrawToSeller") || isSent(account, "withdrawToAdmin")

/** The name under which a transfer is asked for: asked for twice, it is made once. */
export const transferKey = (offerId: OfferId, { attempt, leg }: Pick<Transfer, "attempt" | "leg">): string =>
  `${offerId}:${leg}:${attempt}`

/** The account with one more attempt of a leg, asked for at `at`. */
export const withTransfer = (
  account: DepositAccount,
  asked: Pick<Transfer, "amount" | "bankId" | "leg"> & { readonly byHand?: boolean },
  at: Millis,
): DepositAccount => ({
  ...account,
  transfers: [
    ...account.transfers,
    {
      ...asked,
      byHand: asked.byHand ?? false,
      attempt: transfersOf(account, asked.leg).length + 1,
      facts: { requested: { at, code: null, reason: null } },
    },
  ],
})

const isEarlier = (one: FactAt, other: FactAt | undefined): boolean =>
  other === undefined || one.at < other.at || (one.at === other.at && textOf(one) < textOf(other))

const textOf = ({ code, reason }: FactAt): string => JSON.stringify([code, reason])

/** The transfer with a fact; of two reports of the same fact the earlier counts, whichever came first. */
export const withFact = (transfer: Transfer, fact: TransferFact, told: FactAt): Transfer =>
  isEarlier(told, transfer.facts[fact]) ? { ...transfer, facts: { ...transfer.facts, [fact]: told } } : transfer
