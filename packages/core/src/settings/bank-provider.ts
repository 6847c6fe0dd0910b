import * as t from "io-ts"

/** Who moves earnest money and connects banks. */
export const BankProvider = t.keyof({ plaid: null, vopay: null }, "BankProvider")
/** Who moves earnest money and connects banks. */
export type BankProvider = t.TypeOf<typeof BankProvider>

/** Who serves where no setting names a provider. */
export const DEFAULT_BANK_PROVIDER: BankProvider = "plaid"
