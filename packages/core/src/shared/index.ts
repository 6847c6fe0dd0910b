/** Values every noun is made of, and the one way in for values from outside. */
export { decode, DecodeFailed, must } from "./decode.ts"
export { addDays, Day, DAY_MILLIS, dayOf, daysBetween, Millis, shownDay, startOfDay } from "./days.ts"
export { DecimalCents, PercentRate, UsdCents } from "./decimal.ts"
export { AssetId, Ids, OfferId, RoleRequestId, UserId } from "./ids.ts"
export { Cents, PositiveCents, Rate, SignedCents } from "./money.ts"
export { capitalized, emptyAsNull, isBlank, withoutAccents } from "./text.ts"
export { AssetState, normalizedState, StateCode, US_STATES } from "./us-states.ts"
