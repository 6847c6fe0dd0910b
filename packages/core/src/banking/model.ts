import * as t from "io-ts"
import { Millis } from "../shared/days.ts"
import { BankingInfoId } from "../shared/ids.ts"
import { tolerant } from "../shared/wire.ts"
import { BankCategory, BankProvider, ConnectionType } from "./vocabulary.ts"

const text = t.union([t.string, t.null])

/** The eleven fields of a bank account. */
export const bankingFields = {
  bankingInfoId: BankingInfoId,
  bankName: text,
  accountNumber: text,
  routingNumber: text,
  /** The last four digits of the account number. */
  lastFour: text,
  token: text,
  category: tolerant(BankCategory),
  /** Nine digits, without the hyphen. */
  federalTaxID: text,
  driversLicense: text,
  provider: tolerant(BankProvider),
  creationDate: Millis,
}

/** A bank account, as its owner's side alone sees it. Numbers are shown masked, and the token is the provider's name for the account. */
export const BankingInfo = t.readonly(t.strict(bankingFields), "BankingInfo")
/** A bank account, as its owner's side alone sees it. Numbers are shown masked, and the token is the provider's name for the account. */
export type BankingInfo = t.TypeOf<typeof BankingInfo>

const added = { token: text, category: BankCategory, bankName: text, federalTaxID: text, driversLicense: text }

/** What adds an account that vopay connected. */
export const NewVopayBank = t.readonly(t.strict({ provider: t.literal("vopay"), ...added }), "NewVopayBank")

/** What adds an account that plaid connected: beside the common fields, how, and the two names that plaid gave it. */
export const NewPlaidBank = t.readonly(
  t.strict({
    provider: t.literal("plaid"),
    ...added,
    connectionType: ConnectionType,
    plaidPublicToken: t.string,
    plaidAccountId: t.string,
  }),
  "NewPlaidBank",
)

/** What adds an account of either provider. */
export const NewBank = t.union([NewPlaidBank, NewVopayBank], "NewBank")
/** What adds an account of either provider. */
export type NewBank = t.TypeOf<typeof NewBank>
