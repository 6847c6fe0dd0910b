import * as t from "io-ts"
import { Millis } from "../shared/days.ts"
import { BankingInfoId } from "../shared/ids.ts"
import { tolerant } from "../shared/wire.ts"
import { BankCategory, type ConnectionType } from "./vocabulary.ts"
import { BankProvider } from "../settings/bank-provider.ts"

const text = t.union([t.string, t.null])

/** The eleven fields of a bank account, as its owner alone is told them: numbers masked, and the token is the provider's name for it. */
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

/** What adds an account of either provider: the provider's name for it, and whose it is. */
interface Added {
  readonly token: string | null
  readonly category: BankCategory
  readonly bankName: string | null
  readonly federalTaxID: string | null
  readonly driversLicense: string | null
}
interface NewVopayBank extends Added {
  readonly provider: "vopay"
}
/** Beside the common fields, how the account was connected, and the two names that plaid gave it. */
interface NewPlaidBank extends Added {
  readonly provider: "plaid"
  readonly connectionType: ConnectionType
  readonly plaidPublicToken: string
  readonly plaidAccountId: string
}

/** What adds an account of either provider. */
export type NewBank = NewPlaidBank | NewVopayBank
