import { Data } from "effect"

/** Refused: values of the form are not allowed; `problems` pairs a field with its message. */
export class BankFieldsInvalid extends Data.TaggedError("BankFieldsInvalid")<{
  readonly problems: ReadonlyArray<{ readonly field: string; readonly message: string }>
}> {}

/** Refused: no such account, or none of the caller's own. */
export class BankNotFound extends Data.TaggedError("BankNotFound") {}

/** Why the provider did not connect an account. `unavailable`: it gave no answer that we know. */
export const CONNECTION_FAILURES = ["expired", "locked", "unavailable", "unsupported", "wrongCredentials"] as const
/** Why the provider did not connect an account. `unavailable`: it gave no answer that we know. */
export type ConnectionFailure = (typeof CONNECTION_FAILURES)[number]

/** Refused by the provider, or not answered by it; nothing was kept. */
export class BankNotConnected extends Data.TaggedError("BankNotConnected")<{ readonly reason: ConnectionFailure }> {}

/** Refused: the account's provider is not one that deposits go through now. */
export class BankNotSelectable extends Data.TaggedError("BankNotSelectable") {}

/** Refused: the account has neither federal tax ID nor driver's license, one of which its choice needs. */
export class BankIdentityMissing extends Data.TaggedError("BankIdentityMissing") {}

/** Refused: the deposit of an offer that is under way goes through this account. */
export class BankInUse extends Data.TaggedError("BankInUse") {}

/** Whatever a command on a bank account refuses. */
export type BankRefusal =
  | BankFieldsInvalid
  | BankIdentityMissing
  | BankInUse
  | BankNotConnected
  | BankNotFound
  | BankNotSelectable
