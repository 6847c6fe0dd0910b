import { addDays, type Day } from "@xl/core/shared"
import { chooseNumber, listingOf, type LoanRow } from "../import/index.ts"
import type { Lot } from "./acts.ts"
import { buyers, sellers } from "./cast.ts"
import { isCurrent, isStressed, retoldListing, type Situation } from "./retold.ts"
import { type Part, type StorylineName, storylines } from "./storylines.ts"

/** How many lots each storyline gets, before the rest goes on the market. */
const casting: ReadonlyArray<readonly [StorylineName, number]> = [
  ["closed", 7],
  ["expired", 3],
  ["withdrawn", 3],
  ["deleted", 1],
  ["revokedRequest", 2],
  ["revokedListing", 1],
  ["discarded", 1],
  ["underContract", 4],
  ["fellThrough", 1],
  ["lapsed", 3],
  ["contractPending", 5],
  ["contractPendingAfterFinal", 3],
  ["underSelection", 6],
  ["underFinalSelection", 3],
  ["bestAndFinal", 5],
  ["callForOffers", 14],
  ["onHold", 3],
  ["onHoldInCall", 2],
  ["onHoldInFinal", 2],
  ["waiting", 4],
  ["draft", 2],
]
const BUNDLES = 2

/** What an eager buyer bids, in percent of the guide price. */
const EAGER = 97

/** Situations of the lots one after the other, so that each storyline meets several: five in eleven are in arrears. */
const SITUATIONS: ReadonlyArray<Situation> = [
  "asReported",
  "inDefault",
  "asReported",
  "late",
  "asReported",
  "underWater",
  "asReported",
  "matured",
  "asReported",
  "inDefault",
  "asReported",
]
/** The number of lots has no divisor in common with the number of sellers, so that every seller meets every situation. */
const situationAt = (place: number): Situation => SITUATIONS[place % SITUATIONS.length] ?? "asReported"

/** Balances, in cents, of the loans that get most offers: few buyers promise more than a hundred million dollars at a time. */
const [LEAST, MOST] = [350_000_000, 1_600_000_000]
/** Above this few of the buyers have the funds. */
const LARGE = 2_500_000_000

/** In an order of its own that is always the same, so that sources and property types are mixed. */
const shuffled = (rows: ReadonlyArray<LoanRow>) => rows.toSorted((one, other) => order(one) - order(other))
const order = ({ record_id }: LoanRow) => chooseNumber(record_id, "order", 0, 1_000_000)

const isComplete = (row: LoanRow): boolean => {
  const mapped = listingOf(row)
  return "listing" in mapped && mapped.listing.missing.length === 0
}

/** Complete loans in the order in which they are cast: midsize ones first; those of the bundles are taken out. */
const supply = (complete: ReadonlyArray<LoanRow>) => {
  const midsize = shuffled(complete.filter(({ upb }) => upb >= LEAST && upb <= MOST))
  const small = shuffled(complete.filter(({ upb }) => upb < LEAST))
  const large = shuffled(complete.filter(({ upb }) => upb > MOST))
  const bundled = midsize.filter((row) => isCurrent(row) && isStressed(row)).slice(0, 2 * BUNDLES)
  return { bundled, rest: [...midsize, ...small, ...large].filter((row) => !bundled.includes(row)) }
}

/** Takes the next loan for which the situation is plausible out of the rest, as long as there is one. */
const takeFor = (situation: Situation, rest: Array<LoanRow>): ReadonlyArray<LoanRow> => {
  const at = rest.findIndex(situation === "asReported" ? isCurrent : isStressed)
  return rest.splice(Math.max(0, at), 1)
}

/** Every loan with its story. The first lot of each storyline is the first seller's, and the first buyer has a part in it. */
export const lotsOf = (rows: ReadonlyArray<LoanRow>, today: Day): ReadonlyArray<Lot> => {
  const { bundled, rest } = supply(rows.filter(isComplete))
  const lots: Array<Lot> = []
  const cast = (name: StorylineName, turn: number, taken?: ReadonlyArray<LoanRow>) => {
    const place = lots.length
    lots.push(lotOf({ name, turn, rows: taken ?? takeFor(situationAt(place), rest), place, today }))
  }
  for (const [name, count] of casting) for (let turn = 0; turn < count; turn++) cast(name, turn)
  for (let turn = 0; turn < BUNDLES; turn++) cast("bundle", turn, bundled.slice(2 * turn, 2 * turn + 2))
  for (let turn = 0; rest.length > 0; turn++) cast("onTheMarket", turn)
  for (const [turn, row] of rows.filter((one) => !isComplete(one)).entries()) cast("draft", turn, [row])
  return lots
}

interface Casting {
  readonly name: StorylineName
  readonly turn: number
  readonly rows: ReadonlyArray<LoanRow>
  /** Counts the lots. */
  readonly place: number
  readonly today: Day
}

const lotOf = ({ name, place, rows, today, turn }: Casting): Lot => {
  const buyersOfLot = biddersOf(RANKS[name] ?? FIRST_LOTS, turn, place)
  const large = rows.some(({ upb }) => upb > LARGE)
  const isFunded = FUNDED[name]?.(turn)
  const scenes = storylines[name]({ turn, buyers: buyersOfLot, percent: EAGER, funded: isFunded ?? false, large })
  const listedOn = addDays(today, Math.min(...scenes.map(({ day }) => day)))
  const listings = rows
    .map((row) => retoldListing(row, situationAt(place), listedOn))
    .map((listing) => ({ ...listing, requireBidDeposit: isFunded ?? listing.requireBidDeposit }))
  return { seller: turn === 0 ? 0 : place % sellers.length, listings, scenes }
}

/** Storylines in which a deposit comes in: in these turns the listing asks for one and the buyer pays it. */
const FUNDED: { readonly [N in StorylineName]?: (turn: number) => boolean } = {
  closed: (turn) => turn % 2 === 0,
  underContract: (turn) => turn === 1,
  fellThrough: () => true,
}

/** Which place among its bidders the first buyer has, by turn of the storyline; in later lots none that is sure. */
const FIRST_LOTS = [0, 1]
const RANKS: { readonly [N in StorylineName]?: ReadonlyArray<number> } = {
  onTheMarket: [0, 1, 1, 2],
  callForOffers: [0, 1, 1],
  underContract: [0, 1, 1, 2],
}

/** Four different places in the cast. */
const biddersOf = (ranks: ReadonlyArray<number>, turn: number, place: number): Part["buyers"] => {
  const steps = [0, 1 + (place % 3), 4 + (place % 3), 7 + (place % 3)] as const
  const ranked = ranks[turn]
  const start = ranked === undefined ? place * 5 : buyers.length - (steps[ranked] ?? 0)
  const at = (step: number) => (start + step) % buyers.length
  return [at(steps[0]), at(steps[1]), at(steps[2]), at(steps[3])]
}
