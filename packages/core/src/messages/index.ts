/** Every sentence we say when we say no: one wording for screens, gateway and mail. */
// Pulls in shared.
// A door and nothing else: what it held itself would take all that it lets out into the first file.
export { accountTexts, codeSentTo, passwordChecklistTexts } from "./accounts.ts"
export { addressed } from "./addressed.ts"
export { assetFieldTexts, assetStatusTexts, type StatusText } from "./assets.ts"
export { bankIdentityTexts, bankTexts } from "./bank-texts.ts"
export { bankConnectionTexts } from "./banking.ts"
export { type Broken, messageOf, type Refusal, type Told } from "./catalogue.ts"
export { chatConnectionTexts } from "./chat.ts"
export { contactTexts } from "./contact.ts"
export { FACTS_UNCONFIRMED } from "./fact-checks.ts"
export { UNDER_REVIEW } from "./market.ts"

export { alertTexts } from "./listing-alerts.ts"
export { money } from "./money.ts"
export { dayOutside, fieldTexts, SELLER_CERTIFICATION } from "./profiles.ts"

export { aggregateFundsWarning, choiceTexts, fundsMarkHelp, fundsMarkTexts } from "./offers.ts"
export { whyBuyerProfile, whySellerProfile } from "./steps-left.ts"
export { ROLE_WORDS } from "./roles.ts"
export { isSaleNews, noticeTexts, OFFER_RIGHT_LOST, successTexts, warningTexts } from "./notices.ts"
