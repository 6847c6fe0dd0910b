import { type AssetStatus, MarketUnavailable, type OfferStatus } from "@xl/core/kernel"
import type { DealView } from "@xl/core/deals"
import { addDays, Cents, Day, must, shownDay } from "@xl/core/shared"
import { anAssetId, standingIn } from "@xl/testkit/assets"
import { aBuyer, anAdmin, aSeller } from "@xl/testkit/market"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { app, type Change, settled } from "../testing/app.ts"
import { extensionOf, offerCommands } from "./deal-command.ts"
import { DealModel } from "./deal-model.ts"
import { commandWords } from "./deal-words.ts"

const NOTHING = must(Cents, 0)

const opened = async (status: AssetStatus, change?: Change) => {
  const { asset, offers } = standingIn(status)
  const seed = { assets: [asset], offers, profiles: [aSeller(), aBuyer(), aBuyer(2)] }
  const here = await app({ who: anAdmin(), seed }, change)
  const { ports, session, snackbars, market } = here
  const { deals, listings, offers: bids } = ports
  const model = new DealModel(deals, listings, bids, session, snackbars, market.home.clock.now)
  await model.open(asset.id)
  const deal = () => {
    if (model.deal === null) throw new Error("The deal is not open")
    return model.deal
  }
  return { ...here, model, deal, kept: () => market.home.memory.rows.assets.get(asset.id) }
}

describe("the page of a deal", () => {
  it("says before a take-down what becomes of the offers, and afterwards what is next", async () => {
    const { deal, kept, model, said } = await opened("CallForOffers")
    expect(commandWords(deal(), { tag: "withdraw" }).consequence).toContain("1 active offer is declined")
    model.ask({ tag: "withdraw" })
    await model.confirm()
    expect([kept()?.status, model.asked, said().at(-1)]).toEqual([
      "NoLongerListedForSale",
      null,
      "The listing is taken down. Next: refund deposits that were received.",
    ])
    expect(model.logPage?.entries.find(({ what }) => what === "Listing taken down")).toMatchObject({ trigger: "Admin" })
  })

  it("reports a fall-through with its reason: the offer is canceled and the listing back on the market", async () => {
    const { deal, kept, model } = await opened("UnderContract")
    model.ask({ tag: "reportFallThrough" })
    model.typeReason("The title did not clear")
    await model.confirm()
    expect(model.error).toBeNull()
    expect([kept()?.status, deal().offers[0]?.status, deal().offers[0]?.cancelReason]).toEqual([
      "Published",
      "Canceled",
      "The title did not clear",
    ])
    expect(model.logPage?.entries.map(({ what }) => what)).toContain(
      "The sale fell through; the listing is on the market again",
    )
  })

  it("cancels an offer with a reason and brings it back, and says that its status was switched (BUY-387)", async () => {
    const { deal, model, said } = await opened("CallForOffers")
    const [offer] = deal().offers
    if (!offer) throw new Error("There is no offer")
    model.ask({ tag: "cancel", offer })
    await model.confirm()
    expect([model.error, deal().offers[0]?.status]).toEqual(["Please give the reason.", "Published"])
    model.typeReason("The buyer sent it twice")
    await model.confirm()
    expect(deal().offers[0]).toMatchObject({ status: "Canceled", cancelReason: "The buyer sent it twice" })
    const [canceled] = deal().offers
    if (canceled) model.ask({ tag: "reactivate", offer: canceled })
    await model.confirm()
    expect(deal().offers[0]?.status).toBe("Published")
    expect(said().at(-1)).toBe("Status switch initialized. The offer is active again. Next: the seller may select it.")
  })

  it("offers no way back to a canceled offer while the asset takes none, and says so before", async () => {
    const { deal } = await opened("UnderSelection.CallForOffers")
    const [offer] = deal().offers
    if (!offer) throw new Error("There is no offer")
    expect(commandWords(deal(), { tag: "cancel", offer }).consequence).toContain("It cannot be reactivated")
    const canceled = { ...offer, status: "Canceled" } as const
    expect(offerCommands(deal(), canceled)).toEqual([])
    const { asset } = deal()
    const open = { ...deal(), asset: { ...asset, status: "CallForOffers" as const } }
    expect(offerCommands(open, canceled)).toEqual(["reactivate"])
  })

  it("offers what the status allows and nothing else", async () => {
    const commands = async (status: AssetStatus) => (await opened(status)).model.commands
    expect(await commands("Published")).toEqual(["hold", "withdraw", "revoke"])
    expect(await commands("OnHold.Published")).toEqual(["release", "withdraw", "revoke"])
    expect(await commands("ContractPending.CallForOffers")).toEqual([])
    expect(await commands("UnderContract")).toEqual(["confirmClosing", "reportFallThrough"])
    expect(await commands("Closed")).toEqual([])
  })

  it("says before a closing is confirmed whether the earnest money has arrived, and what follows", async () => {
    const { deal } = await opened("UnderContract")
    const words = (depositStatus: "none" | "paid", requireBidDeposit: boolean) => {
      const deposits = deal().offers.map(({ id, terms }) => ({
        offerId: id,
        value: terms.earnestMoneyDeposit,
        depositStatus,
        decision: "none" as const,
        due: [],
        held: NOTHING,
        depositRefund: NOTHING,
        toSeller: NOTHING,
        toAdmin: NOTHING,
      }))
      const asset = { ...deal().asset, requireBidDeposit }
      return commandWords({ ...deal(), asset, deposits } satisfies DealView, { tag: "confirmClosing" })
    }
    expect(words("paid", true).consequence).toMatch(/The deposit can then be paid out\.$/)
    expect(words("none", true).consequence).toMatch(/has not been received\. This listing requires it, so the closing/)
    expect(words("none", false).consequence).toMatch(/has not been received\. This listing does not require it/)
    expect([words("none", false).done, words("paid", false).done]).toEqual([
      "The sale is closed.",
      "The sale is closed. Next: pay out the deposit once the seller has consented.",
    ])
  })

  it("cancels a winner until the contract is made, and brings nothing back beside one", async () => {
    const commands = async (status: AssetStatus, offered?: OfferStatus) => {
      const { deal } = await opened(status)
      return deal().offers.map((offer) => offerCommands(deal(), { ...offer, status: offered ?? offer.status }))
    }
    expect(await commands("CallForOffers")).toEqual([["cancel"]])
    expect(await commands("CallForOffers", "Canceled")).toEqual([["reactivate"]])
    expect(await commands("ContractPending.CallForOffers")).toEqual([["cancel"]])
    for (const status of ["UnderContract", "Closed"] as const) {
      expect(await commands(status)).toEqual([[]])
      expect(await commands(status, "Canceled")).toEqual([[]])
    }
  })

  it("says before a closing period is extended until when it lasts now", async () => {
    const { deal } = await opened("ContractPending.CallForOffers")
    const [offer] = deal().offers
    const last = must(Day, offer?.buyerClosingPeriod?.endDate)
    const asked = extensionOf(offer, "buyer")
    if (asked === null || asked.tag === "plan") throw new Error("Nothing is extended")
    const until = `The buyer has until ${shownDay(addDays(last, 1))}, 00:00 UTC to accept`
    expect(commandWords(deal(), asked).consequence).toContain(until)
  })

  it("extends the buyer's closing period to a later day, and asks for the day first", async () => {
    const { deal, model } = await opened("ContractPending.CallForOffers")
    const [offer] = deal().offers
    const asked = extensionOf(offer, "buyer")
    if (asked) model.ask(asked)
    expect(extensionOf(offer, "seller")).toBeNull()
    await model.confirm()
    expect([model.asked?.tag, model.error]).toEqual(["extendBuyer", "Choose the new last day."])
    const earliest = model.extension?.earliest
    model.chooseEnd(earliest)
    await model.confirm()
    expect([model.error, deal().offers[0]?.buyerClosingPeriod?.endDate]).toEqual([null, earliest])
    expect(model.logPage?.entries.map(({ what }) => what)).toContain("Closing period extended")
  })

  it("keeps the dialog open with the sentence of a refusal", async () => {
    const { model, kept } = await opened("CallForOffers", ({ listings }) => ({
      listings: { ...listings, hold: () => Effect.fail(new MarketUnavailable({ cause: "down" })) },
    }))
    model.ask({ tag: "hold" })
    await model.confirm()
    expect([model.asked?.tag, model.error === null, kept()?.status]).toEqual(["hold", false, "CallForOffers"])
  })

  it("asks for a new last day where the held period's own has passed", async () => {
    const { market, model } = await opened("OnHold.CallForOffers")
    model.ask({ tag: "release" })
    expect(model.needsEnd).toBe(false)
    market.home.clock.advance(400 * 86_400_000)
    model.ask({ tag: "release" })
    expect(model.needsEnd).toBe(true)
  })

  it("shows without reload what a buyer does", async () => {
    const { deal, market, model } = await opened("CallForOffers")
    const stop = model.follow()
    const [offer] = deal().offers
    if (offer) await Effect.runPromise(market.as(aBuyer()).offers.withdraw(offer.id))
    await settled()
    expect(deal().offers[0]?.status).toBe("Withdrawn")
    stop()
  })

  it("stays open where a later look gets no answer", async () => {
    let isDown = false
    const { model } = await opened("CallForOffers", ({ deals }) => ({
      deals: {
        ...deals,
        find: (id) => (isDown ? Effect.fail(new MarketUnavailable({ cause: "down" })) : deals.find(id)),
      },
    }))
    isDown = true
    await model.again()
    expect(model.opened.tag).toBe("open")
  })

  it("is missing for an asset that is not there, and says why it failed", async () => {
    const down = () => Effect.fail(new MarketUnavailable({ cause: "down" }))
    const { model } = await opened("Published", ({ deals }) => ({ deals: { ...deals, find: down, log: down } }))
    expect([model.opened.tag, model.log.tag]).toEqual(["failed", "failed"])
    const other = await opened("Published")
    await other.model.open(anAssetId(77))
    expect(other.model.opened.tag).toBe("missing")
  })
})
