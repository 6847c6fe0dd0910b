import { anAssetId, aPublishedAsset, standingIn } from "@xl/testkit/assets"
import { aBuyer, EXAMPLE_NOW } from "@xl/testkit/market"
import { anOffer, anOfferId } from "@xl/testkit/offers"
import { describe, expect, it } from "vitest"
import type { Asset } from "../../assets/model.ts"
import { changeOfDeposit, depositOf } from "../../deposits/kept.ts"
import type { Offer } from "../../offers/model.ts"
import { periodEnd } from "../../periods/rules.ts"
import { addDays, dayOf, Millis, startOfDay } from "../../shared/days.ts"
import { must } from "../../shared/decode.ts"
import { counted, recounted } from "./counters.ts"
import { assetIn, changeAsset, changeOffer, courseOf, moveOffer, offerIn } from "./course.ts"
import { BOT } from "../../kernel/events.ts"
import { dueOf } from "./due.ts"
import { loseWinner } from "./losing.ts"
import { settle } from "./settle.ts"
import { changeOf } from "./story.ts"

const now = must(Millis, EXAMPLE_NOW)
const day = (count: number) => addDays(dayOf(EXAMPLE_NOW), count)
const at = (count: number) => startOfDay(day(count))
const window = (from: number, to: number) => ({ startDate: day(from), endDate: day(to), endedAt: null })
const withPeriods = (periods: Partial<Asset["periods"]>) => ({ periods: { ...aPublishedAsset().periods, ...periods } })
const draft = anOffer({ status: "Draft", publishedDate: null })
const none = { numberOfActiveOffers: 0, numberOfSelectedOffers: 0, numberOfActiveBundles: 0, numberOfOffers: 0 }

describe("the counters of an asset", () => {
  const asset = { ...aPublishedAsset(), ...none, dateModified: must(Millis, 0) } as Asset

  it("stay as they are, and the asset with them, where an offer changes none", () => {
    expect(counted(asset, null, draft, now)).toBe(asset)
    expect(counted(asset, anOffer(), { ...anOffer(), sellerNotes: "low" }, now)).toBe(asset)
    expect(counted(asset, null, anOffer({ assets: [] }), now)).toBe(asset)
  })

  it("count an offer as active, selected and of a bundle while it is, and as published for good", () => {
    expect(counted(asset, draft, anOffer(), now)).toEqual({
      ...asset,
      numberOfActiveOffers: 1,
      numberOfOffers: 1,
      dateModified: now,
    })
    const selected = anOffer({ type: "MultipleBid", status: "BestAndFinal" })
    const all = { numberOfActiveOffers: 1, numberOfSelectedOffers: 1, numberOfActiveBundles: 1, numberOfOffers: 1 }
    const full = counted(asset, null, selected, now)
    expect(full).toMatchObject(all)
    expect(counted(full, selected, { ...selected, status: "Withdrawn" }, now)).toMatchObject({
      ...none,
      numberOfOffers: 1,
    })
    expect(recounted(asset, [draft, selected, anOffer({ assets: [] })])).toEqual(all)
  })
})

describe("what the scheduler owes", () => {
  const due = (asset: Asset) => {
    const owed = dueOf(asset)
    return owed && [owed.row, owed.to, owed.at]
  }
  const standing = (status: Asset["status"], change: Partial<Asset> = {}) => ({
    ...standingIn(status).asset,
    ...change,
  })

  it("is no start of a window that is over by then", () => {
    const plan = withPeriods({ callForOffers: window(-5, -3) })
    expect(due(standing("Published", { ...plan, dateModified: now }))).toBeNull()
    expect(due(standing("Published", { ...plan, dateModified: at(-2) }))).toBeNull()
    expect(due(standing("Published", { ...plan, dateModified: must(Millis, at(-2) - 1) }))).toEqual([
      7,
      "CallForOffers",
      at(-2) - 1,
    ])
  })

  it("is the end of a window that ended in this status, by what is left of the offers", () => {
    const plan = withPeriods({ callForOffers: window(-5, 2) })
    const ends = (change: Partial<Asset>) => due(standing("CallForOffers", { ...plan, ...change }))
    expect(ends({ statusSince: at(3) })).toBeNull()
    expect(ends({})).toEqual([8, "UnderSelection.CallForOffers", at(3)])
    expect(ends(none as Partial<Asset>)).toEqual([9, "Published", at(3)])
  })

  it("is the fall back from best and final, by what is left of the offers", () => {
    const left = { ...none, dateModified: now } as Partial<Asset>
    expect(due(standing("BestAndFinal", left))).toEqual([12, "Published", now])
    expect(
      due(standing("BestAndFinal", { ...left, numberOfActiveOffers: standing("BestAndFinal").numberOfActiveOffers })),
    ).toEqual([12, "UnderSelection.CallForOffers", now])
  })

  it.each(["CallForOffers", "BestAndFinal"] as const)("is the lapse of a win in ContractPending.%s", (x) => {
    const pending = standing(`ContractPending.${x}`, none as Partial<Asset>)
    const end = pending.periods.buyerClosing ? periodEnd(pending.periods.buyerClosing) : 0
    expect(due(pending)).toEqual([16, "Published", end])
    expect(due({ ...pending, numberOfActiveOffers: aPublishedAsset().version })).toEqual([
      16,
      `UnderSelection.${x}`,
      end,
    ])
  })

  it("is a release only of a hold for want of payment, once the plan is paid, while the window runs", () => {
    const plan = { by: "Plan", since: now } as const
    const paid = { hold: plan, planPaid: true, planUnpaidSince: null, dateModified: now }
    const held = (change: Partial<Asset>) => due(standing("OnHold.CallForOffers", { ...paid, ...change }))
    expect(held({})).toEqual([20, "CallForOffers", now])
    expect([held({ hold: { by: "Seller", since: now } }), held({ planPaid: false }), held({ hold: null })]).toEqual([
      null,
      null,
      null,
    ])
    expect(held({ planUnpaidSince: at(-1) })).toEqual([21, "ListingExpired", at(29)])
    const until = (to: number) => withPeriods({ callForOffers: window(-5, to) })
    expect([held({ ...until(-1), dateModified: at(0) }), held({ ...until(-2), dateModified: at(0) })]).toEqual([
      null,
      null,
    ])
    expect(held({ ...until(0), dateModified: at(0) })).toEqual([20, "CallForOffers", at(0)])
  })

  it("is no end of a term that never began, and of two at once the first of the table", () => {
    expect(due(standing("Published", { lenderDirect90: true, publishedTime: null }))).toBeNull()
    const both = { ...withPeriods({ callForOffers: window(1, 2) }), planUnpaidSince: at(1) }
    expect(due(standing("Published", both))).toEqual([7, "CallForOffers", at(1)])
  })

  it("is settled in the order of time, and of two at once in that of the assets", () => {
    const asset = (id: number, start: number) =>
      aPublishedAsset({ id: anAssetId(id), ...withPeriods({ callForOffers: window(start, 9) }) })
    const order = (...starts: ReadonlyArray<number>) =>
      settle(courseOf({ assets: starts.map((start, place) => asset(place + 1, start)), offers: [] }), at(4)).steps.map(
        ({ after }) => after.id,
      )
    expect([order(2, 1), order(1, 2), order(1, 1)]).toEqual([
      [anAssetId(2), anAssetId(1)],
      [anAssetId(1), anAssetId(2)],
      [anAssetId(1), anAssetId(2)],
    ])
    expect(order(4)).toEqual([anAssetId(1)])
  })

  it("is a defect where a contract is pending without a winner", () => {
    const { asset } = standingIn("ContractPending.CallForOffers", { winnerOfferId: null })
    expect(() => settle(courseOf({ assets: [asset], offers: [] }), at(400))).toThrow(
      new RangeError(`Asset ${asset.id} is ContractPending without a winner`),
    )
  })
})

describe("a lost win", () => {
  const lost = (x: "BestAndFinal" | "CallForOffers", others: ReadonlyArray<Offer>) => {
    const { asset, offers } = standingIn(`ContractPending.${x}`)
    const after = loseWinner(
      courseOf({ assets: [{ ...asset, ...recounted(asset, others) }], offers: [...offers, ...others] }),
      anOffer().id,
      { by: BOT, at: now },
    )
    return [after.now.assets[0]?.status, ...after.now.offers.slice(1).map(({ status }) => status)]
  }
  const selected = anOffer({ id: anOfferId(2), status: "BestAndFinal", acceptedDate: now })

  it("leaves the market open where nobody else bids, and who was selected selected after best and final alone", () => {
    expect([lost("CallForOffers", []), lost("BestAndFinal", [])]).toEqual([["Published"], ["Published"]])
    expect(lost("CallForOffers", [selected])).toEqual(["UnderSelection.CallForOffers", "Published"])
    expect(lost("BestAndFinal", [selected])).toEqual(["UnderSelection.BestAndFinal", "BestAndFinal"])
  })
})

describe("the story of a decision", () => {
  const [first] = anOffer().assets
  const bundle = anOffer({ assets: first ? [first, { ...first, id: anAssetId(2) }] : [] })
  const course = courseOf({
    assets: [aPublishedAsset(), aPublishedAsset({ id: anAssetId(2) }), aPublishedAsset({ id: anAssetId(3) })],
    offers: [bundle],
  })
  const act = { by: { id: aBuyer().id, trigger: "Buyer" }, at: now } as const

  it("tells of an offer what changed, and apart from it the decision over its deposit that it opened", () => {
    const deposit = { ...bundle.deposit, decision: "open" as const }
    const ended = moveOffer(course, bundle.id, "Withdrawn", { withdrawDate: now, deposit }, act)
    const fact = (chain: string, type: string, before: object | null, after: object) => ({
      chain,
      type,
      actor: act.by,
      at: now,
      subject: bundle.id,
      before,
      after,
    })
    const moved = (chain: string) =>
      fact(
        chain,
        "OfferStatusChanged",
        { status: "Published", withdrawDate: null, deposit: bundle.deposit },
        { status: "Withdrawn", withdrawDate: now, deposit },
      )
    const opened = (chain: string) =>
      fact(chain, "DepositDecisionOpened", null, { decision: "open", value: bundle.deposit.value })
    const ids = [anAssetId(1), anAssetId(2)]
    expect(changeOf(ended).events).toEqual([...ids.map(moved), ...ids.map(opened)])
    const again = changeOf({
      ...ended,
      steps: ended.steps.map((step) => ({ ...step, before: step.after }) as typeof step),
    })
    expect(again.events.map(({ type }) => type)).toEqual(["OfferStatusChanged", "OfferStatusChanged"])
  })

  it("says nothing of who moved an offer beside who acted", () => {
    const [told] = changeOf(moveOffer(course, bundle.id, "Declined", {}, { by: BOT, at: now })).events
    expect([told?.before, told?.after]).toEqual([{ status: "Published" }, { status: "Declined" }])
  })

  it("tells of an offer what is said beside what changed, and hands on whose deposits changed and whom to tell", () => {
    const said = { leg: "fund", reference: "W-1" }
    const step = changeOffer(course, { ...bundle, sellerNotes: "low" }, "DepositTransferRecorded", act, said)
    expect(changeOf(step).events.map(({ after, chain, type }) => ({ after, chain, type }))).toEqual(
      [1, 2].map((count) => ({
        after: { sellerNotes: "low", ...said },
        chain: anAssetId(count),
        type: "DepositTransferRecorded",
      })),
    )
    expect(Object.keys(changeOf(step))).not.toContain("deposits")
    const { outbox } = changeOf(step)
    const deposits = [changeOfDeposit(null, depositOf(bundle, null))]
    const mail = { tag: "mail", kind: "depositStep", to: aBuyer().id, facts: {} } as const
    expect(changeOf({ ...step, deposits, told: [mail] })).toMatchObject({ deposits, outbox: [...outbox, mail] })
  })

  it("has of all rows those that changed", () => {
    const changed = changeAsset(course, { ...aPublishedAsset(), images: ["new"] }, "AssetEdited", act)
    expect(changeOf(changed).assets.map(({ id }) => id)).toEqual([anAssetId(1)])
    expect([changeOf(changed).offers, changeOf(changed).events.map(({ type }) => type)]).toEqual([[], ["AssetEdited"]])
  })

  it("has no asset and no offer from outside the deal: that is a defect", () => {
    expect(() => assetIn(course, anAssetId(9))).toThrow(new RangeError(`The deal has no asset ${anAssetId(9)}`))
    expect(() => offerIn(course, anOfferId(9))).toThrow(new RangeError(`The deal has no offer ${anOfferId(9)}`))
  })
})
