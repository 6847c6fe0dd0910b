import * as t from "io-ts"

/** Who moves earnest money and connects banks. */
export const BankProvider = t.keyof({ plaid: null, vopay: null }, "BankProvider")
/** Who moves earnest money and connects banks. */
export type BankProvider = t.TypeOf<typeof BankProvider>

/** Whose account it is: a firm's, known by its federal tax ID, or a person's, known by the driver's license. */
export const BankCategory = t.keyof({ Business: null, Individual: null }, "BankCategory")
/** Whose account it is: a firm's, known by its federal tax ID, or a person's, known by the driver's license. */
export type BankCategory = t.TypeOf<typeof BankCategory>

/** How an account was connected: by signing in to the bank, or by typing its numbers. */
export const ConnectionType = t.keyof({ online: null, manual: null }, "ConnectionType")
/** How an account was connected: by signing in to the bank, or by typing its numbers. */
export type ConnectionType = t.TypeOf<typeof ConnectionType>

/** Who serves where no setting names a provider. */
export const DEFAULT_BANK_PROVIDER: BankProvider = "plaid"
