/** Values every noun is made of, and the one way in for values from outside. */
export { decode, must } from "./decode.ts"
export {
  addDays,
  addMonths,
  Day,
  DAY_MILLIS,
  type DayBrand,
  dayOf,
  daysBetween,
  FIRST_YEAR,
  LAST_YEAR,
  Millis,
  type MillisBrand,
  readStored,
  shownDay,
  shownEnd,
  startOfDay,
} from "./days.ts"
export { DecimalCents, PercentRate, UsdCents } from "./decimal.ts"
export { Ids } from "./id-source.ts"
export { masked, PHONE_MASK, TAX_ID_MASK, ZIP_MASK } from "./masks.ts"
export { Cents, type CentsBrand, Rate, type RateBrand, SignedCents, type SignedCentsBrand } from "./money.ts"
export { JUDICIAL_STATES, REGION_NAMES, regionOf, REGIONS, regionsIn, withRegions } from "./regions.ts"
export { capitalized, isBlank, searchedText, withoutAccents } from "./text.ts"
export { grouped } from "./grouped.ts"
export {
  centsOf,
  decimalTyped,
  DEFAULT_PRECISION,
  digitInputShown,
  numberOf,
  signedCentsOf,
  textOfCents,
  TYPED_PRECISION,
} from "./typed-number.ts"
export { AssetState, normalizedState, StateCode, US_STATES } from "./us-states.ts"
export { dayTyped } from "./typed-day.ts"
export { absentAsNull, isKnown, IsoDay, orDefault, tolerant, type UnknownWord } from "./wire.ts"
export { addressed } from "./addressed.ts"
export { dayOutside, fieldTexts, lockedTexts } from "./field-words.ts"
export {
  displayedPhone,
  maskedPhone,
  nameFailure,
  phoneDigits,
  phoneFailure,
  requiredFailure,
  savedName,
  zipFailure,
} from "./fields.ts"
export {
  AssetId,
  type AssetIdBrand,
  BankingInfoId,
  type BankingInfoIdBrand,
  ChangeRequestId,
  type ChangeRequestIdBrand,
  ConversationSid,
  type ConversationSidBrand,
  MandateId,
  type MandateIdBrand,
  NoticeId,
  type NoticeIdBrand,
  OfferId,
  type OfferIdBrand,
  RoleRequestId,
  type RoleRequestIdBrand,
  SavedSearchId,
  type SavedSearchIdBrand,
  Tier2RequestId,
  type Tier2RequestIdBrand,
  UserId,
  type UserIdBrand,
  ValuationId,
  type ValuationIdBrand,
  VdrItemId,
  type VdrItemIdBrand,
} from "./ids.ts"
export { InternetAddress, type InternetAddressBrand } from "./internet-address.ts"
export { money } from "./money-words.ts"
export { type Paging } from "./paging.ts"
export { isPlainText, plainText } from "./plain-text.ts"
