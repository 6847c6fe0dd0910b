import * as t from "io-ts"
import { Millis } from "../shared/days.ts"
import { BankingInfoId, UserId } from "../shared/ids.ts"
import { maskedAccountNumber } from "./masking.ts"
import { bankingFields } from "./model.ts"
import { BankCategory, ConnectionType } from "./vocabulary.ts"
import { BankProvider } from "../settings/bank-provider.ts"

const text = t.union([t.string, t.null])

/** Where the holder of an account lives, in the United States. */
export const BankAddress = t.readonly(
  t.strict({ address: t.string, city: t.string, state: t.string, zipCode: t.string }),
  "BankAddress",
)
/** Where the holder of an account lives, in the United States. */
export type BankAddress = t.TypeOf<typeof BankAddress>

/** An account as the gateway keeps it. Of numbers it has the last four digits; `sealed` is what nobody reads without the master key. */
export const BankAccount = t.readonly(
  t.strict({
    id: BankingInfoId,
    owner: UserId,
    bankName: text,
    routingNumber: text,
    lastFour: text,
    category: BankCategory,
    provider: BankProvider,
    connectionType: t.union([ConnectionType, t.null]),
    /** The last four characters of the number of its owner, or null where none was given. */
    identityEnd: text,
    /** Whether the provider asks for an address that was not given yet. */
    needsAddress: t.boolean,
    address: t.union([BankAddress, t.null]),
    /** Whether deposits go through it. At most one of a person's is. */
    isChosen: t.boolean,
    creationDate: Millis,
    /** When its owner removed it; nothing sealed is left of it then. */
    removedAt: t.union([Millis, t.null]),
    sealed: t.readonly(t.strict({ token: text, identity: text })),
  }),
  "BankAccount",
)
/** An account as the gateway keeps it. Of numbers it has the last four digits; `sealed` is what nobody reads without the master key. */
export type BankAccount = t.TypeOf<typeof BankAccount>

/** An account as its owner is shown it: the eleven fields, and what is to be done about it. */
export const OwnBank = t.readonly(
  t.strict({ ...bankingFields, needsAddress: t.boolean, isChosen: t.boolean, address: t.union([BankAddress, t.null]) }),
  "OwnBank",
)
/** An account as its owner is shown it: the eleven fields, and what is to be done about it. */
export type OwnBank = t.TypeOf<typeof OwnBank>

const ended = (end: string | null) => (end === null ? null : `••••${end}`)

/** What its owner is shown of an account: numbers by their ends, and never the token. */
export const ownBank = (account: BankAccount): OwnBank => ({
  bankingInfoId: account.id,
  bankName: account.bankName,
  accountNumber: account.lastFour === null ? null : maskedAccountNumber(account.lastFour),
  routingNumber: account.routingNumber,
  lastFour: account.lastFour,
  token: null,
  category: account.category,
  federalTaxID: account.category === "Business" ? ended(account.identityEnd) : null,
  driversLicense: account.category === "Individual" ? ended(account.identityEnd) : null,
  provider: account.provider,
  creationDate: account.creationDate,
  needsAddress: account.needsAddress,
  isChosen: account.isChosen,
  address: account.address,
})
