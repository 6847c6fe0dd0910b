import type { Asset } from "@xl/core/assets"
import type { MarketChange } from "@xl/core/market"
import { changesWritten, type KeptChangeRequest } from "@xl/core/change-requests"
import type { AlertStore, AlertTransaction } from "@xl/core/listing-alerts"
import type { Profile } from "@xl/core/profiles"
import { Cents, ChangeRequestId, DAY_MILLIS, Millis, must } from "@xl/core/shared"
import { Effect } from "effect"
import { expect, it } from "vitest"
import { aChangeRequest } from "../change-requests/examples.ts"
import { freshUuid } from "../shared/fresh-uuid.ts"
import { aReader, aSavedSearch } from "./examples.ts"

/** What the laws of changes ask of the stage. */
export interface ChangeLawsOn {
  readonly alerts: () => AlertStore["Service"]
  readonly write: (change: Partial<MarketChange>) => Promise<unknown>
  readonly listed: (change?: Partial<Asset>) => Promise<Asset>
  readonly tell: (now: number) => Promise<{ readonly tellings: number }>
  readonly within: <A, E>(work: (transaction: AlertTransaction) => Effect.Effect<A, E>) => Promise<A>
  /** The facts of each mail of alerts to a person, the oldest first. */
  readonly alertsTo: (who: Profile) => Promise<ReadonlyArray<{ readonly [name: string]: string }>>
  readonly now: Millis
}

const DOLLARS = 100
const upb = (dollars: number) => must(Cents, dollars * DOLLARS)

const WORDS = "Unpaid principal balance now $4,000,000; was $6,000,000"

const withBalance = (asset: Asset, dollars: number): Asset => ({
  ...asset,
  mainInfo: { ...asset.mainInfo, upb: upb(dollars) },
})

/** People, listings and changes for these laws. */
const sceneOn = ({ alertsTo, listed, now, tell, write }: ChangeLawsOn) => ({
  at: (day: number) => must(Millis, now + day * DAY_MILLIS),
  /** Somebody whose one search is for balances up to so many dollars. */
  seeking: async (dollars: number, frequency: "Daily" | "Immediately" | "Weekly" = "Immediately") => {
    const savedSearches = [aSavedSearch({ name: `Up to ${dollars}`, query: `to=${dollars}.00`, frequency })]
    const reader = aReader({}, { notificationsCriteria: null, savedSearches })
    await write({ profiles: [reader] })
    return reader
  },
  /** A listing of six millions that was told to everybody who looked for it. */
  standing: async () => {
    const asset = withBalance(await listed(), 6_000_000)
    await write({ assets: [asset] })
    await tell(now)
    return asset
  },
  /** An approved change of the balance, and the listing with it. `turn` orders the changes of a law. */
  changed: async (asset: Asset, from: number, to: number, turn = 1): Promise<KeptChangeRequest> => {
    const request = aChangeRequest({
      id: must(ChangeRequestId, freshUuid()),
      assetId: asset.id,
      status: "Approved",
      changes: [{ field: "mainInfo.upb", before: upb(from), after: upb(to) }],
      dateModified: must(Millis, turn),
    })
    await write({ assets: [withBalance(asset, to)], changeRequests: [request] })
    return request
  },
  toldOf: async (who: Profile) => (await alertsTo(who)).map(({ assetId, differs }) => [assetId, differs]),
})
type Scene = ReturnType<typeof sceneOn>

const lawsOfMatching = ({ now, tell }: ChangeLawsOn, { at, changed, seeking, standing, toldOf }: Scene): void => {
  it("tells who searches for a listing that matches since it changed, once, and not who was told before", async () => {
    const before = await seeking(7_000_000)
    const asset = await standing()
    const [cheap, cheaper] = [await seeking(5_000_000), await seeking(3_000_000)]
    const later = await seeking(7_000_001)
    await changed(asset, 6_000_000, 4_000_000)
    await tell(now)
    await tell(at(30))
    expect(await toldOf(cheap)).toEqual([[asset.id, WORDS]])
    expect([await toldOf(cheaper), await toldOf(later)]).toEqual([[], []])
    expect(await toldOf(before)).toEqual([[asset.id, ""]])
  })

  it("tells of it in the rhythm of the search that it matches now", async () => {
    const asset = await standing()
    const [daily, weekly] = [await seeking(5_000_000, "Daily"), await seeking(5_000_000, "Weekly")]
    await changed(asset, 6_000_000, 4_000_000)
    await tell(now)
    expect([await toldOf(daily), await toldOf(weekly)]).toEqual([[], []])
    await tell(at(1))
    expect([await toldOf(daily), await toldOf(weekly)]).toEqual([[[asset.id, WORDS]], []])
    await tell(at(2))
    expect(await toldOf(weekly)).toEqual([[asset.id, WORDS]])
  })
}

const lawsOfLaterChanges = ({ now, tell }: ChangeLawsOn, { at, changed, seeking, standing, toldOf }: Scene): void => {
  it("tells what it was before the first change and what it is now, and of what matches no more nothing", async () => {
    const asset = await standing()
    const [still, noMore] = [await seeking(5_500_000, "Daily"), await seeking(4_500_000, "Daily")]
    await changed(asset, 6_000_000, 4_000_000, 1)
    await tell(now)
    await changed(asset, 4_000_000, 5_000_000, 2)
    await tell(at(1))
    expect(await toldOf(still)).toEqual([[asset.id, "Unpaid principal balance now $5,000,000; was $6,000,000"]])
    expect(await toldOf(noMore)).toEqual([])
  })

  it("tells who was not told because it matched no more, when it matches again", async () => {
    const reader = await seeking(7_000_000, "Daily")
    const asset = await standing()
    await changed(asset, 6_000_000, 8_000_000, 1)
    await tell(at(1))
    expect(await toldOf(reader)).toEqual([])
    await changed(asset, 8_000_000, 4_000_000, 2)
    await tell(at(1))
    await tell(at(2))
    expect(await toldOf(reader)).toEqual([[asset.id, "Unpaid principal balance now $4,000,000; was $8,000,000"]])
  })
}

const lawsOfOnce = (on: ChangeLawsOn, { changed, seeking, standing, toldOf }: Scene): void => {
  const { now, tell, within, write } = on
  it("does not tell again whom the change itself told", async () => {
    const asset = await standing()
    const [bidder, watcher, other] = [await seeking(5_000_000), await seeking(5_000_000), await seeking(5_000_000)]
    const request = await changed(asset, 6_000_000, 4_000_000)
    const facts = { assetId: asset.id, title: "", changes: changesWritten(request) }
    await write({
      outbox: [
        { tag: "mail", kind: "bidListingChanged", to: bidder.id, facts },
        { tag: "mail", kind: "listingChanged", to: watcher.id, facts },
        { tag: "mail", kind: "listingChanged", to: other.id, facts: { ...facts, assetId: freshUuid() } },
      ],
    })
    await tell(now)
    expect([await toldOf(bidder), await toldOf(watcher)]).toEqual([[], []])
    expect(await toldOf(other)).toEqual([[asset.id, WORDS]])
  })

  it("weighs an approved change once, whoever asks, while the listing takes offers", async () => {
    const asset = await standing()
    const request = await changed(asset, 6_000_000, 4_000_000)
    const found = () => Effect.runPromise(on.alerts().unweighedChanges(10_000))
    await write({ assets: [{ ...withBalance(asset, 4_000_000), status: "UnderSelection.CallForOffers" }] })
    expect(await found()).not.toContain(request.id)
    await write({ assets: [withBalance(asset, 4_000_000)] })
    expect(await found()).toContain(request.id)
    const answers = await Promise.all([1, 2].map(() => within(({ weighChange }) => weighChange(request.id))))
    expect(answers.flatMap((one) => (one === null ? [] : [one.changes]))).toEqual([request.changes])
    expect(await found()).not.toContain(request.id)
  })

  it("tells of a change once, though two runs meet", async () => {
    const asset = await standing()
    const reader = await seeking(5_000_000)
    await changed(asset, 6_000_000, 4_000_000)
    await Promise.all([tell(now), tell(now), tell(now)])
    expect(await toldOf(reader)).toEqual([[asset.id, WORDS]])
  })
}

/** Laws on listings that match since they changed. */
export const changeLaws = (on: ChangeLawsOn): void => {
  const scene = sceneOn(on)
  lawsOfMatching(on, scene)
  lawsOfLaterChanges(on, scene)
  lawsOfOnce(on, scene)
}
