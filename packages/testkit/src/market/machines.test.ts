import { AssetStatus, type MarketEvent, type OfferStatus } from "@xl/core/kernel"
import { DAY_MILLIS, Millis, must } from "@xl/core/shared"
import { Effect, Result } from "effect"
import fc from "fast-check"
import { limitOf, reachingAll } from "../shared/index.ts"
import { describe, expect, it } from "vitest"
import { anAsset, anAssetId, aPublishedAsset, standingIn } from "../assets/index.ts"
import {
  aBuyer,
  anAdmin,
  aSeller,
  aTry,
  EXAMPLE_NOW,
  type MarketInMemory,
  marketInMemory,
  type Try,
  trying,
} from "./index.ts"
import type { Rows } from "./rows.ts"

const SHORT: { readonly [short: string]: AssetStatus } = {
  D: "Draft",
  P: "Published",
  C: "CallForOffers",
  B: "BestAndFinal",
  UsC: "UnderSelection.CallForOffers",
  UsB: "UnderSelection.BestAndFinal",
  CpC: "ContractPending.CallForOffers",
  CpB: "ContractPending.BestAndFinal",
  Uc: "UnderContract",
  Cl: "Closed",
  HP: "OnHold.Published",
  HC: "OnHold.CallForOffers",
  HB: "OnHold.BestAndFinal",
  E: "ListingExpired",
  N: "NoLongerListedForSale",
  R: "Revoked",
  X: "Deleted",
}

/** Rows 3 to 25 of the status machine, written down a second time: from > to, and by whom. */
const ROWS = [
  ["D > P R X", "Admin"],
  ["D > X", "Seller"],
  ["R > D", "Seller"],
  ["P > C", "Bot"],
  ["C > UsC P", "Bot"],
  ["P C > UsC", "Seller"],
  ["UsC > B", "Bot"],
  ["B > UsB", "Bot Seller"],
  ["B UsB > UsC P", "Bot"],
  ["UsC > CpC", "Seller"],
  ["UsB > CpB", "Seller"],
  ["UsC UsB > P", "Bot"],
  ["CpC CpB > Uc", "Seller Bot"],
  ["CpC > UsC P", "Bot Admin"],
  ["CpB > UsB P", "Bot Admin"],
  ["Uc > Cl P", "Admin"],
  ["P > HP", "Seller Admin Bot"],
  ["C > HC", "Seller Admin Bot"],
  ["B > HB", "Seller Admin Bot"],
  ["HP > P", "Seller Admin Bot"],
  ["HC > C", "Seller Admin Bot"],
  ["HB > B", "Seller Admin Bot"],
  ["P HP HC HB > E", "Bot"],
  ["P C B UsC UsB HP HC HB E > N", "Seller Admin"],
  ["E N > D", "Seller"],
  ["P C B UsC UsB HP HC HB > R", "Admin"],
  ["R E N > X", "Admin"],
] as const
const ASSET_WAYS = new Set(
  ROWS.flatMap(([way, by]) => {
    const [froms = [], tos = []] = way.split(" > ").map((side) => side.split(" "))
    return froms.flatMap((from) =>
      tos.flatMap((to) => by.split(" ").map((who) => `${SHORT[from]} ${SHORT[to]} ${who}`)),
    )
  }),
)

/** The life of an offer, likewise. Edits change no status. */
const OFFER_WAYS = new Set([
  "Draft Published Buyer",
  "Published BestAndFinal Seller",
  "BestAndFinal Published Bot",
  ...["Published", "BestAndFinal"].flatMap((from) => [`${from} Successful Seller`, `${from} Withdrawn Buyer`]),
  ...["Published", "BestAndFinal"].flatMap((from) => [`${from} Declined Seller`, `${from} Declined Bot`]),
  "Draft Withdrawn Buyer",
  ...["Published", "BestAndFinal", "Successful"].flatMap((from) => [`${from} Canceled Bot`, `${from} Canceled Admin`]),
  "Canceled Published Admin",
  "Canceled BestAndFinal Admin",
])

/** From which statuses a command moves an asset, and who gives it; in any other it changes none of its status. */
const COMMANDS = {
  approve: ["D", "admin"],
  closeBestAndFinal: ["B", "seller"],
  closeCallForOffers: ["P C", "seller"],
  confirmClosing: ["Uc", "admin"],
  discard: ["D", "seller"],
  hold: ["P C B", "seller admin"],
  release: ["HP HC HB", "seller admin"],
  remove: ["D R E N", "admin"],
  reportFallThrough: ["Uc", "admin"],
  requestPublish: ["R E N", "seller"],
  revoke: ["D P C B UsC UsB HP HC HB", "admin"],
  withdraw: ["P C B UsC UsB HP HC HB E", "seller admin"],
} as const
type Listing = Extract<Try, { readonly do: "list" }>
const mayMove = ({ by, what }: Listing, status: unknown): boolean => {
  const [froms, parts] = what in COMMANDS ? COMMANDS[what as keyof typeof COMMANDS] : ["", ""]
  return parts.split(" ").includes(by) && froms.split(" ").some((from) => SHORT[from] === status)
}

/** What a reader of the log and of the offers' histories knows: where everything stands, and how far was read. */
interface Model {
  readonly assets: Map<string, AssetStatus>
  readonly offers: Map<string, { readonly status: OfferStatus; readonly read: number }>
  read: number
}
const ways = { asset: new Set<string>(), offer: new Set<string>() }

/** A bundle's events hang on the chain of each of its assets; a request for publication says the status, too. */
const isMove = ({ after, chain, subject }: MarketEvent): boolean => subject === chain && after?.["status"] !== undefined

const followAssets = (model: Model, { assets, events }: Rows): void => {
  for (const { actor, after, before, subject } of events.slice(model.read).filter(isMove)) {
    const [from, to] = [before, after].map((said) => must(AssetStatus, said?.["status"]))
    expect(from).toBe(model.assets.get(subject))
    ways.asset.add(`${from} ${to} ${actor.trigger}`)
    if (to) model.assets.set(subject, to)
  }
  model.read = events.length
  expect(new Map([...assets.values()].map(({ id, status }) => [id, status]))).toEqual(model.assets)
}

const followOffers = (model: Model, { offers }: Rows): void => {
  for (const { id, offerHistory, status } of offers.values()) {
    const known = model.offers.get(id)
    let at: OfferStatus | null = known?.status ?? null
    for (const { from, to, trigger } of offerHistory.slice(known?.read ?? 0)) {
      expect(from).toBe(at)
      if (from !== null) ways.offer.add(`${from} ${to} ${trigger}`)
      at = to
    }
    expect(status).toBe(at)
    model.offers.set(id, { status, read: offerHistory.length })
  }
}

/** Others are two commands, of which the second may be refused. */
const isOneCommand = (tried: Try): boolean => tried.do === "list" || tried.do === "answer"

const leftAlone = (before: Rows, after: Rows): void => expect(after).toBe(before)

/** What was due before a command goes first, by the bot; all else moved as the command may. */
const movedByTable = (tried: Listing, events: ReadonlyArray<MarketEvent>): void => {
  const moves = events.filter((event) => isMove(event) && event.actor.trigger !== "Bot")
  expect(moves.filter(({ before }) => !mayMove(tried, before?.["status"]))).toEqual([])
}

/** One try of anybody, as fast-check replays and shrinks it. */
class Attempt implements fc.AsyncCommand<Model, MarketInMemory> {
  readonly #tried: Try
  constructor(tried: Try) {
    this.#tried = tried
  }
  readonly check = (): boolean => true
  readonly run = async (model: Model, market: MarketInMemory): Promise<void> => {
    const tried = this.#tried
    const { rows } = market.home.memory
    const answer = await Effect.runPromise(trying(market, tried))
    if (isOneCommand(tried) && Result.isFailure(answer)) leftAlone(rows, market.home.memory.rows)
    if (tried.do === "list") movedByTable(tried, market.home.memory.rows.events.slice(model.read))
    followAssets(model, market.home.memory.rows)
    followOffers(model, market.home.memory.rows)
  }
  readonly toString = (): string => JSON.stringify(this.#tried)
}

/** A command of the table on the asset that the story began with, so that each cell is asked for now and then. */
const aCommand: fc.Arbitrary<Try> = fc.record({
  do: fc.constant("list"),
  what: fc.constantFrom(...(Object.keys(COMMANDS) as ReadonlyArray<keyof typeof COMMANDS>)),
  asset: fc.constant(0),
  by: fc.constantFrom("seller", "admin"),
  days: fc.integer({ min: 0, max: 6 }),
})
const attempts = fc.commands(
  [aTry, aTry, aCommand].map((tries) => tries.map((tried) => new Attempt(tried))),
  { maxCommands: 40, size: "max" },
)
/** An asset in the status, two on the market beside it, and everybody who may act. */
const stageIn = (status: AssetStatus): MarketInMemory => {
  const { asset, offers } = standingIn(status)
  const assets = [
    asset,
    aPublishedAsset({ id: anAssetId(2), lenderDirect90: true }),
    anAsset({ id: anAssetId(3), planUnpaidSince: must(Millis, EXAMPLE_NOW + 20 * DAY_MILLIS) }),
  ]
  return marketInMemory({
    seed: { profiles: [aSeller(), aBuyer(1), aBuyer(2), aBuyer(3), anAdmin()], assets, offers },
    now: EXAMPLE_NOW,
  })
}
const start = (status: AssetStatus) => () => {
  const real = stageIn(status)
  const { assets, offers } = real.home.memory.rows
  const model: Model = {
    assets: new Map([...assets.values()].map((asset) => [asset.id, asset.status])),
    offers: new Map(
      [...offers.values()].map((offer) => [offer.id, { status: offer.status, read: offer.offerHistory.length }]),
    ),
    read: 0,
  }
  return { model, real }
}
const reached = (seen: ReadonlySet<string>, place: 0 | 1) => new Set([...seen].map((way) => way.split(" ")[place]))

describe("the machines of assets and offers, run beside a model of them", () => {
  it(
    "never leave their tables, refuse without a trace what has no way, and reach every status",
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(...Object.values(SHORT)), attempts, (status, commands) =>
          fc.asyncModelRun(start(status), commands),
        ),
        reachingAll(250),
      )
      expect([...ways.asset].filter((way) => !ASSET_WAYS.has(way))).toEqual([])
      expect([...ways.offer].filter((way) => !OFFER_WAYS.has(way))).toEqual([])
      expect(reached(ways.asset, 1)).toEqual(new Set(Object.values(SHORT)))
      expect(reached(ways.offer, 1).size).toBe(6)
    },
    limitOf(60_000),
  )
})
