import * as t from "io-ts"
import { Millis } from "../shared/days.ts"
import { plus } from "../shared/whole.ts"
import { absentAsNull, orDefault } from "../shared/wire.ts"
import { UserAssetOffer } from "./user-asset-offer.ts"

const flag = orDefault(t.boolean, false)
const at = absentAsNull(Millis)

/** How often a person looked at an asset, and when last. */
export const AssetVisits = t.readonly(t.strict({ latestVisitDate: Millis, totalVisits: t.Int }), "AssetVisits")
export type AssetVisits = t.TypeOf<typeof AssetVisits>

/** The confidentiality agreement that a person executed. */
export const ExecutedAgreement = t.readonly(t.strict({ executionDate: Millis, pdfKey: t.string }), "ExecutedAgreement")
export type ExecutedAgreement = t.TypeOf<typeof ExecutedAgreement>

/** What one person has to do with one asset. `Tier1` and `Tier2` say whether the person reads that tier. */
export const UserAsset = t.readonly(
  t.strict({
    userEmail: t.string,
    offer: absentAsNull(UserAssetOffer),
    offerHistory: absentAsNull(t.readonlyArray(UserAssetOffer)),
    Tier1: flag,
    Tier2: flag,
    Favorite: flag,
    viewed: flag,
    userAssetData: absentAsNull(AssetVisits),
    CAExecutionDate: at,
    Tier2AccessDate: at,
    executedCA: absentAsNull(ExecutedAgreement),
  }),
  "UserAsset",
)
export type UserAsset = t.TypeOf<typeof UserAsset>

/** The visits after one more, at `at` in milliseconds since the epoch; a visit told late does not move the latest back. */
export const visitedAgain = (visits: AssetVisits | null, at: Millis): AssetVisits => ({
  latestVisitDate: visits && visits.latestVisitDate > at ? visits.latestVisitDate : at,
  totalVisits: plus(visits?.totalVisits ?? 0, 1),
})
