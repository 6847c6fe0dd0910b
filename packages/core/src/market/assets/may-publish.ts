import { Result } from "effect"
import {
  AssetFactsInvalid,
  PlanUnpaid,
  PublicationIncomplete,
  SellerProfileNotUpdated,
  SellerRevoked,
} from "../../assets/errors.ts"
import { faultProblems } from "../../assets/fact-problems.ts"
import type { Asset } from "../../assets/model.ts"
import { missingForPublication, type PublicationRefusal } from "../../assets/publication.ts"
import { EmailNotVerified } from "../../kernel/errors.ts"
import { isEmailVerified } from "../../kernel/verified-email.ts"
import { isSellerProfileFilled } from "../../profiles/completeness.ts"
import type { Profile } from "../../profiles/model.ts"
import type { MarketConfiguration } from "../../settings/ports.ts"
import type { Day } from "../../shared/days.ts"

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
