import type { EmailNotVerified } from "../kernel/errors.ts"
import { upbOf } from "./balance.ts"
import { missingIn, type WizardFacts } from "./completeness.ts"
import type {
  AssetFactsInvalid,
  PlanUnpaid,
  PublicationIncomplete,
  SellerProfileNotUpdated,
  SellerRevoked,
} from "./errors.ts"
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
