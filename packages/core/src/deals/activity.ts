import * as t from "io-ts"
import { AssetVisits } from "../user-assets/model.ts"

/** Of so many members who only looked the latest visit is told, the latest first. */
export const MOST_VIEWED_ONLY = 5

/** Of so many members the latest visit is told, whatever else they did, the latest first. */
export const MOST_LATEST_VISITS = 10

/**
 * What became of an asset's listing, for its first owner and administrators. People are members, each counted once; nobody is named.
 * Offers are those ever sent, alone or in a bundle.
 */
export const ListingActivity = t.readonly(
  t.strict({
    /** How often its page was opened, by guests too. */
    numberOfImpressions: t.Int,
    /** Members who opened its page. */
    totalUniqueViewers: t.Int,
    /** Of these, who signed no agreement, asked for no second tier and sent no offer. */
    numberOfViewedOnly: t.Int,
    /** Members who signed the confidentiality agreement. */
    numberOfCAs: t.Int,
    /** Members who are admitted to the second tier. */
    numberOfTier2s: t.Int,
    /** Members who keep it as a favorite, its owner aside. */
    numberOfFavorites: t.Int,
    numberOfActiveOffers: t.Int,
    numberOfOffers: t.Int,
    /** Members who looked, signed, asked or offered. */
    numberOfAllActivities: t.Int,
    /** The latest of those who only looked. */
    viewedOnly: t.readonlyArray(AssetVisits),
    /** The latest of all members. */
    latestVisits: t.readonlyArray(AssetVisits),
  }),
  "ListingActivity",
)
/** What became of an asset's listing. */
export type ListingActivity = t.TypeOf<typeof ListingActivity>
