/** Every sentence we say when we say no: one wording for screens, gateway and mail. */
// A door and nothing else: what it held itself would take all that it lets out into the first file.
export { bankConnectionTexts } from "./banking.ts"
export { type Broken, messageOf, type Refusal, type Told } from "./catalogue.ts"
export { UNDER_REVIEW } from "./market.ts"
export { creationMessage } from "./wire-errors.ts"
