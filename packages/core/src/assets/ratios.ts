import { ONE, shareOf } from "../shared/share.ts"
import type { Asset } from "./model.ts"
import type { InterestType } from "./vocabulary.ts"

/** How the interest of a loan is fixed now: as the seller says, else as at origination. */
export const rateTypeOf = ({ noteOverview }: Pick<Asset, "noteOverview">): InterestType | null =>
  noteOverview.rateType ?? noteOverview.initialInterestType

/** What the ratios of a loan are read from. */
export type Rated = {
  readonly mainInfo: Pick<Asset["mainInfo"], "listingPrice" | "upb">
  readonly noteOverview: Pick<Asset["noteOverview"], "estCollateralValue" | "lienPosition" | "seniorBalance">
}

/** Whether other loans are paid before this one. */
export const isJunior = ({ noteOverview: { lienPosition } }: Pick<Rated, "noteOverview">): boolean =>
  lienPosition === "Second" || lienPosition === "Mezzanine"

/** What is owed up to and with this loan: its balance, and the senior debt of one that is paid after it; null where a part is unknown. */
const debtThrough = ({ mainInfo: { upb }, noteOverview }: Rated): number | null => {
  if (!isJunior({ noteOverview })) return upb
  const { seniorBalance } = noteOverview
  return upb === null || seniorBalance === null ? null : upb + seniorBalance
}

/**
 * What is owed over the collateral's estimated value, in millionths of one, or null where either is unknown. With the senior debt
 * before it, as a buyer of a second lien reckons: without, it would look safe behind any loan.
 */
export const loanToValue = (rated: Rated): number | null =>
  shareOf(debtThrough(rated), rated.noteOverview.estCollateralValue)

/** How that ratio is called: combined where it counts the debt before the loan. */
export const ltvLabel = (rated: Pick<Rated, "noteOverview">): "CLTV" | "LTV" => (isJunior(rated) ? "CLTV" : "LTV")

/** The asking price over the UPB, in millionths of one, or null where either is unknown. */
export const askingShare = ({ mainInfo }: Rated): number | null => shareOf(mainInfo.listingPrice, mainInfo.upb)

/** Whether more is owed than the collateral is worth; a ratio in millionths of one. */
export const isUnderWater = (ratio: number | null): boolean => (ratio ?? 0) > ONE

/** Whether the income does not carry the debt: a debt service coverage, in millionths of one, below 1.00x. */
export const isUncovered = (coverage: number | null): boolean => coverage !== null && coverage < ONE
