import { type AssetSearch, EVERYTHING } from "../assets/search.ts"
import { queryOf } from "../assets/search-address.ts"
import { LienPosition } from "../assets/vocabulary.ts"
import { criteriaFormOf } from "./criteria-choices.ts"
import type { Profile } from "./model.ts"

/** The search of the listing that acquisition criteria stand for. Kinds of assets and preferences for the collateral are no filters of the listing. */
const searchOfCriteria = (profile: Pick<Profile, "buyerProfile">): AssetSearch => {
  const { lienPositions, loanStatus, locations, maxUpb, minUpb, propertyTypes } = criteriaFormOf(profile)
  return {
    ...EVERYTHING,
    assetStatus: loanStatus,
    propertyType: propertyTypes,
    state: locations,
    lienPosition: lienPositions.filter(LienPosition.is),
    upbMin: minUpb,
    upbMax: maxUpb,
  }
}

/** What the list's address says to show what matches a buyer's criteria; null where they leave nothing out. */
export const queryOfCriteria = (profile: Pick<Profile, "buyerProfile">): string | null =>
  queryOf(searchOfCriteria(profile)) || null
