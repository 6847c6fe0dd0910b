import { aPublishedAsset, examplePlace } from "@xl/testkit/assets"
import { actorOf, aProfile, aUserId, storedAsset } from "@xl/testkit/market"
import { aSavedSearch, criteria, someCriteria } from "@xl/testkit/listing-alerts"
import { inProportion } from "@xl/testkit/shared"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { Asset } from "../assets/index.ts"
import { maySeeAsset } from "../assets/visibility.ts"
import { isOpenToOffers } from "../assets/statuses.ts"
import { AssetStatus } from "../kernel/statuses.ts"
import { isMatch } from "../assets/matching.ts"
import { searchOfQuery } from "../assets/search-address.ts"
import type { NotificationsCriteria, Profile } from "../profiles/index.ts"
import { Cents, DAY_MILLIS, Day, Millis, must, startOfDay } from "../shared/index.ts"
import * as rules from "./rules.ts"
import { isAnyDue, isDue, isWanted, type Reader, wishesOf } from "./index.ts"

const isTold = (who: Reader, listing: Asset) => rules.isTold(who, listing, examplePlace)
const newWishesFor = (who: Reader, listing: Asset, changes: Parameters<typeof rules.newWishesFor>[2]) =>
  rules.newWishesFor(who, listing, changes, examplePlace)
const decided = (who: Reader, waiting: Parameters<typeof rules.decided>[1], now: number) =>
  rules.decided(who, waiting, now, examplePlace)
const asset = aPublishedAsset()
const withInfo = (change: Partial<Asset["mainInfo"]>): Asset => ({
  ...asset,
  mainInfo: { ...asset.mainInfo, ...change },
})
const cents = (amount: number) => must(Cents, amount)
const { id, email, roles } = aProfile({ id: aUserId(9) })
const reader = (change: Partial<NotificationsCriteria> = {}, who: Partial<Reader> = {}): Reader => ({
  id,
  roles,
  criteria: { ...criteria(), ...change },
  searches: [],
  ...who,
})
const wants = (change: Partial<NotificationsCriteria>, listing: Asset) =>
  isWanted({ ...criteria(), ...change }, listing)

/** One listing, and for each criterion words that fit it and words that do not. */
const LISTING = withInfo({
  type: "Loan",
  assetStatus: "Performing Loan",
  propertyType: ["Office", "Retail"],
  subtype: ["Downtown"],
  upb: cents(5_000_000_00),
  address: { ...asset.mainInfo.address, state: "TX" },
})
const FITTING = {
  assetType: ["loan "],
  locations: ["OH", "TX"],
  assetStatus: ["Performing Loan"],
  collateralType: ["Retail"],
  collateralSubtype: ["DOWNTOWN"],
  minUpb: cents(5_000_000_00),
  maxUpb: cents(5_000_000_00),
} satisfies Partial<NotificationsCriteria>
const OTHER = {
  assetType: ["Note"],
  locations: ["Various"],
  assetStatus: ["Non-Performing Loan"],
  collateralType: ["Land"],
  collateralSubtype: ["Strip"],
  minUpb: cents(5_000_000_01),
  maxUpb: cents(4_999_999_99),
} satisfies Partial<NotificationsCriteria>

describe("what criteria ask for", () => {
  it("is everything where there are none", () => {
    fc.assert(
      fc.property(storedAsset, (any) => {
        expect(isWanted(criteria(), any)).toBe(true)
      }),
      { numRuns: inProportion(100) },
    )
  })

  it("is what fits each of them, bounds included, whatever the case", () => expect(wants(FITTING, LISTING)).toBe(true))

  it.each(Object.keys(OTHER) as ReadonlyArray<keyof typeof OTHER>)("is nothing that %s leaves out", (name) => {
    expect(wants({ [name]: FITTING[name] }, LISTING)).toBe(true)
    expect(wants({ [name]: OTHER[name] }, LISTING)).toBe(false)
    expect(wants({ ...FITTING, [name]: OTHER[name] }, LISTING)).toBe(false)
  })

  it("never grows by one more criterion, nor shrinks by one less", () => {
    fc.assert(
      fc.property(
        storedAsset,
        someCriteria,
        fc.constantFrom(...(Object.keys(OTHER) as Array<keyof typeof OTHER>)),
        (any, asked, name) => {
          const less = { ...asked, [name]: criteria()[name] }
          expect(isWanted(asked, any) && !isWanted(less, any)).toBe(false)
        },
      ),
      { numRuns: inProportion(200) },
    )
  })

  it("takes no balance for none between bounds, and no type for a loan", () => {
    const silent = { ...LISTING, mainInfo: { ...LISTING.mainInfo, upb: null, type: null } }
    expect([wants({ minUpb: cents(0) }, silent), wants({ maxUpb: cents(1) }, silent), wants({}, silent)]).toEqual([
      false,
      false,
      true,
    ])
    expect([wants({ assetType: ["Loan"] }, silent), wants({ assetType: ["Note"] }, silent)]).toEqual([true, false])
    expect(wants({ assetStatus: ["Performing Loan"] }, withInfo({ assetStatus: null }))).toBe(false)
    expect(wants({ minUpb: cents(0), maxUpb: null }, withInfo({ upb: cents(0) }))).toBe(true)
  })
})

describe("who is told of a listing", () => {
  it("is who wants it, with a verified e-mail, as long as it takes offers", () => {
    expect(isTold(reader(), asset)).toBe(true)
    expect(isTold(reader({}, { criteria: null }), asset)).toBe(false)
    expect(isTold(reader({ receiveNotificationsWhen: "Never" }), asset)).toBe(false)
    expect(isTold(reader({ receiveNotificationsWhen: "Hourly" }), asset)).toBe(false)
    expect(isTold(reader({}, { roles: ["Sellers"] }), asset)).toBe(false)
    expect(isTold(reader({ locations: ["AK"] }), asset)).toBe(false)
    const statuses = Object.keys(AssetStatus.keys).map((status) => must(AssetStatus, status))
    expect(statuses.filter((status) => isTold(reader(), { ...asset, status }))).toEqual(["Published", "CallForOffers"])
  })

  it("is no owner of it, first or later", () => {
    const [first] = asset.owners
    if (!first) throw new RangeError("It has an owner.")
    expect(isTold(reader({}, { id: first }), asset)).toBe(false)
    expect(isTold(reader(), { ...asset, owners: [first, id] })).toBe(false)
  })

  it("is nobody who may not see it, and nobody who did not ask", () => {
    fc.assert(
      fc.property(
        storedAsset,
        someCriteria,
        fc.subarray(["VerifiedUsers", "Sellers", "Admins"] as const),
        (any, asked, held) => {
          const who = reader(asked, { roles: held })
          if (!isTold(who, any)) return
          expect(maySeeAsset(actorOf({ id, email, roles: held }), any, false)).toBe(true)
          expect(isWanted(asked, any) && asked.receiveNotificationsWhen !== "Never").toBe(true)
          expect(any.owners).not.toContain(id)
        },
      ),
      { numRuns: inProportion(300) },
    )
  })
})

describe("when one is told", () => {
  const midnight = (day: string) => startOfDay(must(Day, day))

  it("is at once, on a later UTC day, or in a later week from Monday on", () => {
    const friday = midnight("2026-11-27")
    const dues = (at: number, now: number) =>
      (["Immediately", "Daily", "Weekly", "Never"] as const).filter((frequency) => isDue(frequency, at, now))
    expect(dues(friday, friday)).toEqual(["Immediately", "Never"])
    expect(dues(friday, friday + DAY_MILLIS - 1)).toEqual(["Immediately", "Never"])
    expect(dues(friday, friday + DAY_MILLIS)).toEqual(["Immediately", "Daily", "Never"])
    expect(dues(friday, midnight("2026-11-30") - 1)).toEqual(["Immediately", "Daily", "Never"])
    expect(dues(friday, midnight("2026-11-30"))).toEqual(["Immediately", "Daily", "Weekly", "Never"])
    expect(dues(midnight("2026-11-30"), midnight("2026-12-07") - 1)).not.toContain("Weekly")
    expect(dues(friday, friday - 7 * DAY_MILLIS)).toEqual(["Immediately", "Never"])
  })

  it("lies at most a day, or a week, after it was found, and at a midnight", () => {
    const instant = fc.integer({ min: 0, max: 4_000_000_000_000 })
    fc.assert(
      fc.property(instant, (at) => {
        expect(isDue("Daily", at, at + DAY_MILLIS)).toBe(true)
        expect(isDue("Weekly", at, at + 7 * DAY_MILLIS)).toBe(true)
        expect(isDue("Daily", at, at) || isDue("Weekly", at, at)).toBe(false)
        const next = Math.floor(at / DAY_MILLIS + 1) * DAY_MILLIS
        expect([isDue("Daily", at, next - 1), isDue("Daily", at, next)]).toEqual([false, true])
      }),
      { numRuns: inProportion(200) },
    )
  })
})

describe("what becomes of what waits", () => {
  const NOON = must(Millis, Date.UTC(2026, 10, 28, 12))
  const at = (millis: number) => must(Millis, millis)

  it("is told when it is due, dropped where it is none of it any more, and else waits on", () => {
    const gone: Asset = { ...asset, status: "UnderContract" }
    const old = { asset, at: at(NOON - DAY_MILLIS), changes: [] }
    const dropped = { asset: gone, at: at(NOON - DAY_MILLIS), changes: [] }
    const fresh = { asset: LISTING, at: NOON, changes: [] }
    const daily = reader({ receiveNotificationsWhen: "Daily" })
    const now = decided(daily, [old, dropped, fresh], NOON)
    expect([now.told, now.dropped]).toEqual([[old], [dropped]])
    expect(now.outbox).toMatchObject([{ tag: "mail", kind: "listingMatches", to: id, facts: { assetId: asset.id } }])
    expect(decided(daily, [fresh], NOON)).toEqual({ told: [], dropped: [], outbox: [] })
    expect(decided(reader({ receiveNotificationsWhen: "Never" }), [old, fresh], NOON)).toEqual({
      told: [],
      dropped: [old, fresh],
      outbox: [],
    })
  })
})

describe("saved searches", () => {
  const NOON = must(Millis, Date.UTC(2026, 10, 28, 12))
  const search = (change: Partial<Profile["savedSearches"][number]>) =>
    aSavedSearch({ frequency: "Immediately", ...change })
  const keeping = (...searches: Profile["savedSearches"]) => reader({}, { criteria: null, searches })
  const named = (who: Reader, at: number, now: number) =>
    decided(who, [{ asset: LISTING, at: must(Millis, at), changes: [] }], now).outbox.map((message) =>
      message.tag === "mail" ? message.facts["fits"] : null,
    )

  it("tell of what the list would show, whatever the stage, the order and the page", () => {
    for (const query of [
      "",
      "state=TX&loan=Performing%20Loan",
      "from=5000000.00&to=5000000.00",
      "status=Closed&sort=upb&page=3",
    ])
      expect([query, isTold(keeping(search({ query })), LISTING)]).toEqual([query, true])
    for (const query of ["state=AK", "from=5000000.01", "name=nowhere", "lien=Second"])
      expect([query, isTold(keeping(search({ query })), LISTING)]).toEqual([query, false])
    expect(isTold(keeping(search({ frequency: "Never" })), LISTING)).toBe(false)
  })

  it("tell of loans near a place, at an address and of one seller, and never whether a rival has offered", () => {
    const [owner = ""] = LISTING.owners
    for (const query of ["near=Austin,%20TX&within=10", "near=78701", "street=100%20cedar", `owner=${owner}`])
      expect([query, isTold(keeping(search({ query })), LISTING)]).toEqual([query, true])
    for (const query of ["near=75201&within=100", "near=Atlantis", "street=200", `owner=${id}`, "seller=a"])
      expect([query, isTold(keeping(search({ query })), LISTING)]).toEqual([query, false])
    for (const query of ["offers=with", "offers=without"])
      expect(isTold(keeping(search({ query })), LISTING)).toBe(false)
  })

  it("tell what the search finds for a guest, whatever it asks", () => {
    fc.assert(
      fc.property(
        storedAsset,
        fc.constantFrom("", "state=TX", "ltvTo=75", "type=Office", "rateFrom=5"),
        (any, query) => {
          const open = { ...searchOfQuery(query), status: [] }
          const isFound = isMatch(any, open, { tag: "guest" }, { whereIs: examplePlace, wordsOf: () => [] })
          const isOpen = isOpenToOffers(any.status) && !any.owners.includes(id)
          expect(isTold(keeping(search({ query })), any)).toBe(isFound && isOpen)
        },
      ),
      { numRuns: inProportion(200) },
    )
  })

  it("have each its own rhythm, and a listing is told once, at the first, in the name of all that it fits", () => {
    const both = keeping(search({ name: "Slow", frequency: "Weekly" }), search({ name: "Quick", frequency: "Daily" }))
    expect(named(both, NOON, NOON)).toEqual([])
    expect(named(both, NOON, NOON + DAY_MILLIS)).toEqual(["your saved searches “Slow” and “Quick”"])
    const elsewhere = keeping(search({ name: "Slow", frequency: "Weekly" }), search({ query: "state=AK" }))
    const waiting = [{ asset: LISTING, at: NOON, changes: [] }]
    expect(decided(elsewhere, waiting, NOON + DAY_MILLIS)).toEqual({ told: [], dropped: [], outbox: [] })
    expect(named(elsewhere, NOON, NOON + 2 * DAY_MILLIS)).toEqual(["your saved search “Slow”"])
  })

  it("stand beside the notification criteria, which are one more wish", () => {
    const who = reader({ receiveNotificationsWhen: "Daily" }, { searches: [search({ name: "Texas" })] })
    expect(wishesOf(who).map(({ frequency, name }) => [name, frequency])).toEqual([
      ["Texas", "Immediately"],
      [null, "Daily"],
    ])
    expect(named(who, NOON, NOON)).toEqual(["your saved search “Texas” and your notification criteria"])
  })

  it("are told of a cut of the asking price alone, where the search bounds it", () => {
    const asking = (askMax: string) => keeping(search({ name: "Cheap", query: `askTo=${askMax}` }))
    const [before, after] = [8_000_000_00, 7_000_000_00]
    const listing = { ...LISTING, mainInfo: { ...LISTING.mainInfo, listingPrice: must(Cents, after) } }
    const cut = [{ field: "mainInfo.listingPrice", before, after } as const]
    const fits = (askMax: string) => newWishesFor(asking(askMax), listing, cut).length
    expect([fits("6999999.99"), fits("7000000.00"), fits("7999999.99"), fits("8000000.00")]).toEqual([0, 1, 1, 0])
  })

  it("are the wishes that a change made it fit, in whose name and rhythm alone it is told", () => {
    const slow = search({ name: "Cheap", query: "to=5000000.00", frequency: "Weekly" })
    const both = keeping(search({ name: "All", frequency: "Immediately" }), slow)
    const changes = [{ field: "mainInfo.upb", before: 6_000_000_00, after: 5_000_000_00 } as const]
    expect(newWishesFor(both, LISTING, changes).map(({ name }) => name)).toEqual(["Cheap"])
    expect(newWishesFor(both, LISTING, [])).toEqual([])
    const waiting = [{ asset: LISTING, at: NOON, changes }]
    expect(decided(both, waiting, NOON).told).toEqual([])
    const told = decided(both, waiting, NOON + 2 * DAY_MILLIS).outbox
    expect(told).toMatchObject([{ facts: { fits: "your saved search “Cheap”" } }])
    const widened = keeping({ ...slow, query: "to=7000000.00" })
    expect(decided(widened, waiting, NOON + 2 * DAY_MILLIS).told).toEqual(waiting)
  })

  it("that are all turned off leave what waits due, to be dropped", () => {
    const [asked, silent] = [isAnyDue(["Weekly", "Immediately"], NOON, NOON), isAnyDue(["Weekly"], NOON, NOON)]
    expect([asked, silent, isAnyDue([], NOON, NOON)]).toEqual([true, false, true])
  })
})
