import * as t from "io-ts"
import { LoanStatus, PropertyType } from "../assets/vocabulary.ts"
import { DecimalCents, UsdCents } from "../shared/decimal.ts"
import { AssetState } from "../shared/us-states.ts"
import { absentAsNull, orDefault, tolerant } from "../shared/wire.ts"

const text = t.union([t.string, t.null])
const texts = t.readonlyArray(t.string)
const listOf = <A, O>(codec: t.Type<A, O, unknown>) => orDefault(t.readonlyArray(codec), [])

/** Of which loans somebody wants to be told. Words of lists are kept as they were said, listed or not. */
export const NotificationsCriteria = t.readonly(
  t.strict({
    assetType: texts,
    receiveNotificationsWhen: text,
    locations: texts,
    minUpb: t.union([UsdCents, t.null]),
    maxUpb: t.union([UsdCents, t.null]),
    userRole: text,
    receivePipelineNotifications: t.boolean,
    /** How the loan pays. */
    assetStatus: texts,
    collateralType: texts,
    collateralSubtype: texts,
  }),
  "NotificationsCriteria",
)
/** Of which loans somebody wants to be told. Words of lists are kept as they were said, listed or not. */
export type NotificationsCriteria = t.TypeOf<typeof NotificationsCriteria>

/** What a buyer looks for. Balances in cents, bounds included. */
export const AcquisitionCriteria = t.readonly(
  t.strict({
    assetType: listOf(t.string),
    collateralPreferences: listOf(t.string),
    minUpb: absentAsNull(DecimalCents),
    maxUpb: absentAsNull(DecimalCents),
    lienPositions: listOf(t.string),
    loanStatus: listOf(tolerant(LoanStatus)),
    propertyTypes: listOf(tolerant(PropertyType)),
    locations: listOf(tolerant(AssetState)),
  }),
  "AcquisitionCriteria",
)
/** What a buyer looks for. */
export type AcquisitionCriteria = t.TypeOf<typeof AcquisitionCriteria>
