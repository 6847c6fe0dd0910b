/** Every sentence we say when we say no: one wording for screens, gateway and mail. */
// Pulls in shared.
import type { AccountRefusal, AccountsUnavailable } from "../accounts/errors.ts"
import type { BankRefusal } from "../banking/errors.ts"
import type { DepositRefusal } from "../deposits/errors.ts"
import type { LogRefusal } from "../monitoring/errors.ts"
import { accountMessages } from "./accounts.ts"
import { bankMessages } from "./banking.ts"
import { depositMessages } from "./deposits.ts"
import { type MarketBroken, marketMessages, type MarketRefusal } from "./market.ts"
import { monitoringMessages } from "./monitoring.ts"

export { accountTexts, codeSentTo, passwordChecklistTexts } from "./accounts.ts"
export { assetFieldTexts, assetStatusTexts, type StatusText } from "./assets.ts"
export { bankIdentityTexts, bankTexts } from "./bank-texts.ts"
export { bankConnectionTexts } from "./banking.ts"
export { chatConnectionTexts, chatHeadings } from "./chat.ts"
export { contactTexts } from "./contact.ts"
export { UNDER_REVIEW } from "./market.ts"
export { alertTexts } from "./listing-alerts.ts"
export { money } from "./money.ts"
export { fieldTexts, SELLER_CERTIFICATION } from "./profiles.ts"
export { NO_ROLES } from "./roles.ts"
export { noticeTexts, OFFER_RIGHT_LOST, successTexts, warningTexts } from "./notices.ts"

/** A rule said no. */
export type Refusal = AccountRefusal | BankRefusal | DepositRefusal | LogRefusal | MarketRefusal
/** Something failed that may work again. */
export type Broken = AccountsUnavailable | MarketBroken
/** All that a person may be told went wrong. */
export type Told = Broken | Refusal

const catalogue = { ...accountMessages, ...bankMessages, ...depositMessages, ...marketMessages, ...monitoringMessages }

/** The sentence for a refusal or a breakdown; `{email}` in it is the operator's address, filled in by the caller. */
export const messageOf = <W extends Told>(why: W): string => {
  const say = catalogue[why._tag] as (why: W) => string
  return say(why)
}
