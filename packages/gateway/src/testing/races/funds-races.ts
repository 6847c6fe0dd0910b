import { Cents, must } from "@xl/core/shared"
import { asBuyer, asSeller, complete } from "../people.ts"
import type { Person } from "../market.ts"
import { entered, expected, factsOf } from "./facts.ts"
import type { Race } from "./race.ts"
import { command, DRAFT, pick, type Scene, stageAsset, stageOffers } from "./scene.ts"

/** Covers one of the staged offers of $8,000,000, and not two. */
const FUNDS = must(Cents, 12_000_000_00)

/** A buyer with no offer from a race before. */
const fundedBuyer = ({ market }: Scene): Promise<Person> =>
  market.person(["ApprovedBuyers", "VerifiedUsers"], (profile) => {
    const funded = asBuyer()(profile)
    return { ...funded, buyerProfile: { ...funded.buyerProfile, pofSum: FUNDS } }
  })

/** How often offers on these assets became that. */
const timesOn = async ({ market: { db } }: Scene, assets: ReadonlyArray<string>, status: string): Promise<number> => {
  const facts = await Promise.all(assets.map((id) => factsOf(db, id)))
  return facts.reduce((times, one) => times + entered(one, "OfferStatusChanged", status), 0)
}

/** A buyer sends two offers at once, of which the funds cover one, on a market that refuses more. */
export const twoOffersOfOneFund: Race = {
  name: "two offers above the funds",
  stage: async (scene, racers) => {
    await scene.market.setSettings({ aggregateFunds: "refuse" })
    const buyer = await fundedBuyer(scene)
    const assets = [await stageAsset(scene, { status: "Published" }), await stageAsset(scene, { status: "Published" })]
    const offers = await Promise.all(assets.map((id) => stageOffers(scene, id, [buyer], DRAFT)))
    return {
      racers: Array.from({ length: racers }, (_, n) => command(scene, buyer, "publishOffer", pick(offers.flat(), n))),
      refusals: ["OffersExceedFunds"],
      faults: async () => {
        await scene.market.setSettings({ aggregateFunds: "warn" })
        return [expected("times published", await timesOn(scene, assets, "Published"), 1)]
      },
    }
  },
}

/** Two sellers choose one buyer, whose funds cover one of them. */
export const twoSellersOfOneBuyer: Race = {
  name: "two sellers choose one buyer",
  stage: async (scene, racers) => {
    const buyer = await fundedBuyer(scene)
    const other = await scene.market.person(["Sellers", "VerifiedUsers"], (profile) => asSeller(complete(profile)))
    const sales = await Promise.all(
      [scene, { ...scene, seller: other }].map(async (side) => {
        const asset = await stageAsset(side, { status: "UnderSelection.CallForOffers" }, 1)
        const [offer] = await stageOffers(side, asset, [buyer])
        return { asset, select: command(side, side.seller, "selectWinner", offer ?? "") }
      }),
    )
    return {
      racers: Array.from({ length: racers }, (_, n) => pick(sales, n).select),
      refusals: ["WinnerChosen", "WinnerFundsShort"],
      faults: async () => {
        const won = await timesOn(
          scene,
          sales.map(({ asset }) => asset),
          "Successful",
        )
        return [expected("the number of offers that won", won, 1)]
      },
    }
  },
}
