const HIDDEN = "••••"

/** An account number for reading: its last four digits, and nothing that tells how many there are before them. */
export const maskedAccountNumber = (accountNumber: string): string => {
  const digits = accountNumber.replaceAll(/[^0-9]/g, "")
  return digits.length < 4 ? HIDDEN : `${HIDDEN}${digits.slice(-4)}`
}

/** What the owner of a bank account was told of its number: all of it, its end, or neither. */
interface ToldNumber {
  readonly accountNumber: string | null
  readonly lastFour: string | null
}

/** The account number of a bank for reading, from what its side was told of it. */
export const maskedAccount = ({ accountNumber, lastFour }: ToldNumber): string =>
  maskedAccountNumber(accountNumber ?? lastFour ?? "")
