import { MarketUnavailable } from "@xl/core/kernel"
import { standingIn } from "@xl/testkit/assets"
import { aBuyer, anAdmin, aSeller, EXAMPLE_NOW } from "@xl/testkit/market"
import { anOfferId } from "@xl/testkit/offers"
import { Effect } from "effect"
import { describe, expect, it, vi } from "vitest"
import { app, type Change } from "../testing/app.ts"
import { ClosingDocumentsModel } from "./closing-documents-model.ts"
import { stateText } from "./document-state.ts"
import { FailedDocumentsModel } from "./failed-documents-model.ts"

const run = Effect.runPromise
const sold = standingIn("ContractPending.CallForOffers")
const people = [aSeller(), aBuyer(), anAdmin()]
const OFFER = anOfferId(1)
const down = () => Effect.fail(new MarketUnavailable({ cause: "down" }))

const here = (who = aSeller(), change?: Change) =>
  app({ who, now: EXAMPLE_NOW, seed: { assets: [sold.asset], offers: [...sold.offers], profiles: people } }, change)

const opened = async (who = aSeller(), change?: Change) => {
  const stage = await here(who, change)
  const { documents, legalDocuments, offers } = stage.ports
  const model = new ClosingDocumentsModel(legalDocuments, documents, offers, stage.session, stage.snackbars)
  await model.open(OFFER)
  const make = () => run(stage.market.makeLegalDocuments())
  return { stage, model, make }
}
const lpaIn = (model: ClosingDocumentsModel) => {
  const [lpa] = model.pair
  if (!lpa) throw new RangeError("The pair has no agreement")
  return lpa
}

describe("the documents of a closing", () => {
  it("are asked for, and show without reload once they are made", async () => {
    const { make, model } = await opened()
    const stop = model.follow()
    expect(model.pair.map(({ docType, state }) => [docType, state])).toEqual([
      ["LPA", "none"],
      ["SS", "none"],
    ])
    await model.make("LPA")
    expect([lpaIn(model).state, stateText(lpaIn(model))]).toEqual(["making", "In preparation …"])
    await make()
    await expect.poll(() => lpaIn(model).state).toBe("made")
    expect(stateText(lpaIn(model))).toMatch(/^Edition 1, prepared 11-2\d-2026, /)
    stop()
  })

  it("open for their owner, and are forgotten by the browser when they close", async () => {
    const { make, model, stage } = await opened(aBuyer())
    await model.make("LPA")
    await make()
    await model.again()
    const { document } = lpaIn(model)
    if (!document) throw new RangeError("There is no copy")
    expect(document.dataOwnerId).toBe(aBuyer().id)
    const history = async () => (await run(stage.ports.offers.find(OFFER))).closingHistory
    const [create, revoke] = [vi.spyOn(URL, "createObjectURL"), vi.spyOn(URL, "revokeObjectURL")]
    create.mockReturnValue("blob:one")
    revoke.mockReturnValue()
    await model.show(document)
    expect(model.opened).toEqual({ document, content: { type: "application/pdf", address: "blob:one" } })
    expect(await history()).toMatchObject([{ docType: "LPA", party: "buyer", edition: 1, acceptedAt: null }])
    model.close()
    expect([model.opened, revoke.mock.calls]).toEqual([null, [["blob:one"]]])
    vi.restoreAllMocks()
  })

  it("are read by an administrator with a reason that names the offer", async () => {
    const reasons: Array<string | undefined> = []
    const { make, model } = await opened(anAdmin(), ({ documents }) => ({
      documents: {
        ...documents,
        download: (paper, reason, category) => {
          reasons.push(reason, category)
          return documents.download(paper, reason, category)
        },
      },
    }))
    await model.make("SS")
    await make()
    await model.again()
    const [, statement] = model.pair
    if (!statement?.document) throw new RangeError("There is no copy")
    vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:one")
    await model.show(statement.document)
    expect(model.opened?.content).toMatchObject({ type: "application/pdf" })
    expect(reasons).toEqual([`Looks at the closing documents of offer ${OFFER}`, "closing"])
    vi.restoreAllMocks()
  })

  it("say why they were not asked for, or not given out", async () => {
    const { make, model, stage } = await opened(aSeller(), ({ documents, legalDocuments }) => ({
      documents: { ...documents, download: () => Effect.fail(new MarketUnavailable({ cause: "down" })) as never },
      legalDocuments,
    }))
    await model.make("LPA")
    await make()
    await model.again()
    const { document } = lpaIn(model)
    if (!document) throw new RangeError("There is no copy")
    await model.show(document)
    expect(model.opened?.content).toBe("failed")
    await model.save(document)
    expect(stage.snackbars.shown?.text).toBe("We cannot reach the marketplace. Please try again.")
    const lost = await opened(aSeller(), ({ legalDocuments }) => ({
      legalDocuments: { ...legalDocuments, generate: down },
    }))
    await lost.model.make("LPA")
    expect(lost.stage.snackbars.shown?.text).toBe("We cannot reach the marketplace. Please try again.")
    expect(lost.model.asking).toBeNull()
  })
})

describe("documents that failed", () => {
  const failed = async (who = aSeller()) => {
    const stage = await here(who)
    stage.market.press.broken = "press"
    await run(stage.market.as(aBuyer()).legalDocuments.generate(OFFER, "LPA"))
    await run(stage.market.makeLegalDocuments())
    const model = new FailedDocumentsModel(stage.ports.legalDocuments, stage.session, stage.snackbars)
    return { stage, model }
  }

  it("are a seller's own, and everybody's before an administrator", async () => {
    for (const [who, scope, total] of [
      [aSeller(), "own", 1],
      [anAdmin(), "own", 0],
      [anAdmin(), "all", 1],
    ] as const) {
      const { model } = await failed(who)
      await model.open(scope, 0)
      expect([scope, model.page?.total]).toEqual([scope, total])
    }
  })

  it("are tried again, and leave the list once they are made", async () => {
    const { model, stage } = await failed()
    const stop = model.follow()
    await model.open("own", 0)
    const [first] = model.page?.assets ?? []
    const [document] = first?.documents ?? []
    if (!document) throw new RangeError("Nothing failed")
    stage.market.press.broken = null
    await model.retry(document)
    expect(stage.snackbars.shown?.text).toBe("The Loan Purchase Agreement is being made again.")
    await run(stage.market.makeLegalDocuments())
    await expect.poll(() => model.page?.total).toBe(0)
    stop()
  })
})
