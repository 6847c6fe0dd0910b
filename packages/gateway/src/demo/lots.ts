import type { Day } from "@xl/core/shared"
import type { ImportedListing } from "../import/index.ts"
import type { Lot } from "./acts.ts"
import { buyers, sellers } from "./cast.ts"
import { type Part, type StorylineName, storylines } from "./storylines.ts"

/** How many lots each storyline gets. The first four rows take loans whose maturity is past, as long as there are some. */
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

/** What an eager buyer bids, in percent of the smaller of balance and collateral value. */
const percents = { "Performing Loan": 96, "Sub-Performing Loan": 87, "Non-Performing Loan": 66 } as const
const percentOf = ({ mainInfo }: ImportedListing): number => percents[mainInfo.assetStatus ?? "Performing Loan"]

/** Every loan with its story. The first lot of each storyline is the first seller's, and the first buyer has a part in it. */
export const lotsOf = (listings: ReadonlyArray<ImportedListing>, today: Day): ReadonlyArray<Lot> => {
  const isPast = ({ noteOverview: { maturityDate } }: ImportedListing) => maturityDate !== null && maturityDate < today
  const incomplete = listings.filter(({ missing }) => missing.length > 0)
  const complete = listings.filter(({ missing }) => missing.length === 0)
  const rest = [...complete.filter(isPast), ...complete.filter((listing) => !isPast(listing))]
  const lots: Array<Lot> = []
  const cast = (name: StorylineName, turn: number, taken: ReadonlyArray<ImportedListing>) => {
    if (taken.length > 0) lots.push(lotOf(name, turn, taken, lots.length))
  }
  for (const [name, count] of casting) for (let turn = 0; turn < count; turn++) cast(name, turn, rest.splice(0, 1))
  for (let turn = 0; turn < BUNDLES; turn++) cast("bundle", turn, rest.splice(0, 2))
  for (const [turn, listing] of rest.entries()) cast("onTheMarket", turn, [listing])
  for (const [turn, listing] of incomplete.entries()) cast("draft", turn, [listing])
  return lots
}

const lotOf = (name: StorylineName, turn: number, listings: ReadonlyArray<ImportedListing>, place: number): Lot => {
  const [percent = 0] = listings.map(percentOf)
  const part: Part = {
    turn,
    buyers: biddersOf(turn, place),
    percent,
    funded: listings.some(({ requireBidDeposit }) => requireBidDeposit),
  }
  return { seller: turn === 0 ? 0 : place % sellers.length, listings, scenes: storylines[name](part) }
}

/** Four different places in the cast. In the first lots of a storyline the first buyer stands in the first, then second, then third. */
const biddersOf = (turn: number, place: number): Part["buyers"] => {
  const steps = [0, 1 + (place % 3), 4 + (place % 3), 7 + (place % 3)] as const
  const ranked = [0, 1, 1, 2][turn]
  const start = ranked === undefined ? place * 5 : buyers.length - (steps[ranked] ?? 0)
  const at = (step: number) => (start + step) % buyers.length
  return [at(steps[0]), at(steps[1]), at(steps[2]), at(steps[3])]
}
