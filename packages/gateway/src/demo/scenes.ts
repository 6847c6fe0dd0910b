import type { Act, Bid, Days, Scene } from "./acts.ts"

const MINUTES = 60

/** Within an hour of `hour`, UTC, so that the market's clock does not look like one. */
const on = (day: number, hour: number, act: Act): Scene => ({
  ...act,
  day,
  minute: hour * MINUTES + ((day * 37 + hour * 11) & 31),
})

const NOTES = [
  "All cash, no financing contingency.",
  "Ready to sign on the seller's form.",
  "Proof of funds is on file. We close early where possible.",
  "We know the market and have closed three notes there.",
  "Price assumes the servicing file as described.",
]

/** A later bidder asks for other days and offers another price than an earlier one. */
export const bid = (percent: number, rank: number): Bid => ({
  percent,
  dueDiligence: 15 + 5 * (rank % 3),
  closing: 15 + 5 * (rank % 4),
  notes: NOTES[rank % NOTES.length] ?? "",
})

/** Entered on a day and asked for publication an hour later. */
export const asked = (day: number): ReadonlyArray<Scene> => [
  on(day, 9, { act: "list" }),
  on(day, 10, { act: "requestPublish" }),
]

/** On the market from the day after. */
export const published = (day: number): ReadonlyArray<Scene> => [...asked(day), on(day + 1, 11, { act: "approve" })]

export const planned = (
  day: number,
  callForOffers: Days,
  bestAndFinal?: Days,
  underSelection?: Days,
): ReadonlyArray<Scene> => [
  on(day, 12, {
    act: "plan",
    callForOffers,
    ...(bestAndFinal ? { bestAndFinal } : {}),
    ...(underSelection ? { underSelection } : {}),
  }),
]

export const drafted = (day: number, buyer: number, terms: Bid): ReadonlyArray<Scene> => [
  on(day, 13, { act: "draftOffer", buyer, bid: terms }),
]

export const offered = (day: number, buyer: number, terms: Bid): ReadonlyArray<Scene> => [
  ...drafted(day, buyer, terms),
  on(day, 14, { act: "publishOffer", buyer }),
]

/** Bids of several buyers on one day after the other; the first of them bids most. */
export const offers = (day: number, buyers: ReadonlyArray<number>, percent: number): ReadonlyArray<Scene> =>
  buyers.flatMap((buyer, rank) => offered(day + rank, buyer, bid(percent - 2 * rank, rank)))

export const did = (day: number, act: Act): ReadonlyArray<Scene> => [on(day, 16, act)]

/** A buyer and the seller talk, a line each, from a day and hour on; whoever is not to read the last line leaves it unread. */
export const talked = (
  day: number,
  hour: number,
  buyer: number,
  ...lines: ReadonlyArray<string>
): ReadonlyArray<Scene> =>
  lines.map((body, at) => on(day, hour + at, { act: "talk", buyer, by: at % 2 === 0 ? "buyer" : "seller", body }))

/** The one who was spoken to last reads it. */
export const readBy = (day: number, hour: number, buyer: number, by: "buyer" | "seller"): ReadonlyArray<Scene> => [
  on(day, hour, { act: "talk", buyer, by }),
]

/** Signs the confidentiality agreement and reads the whole data room. */
export const entered = (day: number, buyer: number): ReadonlyArray<Scene> => [on(day, 11, { act: "enterRoom", buyer })]

/** The buyer has the closing documents made, reads and accepts them. */
export const acceptedByBuyer = (day: number, buyer: number): ReadonlyArray<Scene> => [
  on(day, 14, { act: "prepareClosing", buyer }),
  on(day, 15, { act: "acceptClosing", by: "buyer", buyer }),
]

/** Both sides accept the closing documents; the earnest money arrives between them. */
export const accepted = (day: number, buyer: number, funded: boolean): ReadonlyArray<Scene> => [
  ...acceptedByBuyer(day, buyer),
  ...(funded ? [on(day + 1, 15, { act: "fundDeposit", buyer })] : []),
  on(day + 4, 15, { act: "acceptClosing", by: "seller", buyer }),
]
