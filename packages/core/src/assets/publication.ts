import { Result } from "effect"
import { EmailNotVerified } from "../accounts/errors.ts"
import { isEmailVerified } from "../accounts/verified-email.ts"
import { isSellerProfileFilled } from "../profiles/completeness.ts"
import type { Profile } from "../profiles/model.ts"
import type { MarketConfiguration } from "../settings/ports.ts"
import type { Day } from "../shared/days.ts"
import { upbOf } from "./balance.ts"
import { missingIn, type WizardFacts } from "./completeness.ts"
import {
  AssetFactsInvalid,
  PlanUnpaid,
  PublicationIncomplete,
  SellerProfileNotUpdated,
  SellerRevoked,
} from "./errors.ts"
import { faultProblems } from "./fact-problems.ts"
import type { Asset } from "./model.ts"
import { WIZARD_STEPS } from "./steps.ts"

export type PublicationRefusal =
  | AssetFactsInvalid
  | EmailNotVerified
  | PlanUnpaid
  | PublicationIncomplete
  | SellerProfileNotUpdated
  | SellerRevoked

const missingMoney = (asset: WizardFacts): ReadonlyArray<string> => ((upbOf(asset) ?? 0) > 0 ? [] : ["assetInfo.upb"])

/** Characters of a note on a request for publication at most. */
export const MOST_PUBLICATION_NOTE = 500

/** Every fact that publication needs and the asset lacks, as step.field. */
export const missingForPublication = (asset: WizardFacts, autoDeposit: boolean): ReadonlyArray<string> => [
  ...new Set([
    ...WIZARD_STEPS.flatMap((step) => missingIn(step, asset, autoDeposit).map((field) => `${step}.${field}`)),
    ...missingMoney(asset),
  ]),
]

/** A profile that an administrator revoked blocks; otherwise it must be complete. */
export const sellerRefusal = (seller: Profile): SellerProfileNotUpdated | SellerRevoked | null => {
  if (seller.sellerProfile.status === "Revoked") return new SellerRevoked()
  return isSellerProfileFilled(seller) ? null : new SellerProfileNotUpdated()
}

/** Asked when the seller requests publication, and again when an administrator approves it. */
export const mayPublish = (
  asset: Asset,
  seller: Profile,
  { autoDeposit, planPrice }: Pick<MarketConfiguration, "autoDeposit" | "planPrice">,
  today: Day,
): Result.Result<void, PublicationRefusal> => {
  const refusal = sellerRefusal(seller)
  if (refusal) return Result.fail(refusal)
  const missing = missingForPublication(asset, autoDeposit)
  if (missing.length > 0) return Result.fail(new PublicationIncomplete({ missing }))
  const problems = faultProblems(asset, today)
  if (problems.length > 0) return Result.fail(new AssetFactsInvalid({ problems }))
  if (!isEmailVerified(seller.roles)) return Result.fail(new EmailNotVerified())
  return planPrice > 0 && !asset.planPaid ? Result.fail(new PlanUnpaid()) : Result.succeed(undefined)
}
