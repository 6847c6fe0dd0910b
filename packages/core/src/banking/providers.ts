import type { UnknownWord } from "../shared/wire.ts"
import { BankProvider, DEFAULT_BANK_PROVIDER } from "../settings/bank-provider.ts"

type Named = BankProvider | UnknownWord

/** What decides which banks may be chosen for a deposit. */
export interface BankChoice {
  /** The provider of the bank that failed, or null where none did. */
  readonly failed: Named | null
  readonly depositPaymentProvider: Named
  readonly depositIframeProvider: Named
}

type Offered = ReadonlyArray<BankProvider> | "any"

const AFTER_FAILURE: { readonly [P in BankProvider]: Offered } = { vopay: "any", plaid: ["plaid"] }

/** By payment provider, then by the provider of the frame. */
const CONFIGURED: { readonly [P in BankProvider]: { readonly [I in BankProvider]: Offered } } = {
  plaid: { plaid: ["plaid"], vopay: ["plaid"] },
  vopay: { vopay: ["vopay"], plaid: ["plaid", "vopay"] },
}

const known = (provider: Named): BankProvider => (BankProvider.is(provider) ? provider : DEFAULT_BANK_PROVIDER)

const offered = ({ depositIframeProvider, depositPaymentProvider, failed }: BankChoice): Offered =>
  BankProvider.is(failed)
    ? AFTER_FAILURE[failed]
    : CONFIGURED[known(depositPaymentProvider)][known(depositIframeProvider)]

/** The banks that may be chosen, in their order: a failed bank decides first, else the configured provider and frame do. */
export const selectableBanks = <B extends { readonly provider: Named }>(
  banks: ReadonlyArray<B>,
  choice: BankChoice,
): ReadonlyArray<B> => {
  const providers = offered(choice)
  return providers === "any"
    ? banks
    : banks.filter(({ provider }) => BankProvider.is(provider) && providers.includes(provider))
}

/** Whether what was connected is added without a press of Add: Plaid's is, VoPay's waits for it. */
export const submitsAtOnce = (provider: BankProvider): boolean => provider === "plaid"

/** Whose frame the Add New Bank dialog shows: the frame's provider, else the payments', else plaid. */
export const addBankProvider = (settings: {
  readonly depositIframeProvider?: Named | null
  readonly depositPaymentProvider?: Named | null
}): BankProvider =>
  [settings.depositIframeProvider, settings.depositPaymentProvider].find((named) => BankProvider.is(named)) ??
  DEFAULT_BANK_PROVIDER
