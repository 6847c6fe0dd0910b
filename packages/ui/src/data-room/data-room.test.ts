import { anAssetId, aPublishedAsset } from "@xl/testkit/assets"
import { anAgreement, aTier2Request } from "@xl/testkit/data-room"
import { aBuyer, anAdmin, aSeller } from "@xl/testkit/market"
import { MarketUnavailable } from "@xl/core/kernel"
import type { Profile } from "@xl/core/profiles"
import { must, Tier2RequestId } from "@xl/core/shared"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { AccountDialogs } from "../accounts/index.ts"
import { Alerts } from "../alerts/index.ts"
import { app, type App, type Change, settled } from "../testing/app.ts"
import { DataRoomModel, Tier2RequestsModel } from "./index.ts"

const seller = aSeller()
const asset = aPublishedAsset({ owners: [seller.id] })
const run = Effect.runPromise
const broken = () => Effect.fail(new MarketUnavailable({ cause: "down" }))

/** The first two buyers have signed for both loans. */
const agreements = [aBuyer(), aBuyer(2)].flatMap(({ id: userId }) =>
  [asset.id, anAssetId(2)].map((assetId) => anAgreement({ assetId, userId })),
)
const seedWith = (...tier2Requests: ReadonlyArray<ReturnType<typeof aTier2Request>>) => ({
  agreements,
  assets: [asset, aPublishedAsset({ id: anAssetId(2), owners: [seller.id] })],
  profiles: [seller, aBuyer(), aBuyer(2), anAdmin()],
  tier2Requests,
})
const dialogsOf = ({ accounts, effects, log, session, snackbars, timers }: App, alerts: Alerts) =>
  new AccountDialogs(accounts.accounts, session, snackbars, alerts, effects, timers.after, log)

const roomOf = async (who: Profile, seed = seedWith(), change?: Change) => {
  const profiles = [who, ...seed.profiles.filter(({ id }) => id !== who.id)]
  const here = await app({ who, seed: { ...seed, profiles } }, change)
  await settled()
  const alerts = new Alerts()
  const { ports, session, snackbars } = here
  const { dataRooms, documents, userAssets } = ports
  const model = new DataRoomModel(dataRooms, session, dialogsOf(here, alerts), alerts, snackbars, documents, userAssets)
  const view = await run(ports.catalog.find(asset.id))
  await model.open(view)
  const sent = () => [...here.market.home.memory.rows.tier2Requests.values()].map(({ status }) => status)
  const open = () => model.view?.tiers.filter(({ isOpen }) => isOpen).map(({ tier }) => tier)
  return { ...here, model, alerts, sent, view, open }
}
const requestsOf = async (who: Profile, seed = seedWith(aTier2Request({ assetId: asset.id })), change?: Change) => {
  const here = await app({ who, seed }, change)
  await settled()
  const alerts = new Alerts()
  const model = new Tier2RequestsModel(here.ports.dataRooms, here.session, alerts, here.snackbars)
  await model.open(asset.id)
  const page = () => (model.listed.tag === "listed" ? model.listed.page : null)
  return { ...here, model, alerts, page }
}
const ID = must(Tier2RequestId, aTier2Request().id)

describe("a buyer before a data room", () => {
  it("asks for tier 2 and sees the decision without reload (ACC-297)", async () => {
    const { market, model, open, said, sent } = await roomOf(aBuyer())
    expect([model.standing, open()]).toEqual(["mayAsk", ["home", "tier1"]])
    const stop = model.follow()
    await model.ask()
    expect([model.standing, said(), sent()]).toEqual(["pending", ["Your request was sent to the seller."], ["Draft"]])
    const [request] = market.home.memory.rows.tier2Requests.values()
    if (request) await run(market.as(seller).dataRooms.approve(request.id))
    await settled()
    expect([model.standing, open()]).toEqual(["approved", ["home", "tier1", "tier2"]])
    stop()
  })

  it("asks again after a refusal", async () => {
    const { model, sent } = await roomOf(aBuyer(), seedWith(aTier2Request({ assetId: asset.id, status: "Declined" })))
    expect(model.standing).toBe("askAgain")
    await model.ask()
    expect([model.standing, sent()]).toEqual(["pending", ["Declined", "Draft"]])
  })

  it("is led to the e-mail's verification first, and asks nothing", async () => {
    const { alerts, model, sent } = await roomOf(aBuyer(1, { roles: ["ApprovedBuyers"] }))
    expect(model.standing).toBe("verifyFirst")
    await model.ask()
    expect([alerts.shown?.title, sent()]).toEqual(["Verify your email", []])
  })

  it("is told why a request failed, and may try again", async () => {
    const { model, said } = await roomOf(aBuyer(), seedWith(), ({ dataRooms }) => ({
      dataRooms: { ...dataRooms, request: broken },
    }))
    await model.ask()
    expect([model.isAsking, model.standing, said()]).toEqual([
      false,
      "mayAsk",
      ["We cannot reach the marketplace. Please try again."],
    ])
  })

  it("sees that the room did not load, and when it does", async () => {
    let isDown = true
    const { model, view } = await roomOf(aBuyer(), seedWith(), ({ dataRooms }) => ({
      dataRooms: { ...dataRooms, requestOf: (...of) => (isDown ? broken() : dataRooms.requestOf(...of)) },
    }))
    expect([model.listed.tag, model.standing]).toEqual(["failed", null])
    isDown = false
    await model.open(view) // the same asset again: nothing is asked
    expect(model.standing).toBeNull()
    await model.again()
    expect(model.standing).toBe("mayAsk")
  })

  it("keeps what it shows while another asset changes", async () => {
    const { market, model, ports } = await roomOf(aBuyer())
    const stop = model.follow()
    await run(market.as(aBuyer()).dataRooms.request(anAssetId(2)))
    await settled()
    expect(model.standing).toBe("mayAsk")
    stop()
    await run(ports.dataRooms.request(asset.id))
    await settled()
    expect(model.standing).toBe("mayAsk")
  })

  it("reads every tier as the first owner or an administrator", async () => {
    for (const who of [seller, anAdmin()]) {
      const { model, open } = await roomOf(who)
      expect([model.standing, open()]).toEqual(["keeper", ["home", "tier1", "tier2"]])
    }
  })
})

describe("who decides on a data room", () => {
  it("sees new requests without reload, the earliest first", async () => {
    const { market, model, page } = await requestsOf(seller)
    const stop = model.follow()
    market.home.clock.advance(1_000)
    await run(market.as(aBuyer(2)).dataRooms.request(asset.id))
    await settled()
    expect(page()?.draftTier2Requests.map(({ userId }) => userId)).toEqual([aBuyer().id, aBuyer(2).id])
    stop()
  })

  it("approves only when asked once more", async () => {
    const { alerts, model, page, said } = await requestsOf(seller)
    const [request] = page()?.draftTier2Requests ?? []
    if (request) model.approve(request)
    expect(alerts.shown).toMatchObject({
      title: "Approve this request?",
      text: [`${request?.name} may then read tier 2 of the data room, until you take the access back.`],
      confirm: { label: "Approve" },
    })
    expect(page()?.numberOfTier2s).toBe(0)
    alerts.confirm()
    await settled()
    expect([page()?.draftTier2Requests, page()?.numberOfTier2s]).toEqual([[], 1])
    expect(said()).toEqual(["The request is approved. The buyer was told."])
  })

  it("declines at once", async () => {
    const { market, model, page, said } = await requestsOf(anAdmin())
    const [request] = page()?.draftTier2Requests ?? []
    if (request) await model.decline(request)
    expect([page()?.draftTier2Requests, page()?.numberOfTier2s]).toEqual([[], 0])
    expect(market.home.memory.rows.tier2Requests.get(ID)?.status).toBe("Declined")
    expect(said()).toEqual(["The request is declined. The buyer was told."])
  })

  it("is told that somebody else decided first, and shown what came of it", async () => {
    const { market, model, page, said } = await requestsOf(seller)
    const [request] = page()?.draftTier2Requests ?? []
    await run(market.as(anAdmin()).dataRooms.approve(ID))
    if (request) await model.decline(request)
    expect(said()).toEqual(["This request was decided already."])
    expect([page()?.draftTier2Requests, page()?.numberOfTier2s]).toEqual([[], 1])
  })

  it("sees that the requests did not load", async () => {
    const { model } = await requestsOf(seller, seedWith(), ({ dataRooms }) => ({
      dataRooms: { ...dataRooms, requests: broken },
    }))
    expect(model.listed).toEqual({ tag: "failed", said: "We cannot reach the marketplace. Please try again." })
  })
})
