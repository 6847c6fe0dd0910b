import * as t from "io-ts"

/** Whose account it is: a firm's, known by its federal tax ID, or a person's, known by the driver's license. */
export const BankCategory = t.keyof({ Business: null, Individual: null }, "BankCategory")
/** Whose account it is: a firm's, known by its federal tax ID, or a person's, known by the driver's license. */
export type BankCategory = t.TypeOf<typeof BankCategory>

/** How an account was connected: by signing in to the bank, or by typing its numbers. */
export const ConnectionType = t.keyof({ online: null, manual: null }, "ConnectionType")
/** How an account was connected: by signing in to the bank, or by typing its numbers. */
export type ConnectionType = t.TypeOf<typeof ConnectionType>
