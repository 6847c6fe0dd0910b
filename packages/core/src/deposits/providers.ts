import type { BankProvider } from "../settings/bank-provider.ts"
import type { DepositAccount, FactAt, TransferFact } from "./model.ts"
import { transferKey, withFact } from "./machine.ts"

/** Who moves a deposit. */
export type DepositProvider = BankProvider
type States = { readonly [Provider in DepositProvider]: { readonly [state: string]: TransferFact } }

/** What a provider's words for an incoming transfer mean. Any other word changes nothing and is logged. */
export const INCOMING_STATES: States = {
  plaid: {
    pending: "pending",
    posted: "inProgress",
    settled: "inProgress",
    funds_available: "paid",
    failed: "fundFailed",
    returned: "fundFailed",
    cancelled: "fundFailed",
  },
  vopay: {
    pending: "pending",
    "in progress": "inProgress",
    successful: "paid",
    failed: "fundFailed",
    returned: "fundFailed",
    cancelled: "fundFailed",
  },
}

/** Of an outgoing one: it is settled where the provider is done with it. */
export const OUTGOING_STATES: States = {
  plaid: { ...INCOMING_STATES.plaid, posted: "pending", settled: "paid" },
  vopay: { ...INCOMING_STATES.vopay, "in progress": "pending" },
}

/** What a provider tells of one transfer. */
export interface ProviderEvent extends FactAt {
  readonly id: string
  /** `transferKey` of what it is about. */
  readonly key: string
  readonly provider: DepositProvider
  readonly state: string
}

const factOf = (isIncoming: boolean, { provider, state }: ProviderEvent): TransferFact | null => {
  const states = (isIncoming ? INCOMING_STATES : OUTGOING_STATES)[provider]
  return Object.hasOwn(states, state) ? (states[state] ?? null) : null
}

/**
 * The account after an event. Taken once, by its id; about another transfer or in an unknown word it changes nothing. The same
 * events in any order, however often, give the same account.
 */
export const received = (account: DepositAccount, event: ProviderEvent): DepositAccount => {
  const about = account.transfers.find((transfer) => transferKey(account.offerId, transfer) === event.key)
  const fact = about ? factOf(about.leg === "fund", event) : null
  if (!about || !fact || account.seen.includes(event.id)) return account
  const { at, code, reason } = event
  return {
    ...account,
    seen: [...account.seen, event.id].toSorted(),
    transfers: account.transfers.map((transfer) =>
      transfer === about ? withFact(transfer, fact, { at, code, reason }) : transfer,
    ),
  }
}
