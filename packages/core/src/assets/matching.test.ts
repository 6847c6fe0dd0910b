import { anAsset, anAssetId, aPublishedAsset, examplePlace } from "@xl/testkit/assets"
import { actorOf, anAdmin, aBuyer, aSeller, GUEST } from "@xl/testkit/market"
import * as t from "io-ts"
import { describe, expect, it } from "vitest"
import { Cents, Day, Millis, must, Rate } from "../shared/index.ts"
import { ANY, type Asset, type AssetSearch, EVERYTHING } from "./index.ts"
import { AssetStatus } from "../kernel/index.ts"
import { inSearchOrder, isMatch } from "./matching.ts"
import { STATUS_ORDER } from "./statuses.ts"

const seller = actorOf(aSeller())
const other = actorOf(aSeller(2))
const admin = actorOf(anAdmin())
const buyer = actorOf(aBuyer())
const lookups = { whereIs: examplePlace, wordsOf: () => [] }
const cents = (amount: number) => must(Cents, amount)
const published = aPublishedAsset()
const withInfo = (change: Partial<Asset["mainInfo"]>): Asset => ({
  ...published,
  mainInfo: { ...published.mainInfo, ...change },
})
const finds = (search: Partial<AssetSearch>, asset: Asset = published, actor: Parameters<typeof isMatch>[2] = GUEST) =>
  isMatch(asset, { ...EVERYTHING, ...search }, actor, lookups)
const statuses = Object.keys(AssetStatus.keys).map((status) => must(AssetStatus, status))
const seen = (search: Partial<AssetSearch>, actor: Parameters<typeof isMatch>[2]) =>
  statuses.filter((status) => finds(search, { ...published, status }, actor))

describe("a search sees", () => {
  const PUBLIC = statuses.filter((status) => !/^(?:Draft|OnHold|ListingExpired|NoLonger|Revoked|Deleted)/.test(status))

  it("the nine public statuses for whoever asks", () => {
    for (const actor of [GUEST, buyer, seller, other, admin]) expect(seen({}, actor)).toEqual(PUBLIC)
    expect(PUBLIC).toHaveLength(9)
  })

  it("drafts that wait for approval, where they are asked for, by administrators and their owner", () => {
    const draft: Asset = { ...published, status: "Draft", registrationStatus: null }
    const waiting: Asset = { ...draft, registrationStatus: "pending" }
    const search: Partial<AssetSearch> = { status: ["Draft.Pending"] }
    expect([admin, seller, other, GUEST].map((actor) => finds(search, waiting, actor))).toEqual([
      true,
      false,
      false,
      false,
    ])
    const others: ReadonlyArray<Asset> = [draft, { ...waiting, status: "Published" }]
    expect(others.map((asset) => finds(search, asset, admin))).toEqual([false, false])
    expect([waiting, draft].map((asset) => finds({ ...search, mine: true }, asset, seller))).toEqual([true, false])
    expect(finds({}, waiting, admin)).toBe(false)
  })

  it("one's own in every status but Deleted, and no other's", () => {
    expect(seen({ mine: true }, seller)).toEqual(statuses.filter((status) => status !== "Deleted"))
    expect([seen({ mine: true }, other), seen({ mine: true }, admin), seen({ mine: true }, GUEST)]).toEqual([
      [],
      [],
      [],
    ])
  })

  it("any status that an administrator names, and to others only public ones", () => {
    const named = { status: statuses }
    expect([seen(named, admin), seen(named, seller), seen(named, GUEST)]).toEqual([statuses, PUBLIC, PUBLIC])
    expect(seen({ status: ["Draft"] }, admin)).toEqual(["Draft"])
    expect(seen({ status: ["Closed"], mine: true }, seller)).toEqual(["Closed"])
  })

  it("Published with offers where the caller may know of them", () => {
    const wanted = { status: ["Published.WithOffers"] } as const
    const one = { ...published, numberOfActiveOffers: must(t.Int, 1) }
    expect([seller, admin, other, buyer, GUEST].map((actor) => finds(wanted, one, actor))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
    expect(finds(wanted, published, seller)).toBe(false)
    expect(finds(wanted, { ...one, status: "CallForOffers" }, seller)).toBe(false)
    expect(finds({ status: ["Published"] }, one, GUEST)).toBe(true)
  })
})

describe("the search of whoever looks first", () => {
  it("filters nothing, and shows the first page by status", () =>
    expect(EVERYTHING).toEqual({
      size: 12,
      offset: 0,
      status: [],
      assetStatus: [],
      propertyType: [],
      state: [],
      city: null,
      address: null,
      country: null,
      near: null,
      id: null,
      owners: [],
      seller: null,
      offers: null,
      name: null,
      upbMin: null,
      upbMax: null,
      askMin: null,
      askMax: null,
      ltv: ANY,
      dscr: ANY,
      rate: ANY,
      occupancy: ANY,
      maturity: ANY,
      lienPosition: [],
      rateType: [],
      mine: false,
      sortBy: "status",
      orderBy: "desc",
    }))
})

describe("a search finds", () => {
  it("a fragment of name, title, address or id, whatever the case and the blanks around it", () => {
    const asset = withInfo({ name: "Cedar Park", title: "Old Mill" })
    for (const name of [null, "", " ", "cedar", " CEDAR PARK ", "old mill", "aust", asset.id.slice(-6)])
      expect([name, finds({ name }, asset)]).toEqual([name, true])
    for (const name of ["cedarpark", "Dallas", "mill old"])
      expect([name, finds({ name }, asset)]).toEqual([name, false])
    expect(["null", "here", "undefined"].some((name) => finds({ name }, withInfo({ title: null })))).toBe(false)
  })

  it("words with accents and more blanks than one, and a town with its state", () => {
    const asset = withInfo({ name: "Linden Park", title: null })
    for (const name of ["Líndén", "linden   park", "Linden\u00A0Park", "Austin, TX", "austin , texas", "  Austin,tx "])
      expect([name, finds({ name }, asset)]).toEqual([name, true])
    for (const name of ["Austin, CA", "Aust, TX", "Austin, Nowhere", ", CA"])
      expect([name, finds({ name }, asset)]).toEqual([name, false])
  })

  it("a city by its whole name, whatever the case", () => {
    expect(["austin", " AUSTIN ", null].map((city) => finds({ city }))).toEqual([true, true, true])
    expect(["aust", ""].map((city) => finds({ city }))).toEqual([false, false])
  })

  it("a town and a street whether their Saint, Fort or Mount is written out or shortened", () => {
    const at = (city: string, address: string) =>
      withInfo({ address: { ...anAsset().mainInfo.address, city, address }, name: "Linden", title: "Loft wood" })
    for (const asset of ["Saint Paul", "St. Paul", "St Paul"].map((city) => at(city, `100 ${city} Road`)))
      for (const typed of ["Saint Paul", "st. paul", "ST PAUL", "St. Paul, TX", "saint paul tx"])
        for (const search of [{ name: typed }, { city: typed }, { address: "saint paul road" }])
          expect([search, finds(search, asset)]).toEqual([search, true])
    const other = at("East Paul", "1 Main St")
    for (const search of [{ name: "saint paul" }, { name: "fort wood" }, { city: "Saint Paul" }])
      expect([search, finds(search, other)]).toEqual([search, false])
  })

  it("loans of a kind, each list for itself", () => {
    expect(finds({ assetStatus: ["Performing Loan", "Non-Performing Loan"] })).toBe(true)
    expect(finds({ assetStatus: ["Performing Loan"] })).toBe(false)
    expect(finds({ assetStatus: ["Performing Loan"] }, withInfo({ assetStatus: null }))).toBe(false)
    expect(finds({}, withInfo({ assetStatus: null }))).toBe(true)
    expect([finds({ state: ["TX", "CA"] }), finds({ state: ["CA"] })]).toEqual([true, false])
    expect([finds({ propertyType: ["Office", "Retail"] }), finds({ propertyType: ["Office"] })]).toEqual([true, false])
    const mixed = withInfo({ propertyType: ["Office", "Hospitality"] })
    expect([finds({ propertyType: ["Hospitality"] }, mixed), finds({}, withInfo({ propertyType: [] }))]).toEqual([
      true,
      true,
    ])
    expect(finds({ propertyType: ["Retail"] }, withInfo({ propertyType: [] }))).toBe(false)
  })

  it("unpaid balances between bounds, bounds included", () => {
    const at = (upb: number | null, search: Partial<AssetSearch>) =>
      finds(search, withInfo({ upb: upb === null ? null : cents(upb) }))
    const within = { upbMin: cents(5), upbMax: cents(7) }
    expect([4, 5, 7, 8].map((upb) => at(upb, within))).toEqual([false, true, true, false])
    expect([4, 5].map((upb) => at(upb, { upbMin: cents(5) }))).toEqual([false, true])
    expect([7, 8].map((upb) => at(upb, { upbMax: cents(7) }))).toEqual([true, false])
    expect([at(null, {}), at(null, { upbMin: cents(0) }), at(null, { upbMax: cents(9) })]).toEqual([true, false, false])
  })

  it("asking prices between bounds, bounds included, and none where buyers name the price", () => {
    const at = (ask: number | null, search: Partial<AssetSearch>) =>
      finds(search, withInfo({ listingPrice: ask === null ? null : cents(ask) }))
    const within = { askMin: cents(5), askMax: cents(7) }
    expect([4, 5, 7, 8].map((ask) => at(ask, within))).toEqual([false, true, true, false])
    expect([4, 5].map((ask) => at(ask, { askMin: cents(5) }))).toEqual([false, true])
    expect([7, 8].map((ask) => at(ask, { askMax: cents(7) }))).toEqual([true, false])
    expect([at(null, {}), at(null, { askMin: cents(0) }), at(null, { askMax: cents(9) })]).toEqual([true, false, false])
  })
})

describe("a search by terms and figures finds", () => {
  const rate = (millionths: number) => must(Rate, millionths)
  const loan = (note: Partial<Asset["noteOverview"]>, occupancy: number | null = null): Asset => ({
    ...published,
    noteOverview: { ...published.noteOverview, ...note },
    propertyOverview: { ...published.propertyOverview, occupancy: occupancy === null ? null : rate(occupancy) },
  })
  const range = (min: number | null, max: number | null) => ({
    min: min === null ? null : rate(min),
    max: max === null ? null : rate(max),
  })

  it("loan to value, coverage, rate and occupancy between bounds, bounds included", () => {
    const ltv = 714_286 // $10,000,000 of $14,000,000
    expect([range(ltv, ltv), range(ltv + 1, null), range(null, ltv - 1)].map((one) => finds({ ltv: one }))).toEqual([
      true,
      false,
      false,
    ])
    const dscr = loan({ dscr: rate(820_000) })
    expect([range(null, 820_000), range(820_001, null)].map((one) => finds({ dscr: one }, dscr))).toEqual([true, false])
    expect([range(47_500, null), range(47_501, null)].map((one) => finds({ rate: one }))).toEqual([true, false])
    const let93 = loan({}, 930_000)
    expect([range(900_000, 930_000), range(null, 929_999)].map((one) => finds({ occupancy: one }, let93))).toEqual([
      true,
      false,
    ])
  })

  it("maturities between days, days included", () => {
    const within = (min: string | null, max: string | null) =>
      finds({ maturity: { min: min === null ? null : must(Day, min), max: max === null ? null : must(Day, max) } })
    expect([within("2026-05-01", "2026-05-01"), within("2026-05-02", null), within(null, "2026-04-30")]).toEqual([
      true,
      false,
      false,
    ])
  })

  it("nothing of which a bounded figure is unknown", () => {
    const bare = loan({ estCollateralValue: null, dscr: null, currentInterestRate: null, maturityDate: null })
    const any = range(-1_000_000_000, 1_000_000_000)
    for (const search of [{ ltv: any }, { dscr: any }, { rate: any }, { occupancy: any }])
      expect(finds(search, bare)).toBe(false)
    expect(finds({ maturity: { min: must(Day, "1900-01-01"), max: null } }, bare)).toBe(false)
    expect(finds({}, bare)).toBe(true)
  })

  it("liens, and rate types as they are now", () => {
    expect([
      finds({ lienPosition: ["First"] }),
      finds({ lienPosition: ["First"] }, loan({ lienPosition: "First" })),
    ]).toEqual([false, true])
    expect(finds({ lienPosition: ["Second", "Mezzanine"] }, loan({ lienPosition: "First" }))).toBe(false)
    expect([finds({ rateType: ["Fixed"] }), finds({ rateType: ["Floating"] })]).toEqual([true, false])
    const converted = loan({ initialInterestType: "Fixed", rateType: "Floating" })
    expect([finds({ rateType: ["Fixed"] }, converted), finds({ rateType: ["Floating"] }, converted)]).toEqual([
      false,
      true,
    ])
  })
})

describe("the order of a search", () => {
  const order = (sortBy: AssetSearch["sortBy"], orderBy: AssetSearch["orderBy"], assets: ReadonlyArray<Asset>) =>
    assets.toSorted(inSearchOrder({ sortBy, orderBy })).map(({ id }) => Number(id.slice(-1)))
  const nth = (count: number, change: Partial<Asset> = {}): Asset => anAsset({ id: anAssetId(count), ...change })
  const info = (count: number, change: Partial<Asset["mainInfo"]>) =>
    nth(count, { mainInfo: { ...anAsset().mainInfo, ...change } })
  const note = (count: number, change: Partial<Asset["noteOverview"]>) =>
    nth(count, { noteOverview: { ...anAsset().noteOverview, ...change } })
  const both = (sortBy: AssetSearch["sortBy"], assets: ReadonlyArray<Asset>) => [
    order(sortBy, "asc", assets),
    order(sortBy, "desc", assets),
  ]

  it("is by status as the market has it, not by the alphabet", () => {
    const all = STATUS_ORDER.slice(0, 9).map((status, place) => nth(9 - place, { status }))
    expect(both("status", all)).toEqual([
      [9, 8, 7, 6, 5, 4, 3, 2, 1],
      [1, 2, 3, 4, 5, 6, 7, 8, 9],
    ])
  })

  it("is by instants, amounts, names, rates and days; what has no value comes last either way", () => {
    const at = (instant: number) => must(Millis, instant)
    expect(both("creationDate", [nth(1, { creationDate: at(20) }), nth(2, { creationDate: at(9) })])).toEqual([
      [2, 1],
      [1, 2],
    ])
    const times = [nth(1, { publishedTime: null }), nth(2, { publishedTime: at(9) }), nth(3, { publishedTime: at(5) })]
    expect(both("publishedTime", times)).toEqual([
      [3, 2, 1],
      [2, 3, 1],
    ])
    const amounts = [info(1, { upb: null }), info(2, { upb: cents(9) }), info(3, { upb: cents(7) })]
    expect(both("upb", amounts)).toEqual([
      [3, 2, 1],
      [2, 3, 1],
    ])
    expect(both("name", [info(1, { name: "beech" }), info(2, { name: "Alder" })])).toEqual([
      [2, 1],
      [1, 2],
    ])
    const rates = [note(1, { currentInterestRate: must(Rate, 100) }), note(2, { currentInterestRate: must(Rate, 90) })]
    expect(both("currentInterestRate", rates)).toEqual([
      [2, 1],
      [1, 2],
    ])
    const days = [
      note(1, { maturityDate: must(Day, "2027-01-01") }),
      note(2, { maturityDate: must(Day, "2026-12-31") }),
    ]
    expect(both("maturityDate", days)).toEqual([
      [2, 1],
      [1, 2],
    ])
  })

  it("is by id between equals and between those without a value", () => {
    const same = [nth(2), nth(1), nth(3)]
    expect(both("name", same)).toEqual([
      [1, 2, 3],
      [3, 2, 1],
    ])
    expect(both("publishedTime", same)).toEqual([
      [1, 2, 3],
      [3, 2, 1],
    ])
  })
})
