import { type NewBank, BankAccount } from "@xl/core/banking"
import { must, type UserId } from "@xl/core/shared"
import { EXAMPLE_NOW } from "../market/people.ts"

/** The id of the nth example account. */
export const aBankId = (n = 1): string => `7b000000-0000-4000-8000-${String(n).padStart(12, "0")}`

/** An account of this person's, changed where the reader should look. */
export const aBankAccount = (owner: UserId, change: Partial<typeof BankAccount._A> & { readonly n?: number } = {}) => {
  const { n = 1, ...rest } = change
  return must(BankAccount, {
    id: aBankId(n),
    owner,
    bankName: "First Harbor Bank",
    routingNumber: "011401533",
    lastFour: "6789",
    category: "Business",
    provider: "plaid",
    connectionType: "online",
    identityEnd: "6789",
    needsAddress: false,
    address: null,
    isChosen: n === 1,
    creationDate: EXAMPLE_NOW,
    removedAt: null,
    sealed: { token: null, identity: null },
    ...rest,
  })
}

const BUSINESS = { category: "Business", federalTaxID: "123456789", driversLicense: null } as const

/** What adds the account behind this token of Plaid's, of a firm. */
export const aPlaidBank = (plaidPublicToken: string, change: Partial<NewBank> = {}): NewBank => ({
  provider: "plaid",
  token: null,
  bankName: "First Harbor Bank",
  connectionType: "online",
  plaidPublicToken,
  plaidAccountId: "checking",
  ...BUSINESS,
  ...(change as object),
})

/** What adds the account behind this token of VoPay's, of a firm. */
export const aVopayBank = (token: string, change: Partial<NewBank> = {}): NewBank => ({
  provider: "vopay",
  token,
  bankName: null,
  ...BUSINESS,
  ...(change as object),
})
