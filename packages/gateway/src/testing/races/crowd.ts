import type { AssetId } from "@xl/core/shared"
import { assetOf, entered, expected, factsOf, offersOn } from "./facts.ts"
import { bidding } from "./offer-races.ts"
import { command, pick, type Scene, stageAsset } from "./scene.ts"

/** Requests under way at once: more than the pool has connections. */
const AT_ONCE = 40

/** Every buyer drafts one offer and puts it before the seller, spread over so many assets. Gives what is wrong afterwards. */
export const crowdOn = async (scene: Scene, assets: number): Promise<ReadonlyArray<string | undefined>> => {
  const ids = await Promise.all(Array.from({ length: assets }, () => stageAsset(scene, { status: "Published" })))
  const answers = new Set<string>()
  const waiting = [...scene.buyers.entries()]
  const serve = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      answers.add(await offering(scene, next[0], pick(ids, next[0])))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, serve))
  const each = await Promise.all(
    ids.map((id, place) => faultsOf(scene, id, sharesOf(scene.buyers.length, assets, place))),
  )
  return [expected("what buyers were told", [...answers], ["Done"]), ...each.flat()]
}

/** How many of a crowd that is dealt out in turns come to one place. */
const sharesOf = (crowd: number, places: number, place: number) => Math.floor((crowd - 1 - place) / places) + 1

const offering = async (scene: Scene, place: number, asset: AssetId) => {
  const buyer = pick(scene.buyers, place)
  const drafted = await bidding(scene, buyer.id, asset, `${8_000_000 + place}.00`)()
  if (drafted !== "Done") return drafted
  const { id } = await scene.market.db
    .selectFrom("offers")
    .select("id")
    .where("buyer", "=", buyer.id)
    .where("assetSet", "=", asset)
    .executeTakeFirstOrThrow()
  return command(scene, buyer, "publishOffer", id)()
}

const faultsOf = async ({ market: { db } }: Scene, id: AssetId, crowd: number) => {
  const [asset, offers, facts] = [await assetOf(db, id), await offersOn(db, id), await factsOf(db, id)]
  return [
    expected("the counter of active offers", asset.numberOfActiveOffers, crowd),
    expected("the counter of offers", asset.numberOfOffers, crowd),
    expected("the number of published offers", offers.filter(({ status }) => status === "Published").length, crowd),
    expected("times drafted", facts.filter(({ type }) => type === "OfferCreated").length, crowd),
    expected("times published", entered(facts, "OfferStatusChanged", "Published"), crowd),
  ]
}
