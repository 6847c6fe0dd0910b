import { AssetNotFound, isFirstOwner } from "@xl/core/assets"
import { ListingActivity, MOST_LATEST_VISITS, MOST_VIEWED_ONLY } from "@xl/core/deals"
import { isAdministrator, type SignedIn } from "@xl/core/kernel"
import { type AssetId, must } from "@xl/core/shared"
import { Effect } from "effect"
import { type Database, type Db, read } from "../database/index.ts"
import { readAsset } from "../market/index.ts"

/** The latest visits, the latest first: of all members, or of those who only looked. */
const visitsOf = (db: Db, id: AssetId, most: number, hasActed?: false) =>
  db
    .selectFrom("listingPeople")
    .select(["latestAt as latestVisitDate", "total as totalVisits"])
    .where("assetId", "=", id)
    .where("latestAt", "is not", null)
    .$if(hasActed === false, (people) => people.where("hasActed", "=", false))
    .orderBy("latestAt", "desc")
    .limit(most)
    .execute()

const peopleOf = async (db: Db, id: AssetId) => {
  const { signers, ...counts } = await db
    .selectFrom("listingPeople")
    .select(({ fn }) => [
      fn.countAll<number>().as("numberOfAllActivities"),
      fn.count<number>("latestAt").as("totalUniqueViewers"),
      fn.countAll<number>().filterWhere("hasActed", "=", false).as("numberOfViewedOnly"),
      fn.countAll<number>().filterWhere("hasSigned", "=", true).as("signers"),
      fn.countAll<number>().filterWhere("isAdmitted", "=", true).as("numberOfTier2s"),
    ])
    .where("assetId", "=", id)
    .executeTakeFirstOrThrow()
  const kept = await db.selectFrom("listingFavorites").select("total").where("assetId", "=", id).executeTakeFirst()
  const viewedOnly = await visitsOf(db, id, MOST_VIEWED_ONLY, false)
  const latestVisits = await visitsOf(db, id, MOST_LATEST_VISITS)
  return { ...counts, numberOfCAs: signers, numberOfFavorites: kept?.total ?? 0, viewedOnly, latestVisits }
}

/** Counters of a listing and who only looked, without names. To others than its first owner and administrators there is no such asset. */
export const listingActivity = Effect.fnUntraced(function* (pool: Database, user: SignedIn, id: AssetId) {
  const asset = yield* readAsset(pool, id)
  if (!isFirstOwner(user, asset) && !isAdministrator(user)) return yield* new AssetNotFound()
  const people = yield* read(pool, (db) => peopleOf(db, id))
  return must(ListingActivity, {
    ...people,
    numberOfImpressions: asset.numberOfImpressions,
    numberOfActiveOffers: asset.numberOfActiveOffers,
    numberOfOffers: asset.numberOfOffers,
  })
})
