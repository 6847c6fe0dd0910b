import { anAssetId, aPublishedAsset, standingIn } from "@xl/testkit/assets"
import { aBuyer, anAdmin, aSale, aSeller, EXAMPLE_NOW, marketInMemory } from "@xl/testkit/market"
import { anOffer } from "@xl/testkit/offers"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import type { Asset } from "../../assets/model.ts"
import type { Offer } from "../../offers/model.ts"
import { addDays, dayOf, Millis } from "../../shared/days.ts"
import { must } from "../../shared/decode.ts"
import { type Step } from "./course.ts"
import { BOT } from "../../kernel/events.ts"
import { messagesOf, renewalMail } from "./notices.ts"
import { settleDue } from "./settle-due.ts"

const at = must(Millis, EXAMPLE_NOW)
const admin = { id: anAdmin().id, trigger: "Admin" } as const

describe("what is told of an asset", () => {
  const told = (before: Asset | null, after: Asset, by: Step["by"] = admin) =>
    messagesOf({ of: "asset", type: "AssetStatusChanged", by, at, before, after })
  const draft = aPublishedAsset({ status: "Draft" })
  const { mainInfo } = draft
  const mails = (...step: Parameters<typeof told>) => told(...step).slice(1)

  it("is live who changed what to which status", () =>
    expect(told(null, draft)).toEqual([
      {
        tag: "live",
        audience: { everyone: false, users: draft.owners },
        event: { topic: "asset", id: draft.id, status: "Draft", by: "Admin" },
      },
    ]))

  it("is mailed when it is approved, by its title or else its name, to its owner where it has one", () => {
    const listed = { ...draft, status: "Published" as const, mainInfo: { ...mainInfo, title: "Lakeside" } }
    const mail = { tag: "mail", kind: "assetApproved", to: aSeller().id }
    expect(mails(draft, listed)).toEqual([{ ...mail, facts: { assetId: draft.id, title: "Lakeside" } }])
    expect(mails(draft, { ...listed, mainInfo: { ...mainInfo, title: null } })).toMatchObject([
      { facts: { title: mainInfo.name } },
    ])
    expect(mails(draft, { ...listed, owners: [] })).toEqual([])
  })

  it("is mailed when an administrator revoked it, and not on any other way", () => {
    const listed = aPublishedAsset()
    const revoked = { ...listed, status: "Revoked" as const, statusComment: null }
    expect(mails(listed, revoked)).toMatchObject([{ kind: "assetRevoked", facts: { comment: "" } }])
    expect([
      mails(revoked, revoked),
      mails(listed, listed),
      mails(null, revoked),
      mails(listed, revoked, BOT),
      mails(listed, { ...listed, status: "NoLongerListedForSale" }),
      mails({ ...listed, status: "OnHold.Published" }, listed),
      mails(draft, { ...draft, status: "Deleted" }),
    ]).toEqual(Array.from({ length: 7 }, () => []))
  })
})

describe("what is told of an offer", () => {
  const told = (before: Offer | null, after: Offer) =>
    messagesOf({ of: "offer", type: "OfferStatusChanged", by: BOT, at, before, after })
  const [first] = anOffer().assets
  const bundle = anOffer({ assets: first ? [first, { ...first, id: anAssetId(2), title: "Lakeside" }] : [] })
  const facts = { offerId: bundle.id, assetId: anAssetId(1), title: "Cedar Park Retail, Lakeside" }

  it("is live once, by its first asset, and mailed to the seller when it is published", () =>
    expect(told({ ...bundle, status: "Draft" }, bundle)).toEqual([
      {
        tag: "live",
        audience: { everyone: false, users: [aBuyer().id, aSeller().id] },
        event: { topic: "offer", id: bundle.id, assetId: anAssetId(1), status: "Published", by: "Bot" },
      },
      { tag: "mail", kind: "offerReceived", to: aSeller().id, facts },
    ]))

  it("names to the seller the day by which to choose, where one is planned", () => {
    const today = dayOf(at)
    const underSelection = { startDate: today, endDate: addDays(today, 9), endedAt: null }
    const asset = aPublishedAsset({ periods: { ...aPublishedAsset().periods, underSelection } })
    const step = {
      of: "offer",
      type: "OfferStatusChanged",
      by: BOT,
      at,
      before: { ...bundle, status: "Draft" },
      after: bundle,
    } as const
    const mails = messagesOf(step, { assets: [asset], offers: [] }).filter(({ tag }) => tag === "mail")
    expect(mails).toMatchObject([{ kind: "offerReceived", facts: { day: addDays(today, 9) } }])
    expect(renewalMail("winnerFundsShort", bundle, [asset])).toMatchObject([{ facts: { day: addDays(today, 9) } }])
    expect(renewalMail("winnerFundsShort", bundle, [aPublishedAsset()])).toMatchObject([{ facts }])
  })

  it("is mailed to its buyer when it ends, and to nobody where the status stays or is nobody's news", () => {
    const ended = { ...bundle, status: "Declined" as const, declineReason: "Too low" }
    const mails = (...step: Parameters<typeof told>) => told(...step).filter(({ tag }) => tag === "mail")
    expect(mails(bundle, ended)).toEqual([
      { tag: "mail", kind: "offerDeclined", to: aBuyer().id, facts: { ...facts, reason: "Too low" } },
    ])
    expect(mails(bundle, { ...ended, assets: [] })).toMatchObject([{ facts: { assetId: "", title: "" } }])
    const draft = { ...bundle, status: "Draft" as const }
    const quiet = [
      mails(ended, ended),
      mails({ ...bundle, status: "BestAndFinal" }, bundle),
      mails(null, draft),
      mails(draft, { ...draft, status: "Withdrawn" }),
    ]
    expect(quiet).toEqual([[], [], [], []])
  })
})

describe("the scheduler's run", () => {
  const due = (count: number, change: Partial<Asset> = {}) =>
    aPublishedAsset({
      id: anAssetId(count),
      periods: {
        ...aPublishedAsset().periods,
        callForOffers: { startDate: dayOf(EXAMPLE_NOW), endDate: addDays(dayOf(EXAMPLE_NOW), 9), endedAt: null },
      },
      dateModified: must(Millis, 0),
      ...change,
    })
  const broken = (count: number) =>
    standingIn("ContractPending.CallForOffers", { id: anAssetId(count), winnerOfferId: null }).asset
  const run = (assets: ReadonlyArray<Asset>, now: number) => {
    const { home } = marketInMemory({ seed: { profiles: [aSeller()], assets } })
    return { home, ran: () => Effect.runPromise(home.run(settleDue(now))) }
  }

  it("counts its steps, and nothing is written where nothing is due", async () => {
    const { home, ran } = run([due(1), due(2)], EXAMPLE_NOW)
    expect(await ran()).toEqual({ steps: 2, failed: [] })
    const before = home.memory.rows
    expect(await ran()).toEqual({ steps: 0, failed: [] })
    expect(home.memory.rows).toBe(before)
  })

  it("goes past every deal that will not settle, names it once, and settles the others", async () => {
    const late = EXAMPLE_NOW + 400 * 86_400_000
    const { ran } = run([...Array.from({ length: 101 }, (_, place) => broken(place + 1)), due(200)], late)
    const { failed, steps } = await ran()
    expect(failed.map(({ id }) => id)).toEqual(Array.from({ length: 101 }, (_, place) => anAssetId(place + 1)))
    expect(String(failed[0]?.cause)).toContain("is ContractPending without a winner")
    expect(steps).toBe(2)
  })
})

it("brings back an offer that its deal has no more, and writes nothing for one that stands", async () => {
  const sale = aSale()
  const { id } = await sale.bid(1, [1])
  await Effect.runPromise(sale.admin.offers.cancel(id, "by mistake"))
  await sale.bid(2, [1])
  expect((await Effect.runPromise(sale.admin.offers.reactivate(id))).status).toBe("Published")
  const { rows } = sale.market.home.memory
  expect((await Effect.runPromise(sale.admin.offers.reactivate(id))).status).toBe("Published")
  expect(sale.market.home.memory.rows).toBe(rows)
})

it("settles what was due before it asks what may become of an offer, which its deal holds once", async () => {
  const long = must(Millis, EXAMPLE_NOW - 100 * 86_400_000)
  const expired = aPublishedAsset({ lenderDirect90: true, publishedTime: long, dateModified: long, statusSince: long })
  const profiles = [aSeller(), aBuyer(), anAdmin()]
  const market = marketInMemory({ actor: aBuyer(), seed: { profiles, assets: [expired], offers: [anOffer()] } })
  expect(await Effect.runPromise(Effect.flip(market.offers.withdraw(anOffer().id)))).toMatchObject({
    _tag: "OfferStatusForbids",
    status: "Declined",
  })
})
