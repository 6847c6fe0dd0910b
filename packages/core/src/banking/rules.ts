import { Result } from "effect"
import { bankIdentityTexts } from "./words.ts"
import { fieldTexts } from "../shared/field-words.ts"
import { type FieldFailure, requiredFailure, sellerPlaceFailure, zipFailure } from "../shared/fields.ts"
import type { BankingInfoId } from "../shared/ids.ts"
import { masked, TAX_ID_MASK } from "../shared/masks.ts"
import { StateCode } from "../shared/us-states.ts"
import type { BankAccount, BankAddress } from "./account.ts"
import { BankFieldsInvalid, BankIdentityMissing, BankNotFound, BankNotSelectable } from "./errors.ts"
import {
  driversLicenseFailure,
  federalTaxIdFailure,
  type IdentityFailure,
  normalizedDriversLicense,
} from "./identity.ts"
import { type BankChoice, selectableBanks } from "./providers.ts"
import type { BankCategory } from "./vocabulary.ts"

/** The two numbers as they travel; the one that the category does not ask for is not looked at. */
export interface SentIdentity {
  readonly category: BankCategory
  /** Nine digits, with the hyphen or without it. */
  readonly federalTaxID: string | null
  readonly driversLicense: string | null
}

const taxIdFailure = (sent: string): IdentityFailure | null =>
  federalTaxIdFailure(/^\d{9}$/.test(sent) ? masked(sent, TAX_ID_MASK) : sent)

/** The number that the category asks for, as it is kept; else the sentence beside its field. */
export const identityOf = (sent: SentIdentity): Result.Result<string, BankFieldsInvalid> => {
  const isFirm = sent.category === "Business"
  const typed = (isFirm ? sent.federalTaxID : sent.driversLicense) ?? ""
  const failure = isFirm ? taxIdFailure(typed) : driversLicenseFailure(typed)
  if (failure === null) return Result.succeed(isFirm ? typed.replaceAll("-", "") : normalizedDriversLicense(typed))
  const field = isFirm ? "federalTaxID" : "driversLicense"
  return Result.fail(new BankFieldsInvalid({ problems: [{ field, message: bankIdentityTexts[failure] }] }))
}

/** The last four characters of a number, and fewer of one that has not more than those. */
export const identityEnd = (identity: string): string =>
  identity.slice(identity.length - Math.min(4, Math.floor(identity.length / 2)))

/** What is wrong with the address of an account's holder, field by field. */
export const bankAddressFailures = (
  typed: BankAddress,
): { readonly [F in keyof BankAddress]: FieldFailure | null } => ({
  address: sellerPlaceFailure("address", typed.address),
  city: sellerPlaceFailure("city", typed.city),
  state: requiredFailure(typed.state) ?? (StateCode.is(typed.state) ? null : "stateUnknown"),
  zipCode: zipFailure(typed.zipCode),
})

/** The account with its holder's address, outer blanks cut off; it asks for none then. */
export const withBankAddress = (
  account: BankAccount,
  typed: BankAddress,
): Result.Result<BankAccount, BankFieldsInvalid> => {
  const problems = Object.entries(bankAddressFailures(typed)).flatMap(([field, failure]) =>
    failure === null ? [] : [{ field, message: fieldTexts[failure] }],
  )
  if (problems.length > 0) return Result.fail(new BankFieldsInvalid({ problems }))
  const address = { ...typed, address: typed.address.trim(), city: typed.city.trim() }
  return Result.succeed({ ...account, address, needsAddress: false })
}

/** One of the accounts that are not removed; else it is not there. */
export const bankNamed = (
  banks: ReadonlyArray<BankAccount>,
  id: BankingInfoId,
): Result.Result<BankAccount, BankNotFound> => {
  const found = banks.find((bank) => bank.id === id && bank.removedAt === null)
  return found ? Result.succeed(found) : Result.fail(new BankNotFound())
}

/** Accounts that one change writes; at least one. */
export type Changed = readonly [BankAccount, ...Array<BankAccount>]

/**
 * The accounts of which deposits go through this one: those that change, the chosen one first. Its provider has to be one that the
 * settings let be chosen, and its owner's number has to be known.
 */
export const chosenBank = (
  banks: ReadonlyArray<BankAccount>,
  id: BankingInfoId,
  choice: BankChoice,
): Result.Result<Changed, BankIdentityMissing | BankNotFound | BankNotSelectable> => {
  const found = bankNamed(banks, id)
  if (Result.isFailure(found)) return Result.fail(found.failure)
  const bank = found.success
  if (selectableBanks([bank], choice).length === 0) return Result.fail(new BankNotSelectable())
  if (bank.identityEnd === null) return Result.fail(new BankIdentityMissing())
  const before = banks.filter((one) => one.isChosen && one.id !== id)
  return Result.succeed([{ ...bank, isChosen: true }, ...before.map((one) => ({ ...one, isChosen: false }))])
}
