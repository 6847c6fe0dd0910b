import type { AssetId } from "@xl/core/shared"
import { assetOf, entered, expected, factsOf, offersOn } from "./facts.ts"
import type { Race } from "./race.ts"
import { command, DRAFT, pick, type Scene, stageAsset, stageOffers, told, WINNABLE } from "./scene.ts"

const CHANGED = "OfferStatusChanged"
const WINNERS = 8

/** What holds between an asset and the offers on it, whatever was asked. */
const torn = async ({ market: { db } }: Scene, id: AssetId): Promise<ReadonlyArray<string | undefined>> => {
  const [asset, offers] = [await assetOf(db, id), await offersOn(db, id)]
  const won = offers.filter(({ status }) => status === "Successful").map((offer) => offer.id)
  const active = offers.filter(({ status }) => status === "Published" || status === "BestAndFinal")
  return [
    expected("the list of winners", won, asset.winnerOfferId === null ? [] : [asset.winnerOfferId]),
    expected("the counter of active offers", asset.numberOfActiveOffers, active.length),
  ]
}

/** A seller, in as many tabs, takes each of eight offers for the winner. */
export const twoWinners: Race = {
  name: "two winners",
  stage: async (scene, racers) => {
    const id = await stageAsset(scene, { status: "UnderSelection.CallForOffers" }, WINNERS)
    const offers = await stageOffers(scene, id, scene.buyers.slice(0, WINNERS), WINNABLE)
    return {
      racers: Array.from({ length: racers }, (_, n) => command(scene, scene.seller, "selectWinner", pick(offers, n))),
      refusals: ["WinnerChosen"],
      faults: async () => {
        const facts = await factsOf(scene.market.db, id)
        return [
          ...(await torn(scene, id)),
          expected("the number of offers that won", entered(facts, CHANGED, "Successful"), 1),
          expected("the number of contracts", entered(facts, "AssetStatusChanged", "ContractPending.CallForOffers"), 1),
        ]
      },
    }
  },
}

/** A buyer who presses the button again and again. */
export const doublePublish: Race = {
  name: "double publish of an offer",
  stage: async (scene, racers) => {
    const id = await stageAsset(scene, { status: "Published" })
    const buyer = pick(scene.buyers, racers)
    const offers = await stageOffers(scene, id, [buyer], DRAFT)
    return {
      racers: Array.from({ length: racers }, () => command(scene, buyer, "publishOffer", pick(offers, 0))),
      refusals: [],
      faults: async () => {
        const facts = await factsOf(scene.market.db, id)
        return [...(await torn(scene, id)), expected("times published", entered(facts, CHANGED, "Published"), 1)]
      },
    }
  },
}

/** The same bid from many tabs of one buyer: one draft, whatever its price comes to. */
export const doubleDraft: Race = {
  name: "double draft",
  stage: async (scene, racers) => {
    const id = await stageAsset(scene, { status: "Published" })
    const buyer = pick(scene.buyers, racers)
    return {
      racers: Array.from({ length: racers }, (_, n) => bidding(scene, buyer.id, id, `${9_000_000 + n}.00`)),
      refusals: [],
      faults: async () => {
        const facts = await factsOf(scene.market.db, id)
        return [
          expected("the number of drafts", (await offersOn(scene.market.db, id)).length, 1),
          expected("times drafted", facts.filter(({ type }) => type === "OfferCreated").length, 1),
        ]
      },
    }
  },
}

const BID = `mutation ($assets: [OfferAssetInput!]!, $price: Decimal!) {
  it: createOffer(assets: $assets, bidPrice: $price, earnestMoneyDeposit: "0", closing: 30, dueDiligencePeriod: 30) {
    __typename ... on Refusal { code } } }`

/** A buyer's draft on one asset at a price in dollars. */
export const bidding =
  ({ market, buyers }: Scene, buyer: string, asset: AssetId, price: string) =>
  async () => {
    const who = buyers.find(({ id }) => id === buyer) ?? null
    const assets = [{ id: asset, bidAllocation: { amount: price, currency: "USD" } }]
    return told((await market.ask(who, BID, { assets, price })).body)
  }

/** The buyer takes back what the seller is choosing. */
export const withdrawWhileSelect: Race = {
  name: "withdraw while select",
  stage: async (scene, racers) => {
    const id = await stageAsset(scene, { status: "UnderSelection.CallForOffers" }, 2)
    const buyers = scene.buyers.slice(0, 2)
    const wanted = pick(await stageOffers(scene, id, buyers, WINNABLE), 0)
    const asks = [
      command(scene, pick(buyers, 0), "withdrawOffer", wanted),
      command(scene, scene.seller, "selectWinner", wanted),
    ]
    return {
      racers: Array.from({ length: racers }, (_, n) => pick(asks, n)),
      refusals: ["OfferStatusForbids", "WinnerChosen"],
      faults: async () => {
        const facts = await factsOf(scene.market.db, id)
        const ends = entered(facts, CHANGED, "Withdrawn") + entered(facts, CHANGED, "Successful")
        return [...(await torn(scene, id)), expected("the number of ends", ends, 1)]
      },
    }
  },
}

/** The call closes while buyers still put offers before the seller: none gets in after it. */
export const closeWhileOffer: Race = {
  name: "close while offer",
  stage: async (scene, racers) => {
    const id = await stageAsset(scene, { status: "Published" }, 1)
    const [first, ...others] = scene.buyers.slice(0, racers - 1)
    await stageOffers(scene, id, first ? [first] : [])
    const drafts = await stageOffers(scene, id, others, DRAFT)
    const publishing = others.map((buyer, place) => command(scene, buyer, "publishOffer", pick(drafts, place)))
    const closing = command(scene, scene.seller, "closeCallForOffers", id)
    const middle = Math.floor(publishing.length / 2)
    return {
      racers: [...publishing.slice(0, middle), closing, ...publishing.slice(middle), closing],
      refusals: ["AssetClosedToOffers", "AssetStatusForbids"],
      faults: async () => {
        const facts = await factsOf(scene.market.db, id)
        const closed = facts.findIndex(({ status }) => status === "UnderSelection.CallForOffers")
        const late = entered(facts.slice(closed), CHANGED, "Published")
        return [
          ...(await torn(scene, id)),
          expected("the status", (await assetOf(scene.market.db, id)).status, "UnderSelection.CallForOffers"),
          expected("the number of closings", entered(facts, "AssetStatusChanged", "UnderSelection.CallForOffers"), 1),
          expected("the number of offers after it", late, 0),
        ]
      },
    }
  },
}
