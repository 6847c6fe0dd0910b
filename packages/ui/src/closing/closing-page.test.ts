import { MarketUnavailable } from "@xl/core/kernel"
import { standingIn } from "@xl/testkit/assets"
import { aBuyer, anAdmin, aSeller } from "@xl/testkit/market"
import { anOfferId } from "@xl/testkit/offers"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { app, type Change } from "../testing/app.ts"
import { CLOSING_POINTS, ClosingPageModel } from "./closing-page-model.ts"

const won = standingIn("ContractPending.CallForOffers")
const people = [aSeller(), aBuyer(), anAdmin()]
const OFFER = anOfferId(1)
const run = Effect.runPromise

const opened = async (who = aBuyer(), change?: Change) => {
  const stage = await app({ who, seed: { assets: [won.asset], offers: [...won.offers], profiles: people } }, change)
  const { catalog, deposits, legalDocuments, offers } = stage.ports
  const model = new ClosingPageModel(offers, catalog, deposits, legalDocuments, stage.session)
  await model.open(who.id === aSeller().id ? "seller" : "buyer", OFFER)
  return { model, stage }
}
type Stage = Awaited<ReturnType<typeof opened>>
/** Both documents are prepared in a new edition, and the buyer opens each. */
const read = async ({ model, stage }: Stage) => {
  const { legalDocuments, offers } = stage.ports
  for (const docType of ["LPA", "SS"] as const) await run(legalDocuments.generate(OFFER, docType))
  await run(stage.market.makeLegalDocuments())
  for (const { docType, edition } of await run(legalDocuments.ofOffer(OFFER)))
    await run(offers.markClosingDocumentOpened(OFFER, docType, edition))
  await model.again()
}
const confirmAll = (model: ClosingPageModel) => {
  for (const point of CLOSING_POINTS) model.confirm(point, true)
}

describe("a party's closing pages", () => {
  it("ask for the acceptance only once every point is confirmed", async () => {
    const page = await opened()
    const { model } = page
    await read(page)
    model.ask()
    expect([model.isConfirming, [...model.missed]]).toEqual([false, [...CLOSING_POINTS]])
    confirmAll(model)
    expect([...model.missed]).toEqual([])
    model.confirm("money", false)
    model.ask()
    expect([model.isConfirming, [...model.missed]]).toEqual([false, ["money"]])
    model.confirm("money", true)
    model.ask()
    expect(model.isConfirming).toBe(true)
  })

  it("take no confirmation of a document that the party has not opened in its present edition", async () => {
    const page = await opened()
    const { model } = page
    confirmAll(model)
    model.ask()
    expect([model.isConfirming, [...model.missed]]).toEqual([false, ["LPA", "SS"]])
    await read(page)
    model.ask()
    expect(model.isConfirming).toBe(true)
  })

  it("stay to show the result to the party that accepted there, and are shut to it afterwards", async () => {
    const { model } = await opened()
    await model.accept()
    expect([model.page.tag, model.passage?.tag]).toEqual(["accepted", "pass"])
    expect(model.facts?.offer.closingPhase).toBe("sellerClosing")
    await model.open("buyer", OFFER)
    expect(model.passage).toEqual({ tag: "shut", target: "/dashboard/buyer" })
  })

  it("keep a refusal in the question, and nothing is accepted", async () => {
    const down = () => Effect.fail(new MarketUnavailable({ cause: "down" }))
    const page = await opened(aBuyer(), ({ offers }) => ({ offers: { ...offers, acceptClosingDocuments: down } }))
    const { model } = page
    await read(page)
    confirmAll(model)
    model.ask()
    await model.accept()
    expect([model.page.tag, model.isConfirming, model.error]).toEqual([
      "open",
      true,
      "We cannot reach the marketplace. Please try again.",
    ])
  })

  it("open to the seller without reload when the buyer has accepted", async () => {
    const { model, stage } = await opened(aSeller())
    const stop = model.follow()
    expect(model.passage).toEqual({ tag: "shut", target: "/seller/filters/active" })
    await run(stage.market.as(aBuyer()).offers.acceptClosingDocuments(OFFER))
    await expect.poll(() => model.passage).toEqual({ tag: "pass" })
    stop()
  })

  it("stay open where a later look gets no answer", async () => {
    let isDown = false
    const { model } = await opened(aBuyer(), ({ offers }) => ({
      offers: {
        ...offers,
        find: (id) => (isDown ? Effect.fail(new MarketUnavailable({ cause: "down" })) : offers.find(id)),
      },
    }))
    isDown = true
    await model.again()
    expect(model.page.tag).toBe("open")
  })

  it("tell a market that is down from an offer that is not there", async () => {
    const down = () => Effect.fail(new MarketUnavailable({ cause: "down" }))
    const lost = await opened(aBuyer(), ({ deposits }) => ({ deposits: { ...deposits, find: down } }))
    expect(lost.model.page.tag).toBe("failed")
    const { model } = await opened()
    await model.open("buyer", anOfferId(7))
    expect([model.page.tag, model.passage?.tag]).toEqual(["missing", "refused"])
    await model.open("buyer", null)
    expect([model.page.tag, model.passage?.tag]).toEqual(["missing", "refused"])
  })
})
