import type { BankRefusal, ConnectionFailure } from "../banking/errors.ts"

/** What is said where the provider connected nothing. */
export const bankConnectionTexts: { readonly [F in ConnectionFailure]: string } = {
  expired: "This bank connection is no longer good. Please connect the bank again.",
  locked: "Your bank has locked this account. Please unlock it at your bank, then connect it again.",
  unavailable: "The payment provider does not answer. Please try again in a few minutes.",
  unsupported: "This account cannot be used for deposits. Please connect a checking or savings account.",
  wrongCredentials: "Your bank did not accept the user name or the password. Please connect the bank again.",
}

/** What we say when a command on a bank account is refused; the catalogue in index.ts holds these too. */
export const bankMessages: {
  readonly [Tag in BankRefusal["_tag"]]: (why: Extract<BankRefusal, { readonly _tag: Tag }>) => string
} = {
  BankFieldsInvalid: ({ problems }) => problems.map(({ message }) => message).join(" "),
  BankIdentityMissing: () => "This bank needs a federal tax ID or a driver's license number before it can be chosen.",
  BankInUse: () =>
    "The deposit of an offer goes through this bank. Select another bank for deposits first, then delete this one.",
  BankNotConnected: ({ reason }) => bankConnectionTexts[reason],
  BankNotFound: () => "There is no such bank.",
  BankNotSelectable: () => "Deposits do not go through this bank's provider now. Please choose another bank.",
}
