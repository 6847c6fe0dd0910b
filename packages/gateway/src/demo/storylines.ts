import type { Scene } from "./acts.ts"
import { conversations } from "./conversations.ts"
import {
  accepted,
  acceptedByBuyer,
  asked,
  bid,
  did,
  drafted,
  entered,
  offered,
  offers,
  planned,
  published,
} from "./scenes.ts"

/** What tells one lot of a storyline from the next. */
export interface Part {
  /** Counts the lots of the storyline from 0. */
  readonly turn: number
  /** Different buyers, the most eager first; at least four. */
  readonly buyers: readonly [number, number, number, number]
  /** What an eager buyer bids, in whole percent. */
  readonly percent: number
  /** Whether the listing asks for earnest money. */
  readonly funded: boolean
  /** Whether the loans are so large that few of the buyers have the funds. */
  readonly large: boolean
}
export type Storyline = (part: Part) => ReadonlyArray<Scene>

/** On the market for a while, with none to three offers in different states. */
const onTheMarket: Storyline = ({ turn, buyers: [first, second, third, fourth], large, percent }) => {
  const day = -8 - ((turn * 7) % 52)
  const bids = [
    offered(day + 3, first, bid(percent, 0)),
    [...offered(day + 4, second, bid(percent - 3, 1)), ...did(day + 6, { act: "withdrawOffer", buyer: second })],
    drafted(day + 5, third, bid(percent - 5, 2)),
    [
      ...offered(day + 3, fourth, bid(percent - 12, 3)),
      ...did(day + 5, { act: "declineOffer", buyer: fourth, reason: DECLINES[turn % 3] ?? "" }),
    ],
  ]
  const live = large ? (turn % 5 === 2 ? 1 : 0) : turn % 4
  const others = turn % 7 === 3 ? (bids[3] ?? []) : []
  // Nobody bid on the first seller's loan, who now waits for a lower asking price.
  const cut = turn === 0 ? did(-2, { act: "requestChange", of: "price" }) : []
  return [...published(day), ...bids.slice(0, live).flat(), ...others, ...cut]
}
const DECLINES = [
  "The price is below our reserve.",
  "The due diligence period is too long.",
  "We need a shorter closing.",
]

const inCall: Storyline = ({ turn, buyers, percent }) => [
  ...published(-14 - turn),
  ...planned(-8, [-6, 7 + (turn % 6)], [16, 22], [24, 34]),
  ...offers(-5, buyers.slice(0, turn % 4), percent),
]
/** In the first lot offers come in these days; in the second one was declined yesterday. */
const callForOffers: Storyline = (part) => [
  ...inCall(part),
  ...(part.turn === 0 ? [...entered(-4, part.buyers[1]), ...offers(-3, part.buyers.slice(1), part.percent)] : []),
  ...(part.turn === 2 ? did(-2, { act: "declineOffer", buyer: part.buyers[1], reason: DECLINES[0] ?? "" }) : []),
  ...(part.turn === 0 ? conversations.callForOffers(part.buyers[0]) : []),
]

/** The call ended, by the calendar or by the seller, and the seller has to choose. */
const underSelection: Storyline = ({ turn, buyers, percent }) => [
  ...published(-28 - turn),
  ...planned(-20, [-18, -8], undefined, [-6, 10 + turn]),
  ...(turn === 0 ? entered(-17, buyers[0]) : []),
  ...offers(-16, buyers.slice(0, 2 + (turn % 3)), percent),
  ...(turn % 2 === 1 ? did(-10, { act: "closeCallForOffers" }) : []),
  ...(turn === 0 ? conversations.underSelection(buyers[0]) : []),
]

/** Two of three bidders were asked for their best and final, and one has answered. */
const inFinal: Storyline = ({ turn, buyers: [first, second, third], percent }) => [
  ...published(-30 - turn),
  ...planned(-26, [-24, -14], [-9, 5 + turn], [7 + turn, 18 + turn]),
  ...(turn === 0 ? entered(-23, first) : []),
  ...offers(-22, [first, second, third], percent),
  ...did(-12, { act: "selectForBestAndFinal", buyer: first }),
  ...did(-11, { act: "selectForBestAndFinal", buyer: second }),
  ...did(-4, { act: "reviseOffer", buyer: first, bid: bid(percent + 2, 0) }),
]
const bestAndFinal: Storyline = (part) => [
  ...inFinal(part),
  ...(part.turn === 0 ? conversations.bestAndFinal(part.buyers[1]) : []),
]

/** Best and final is over, by the calendar or by the seller. */
const underFinalSelection: Storyline = ({ turn, buyers: [first, second, third], percent }) => [
  ...published(-38 - turn),
  ...planned(-34, [-32, -24], [-19, -8], [-6, 9 + turn]),
  ...(turn === 0 ? entered(-31, first) : []),
  ...offers(-30, [first, second, third], percent),
  ...did(-22, { act: "selectForBestAndFinal", buyer: first }),
  ...did(-21, { act: "selectForBestAndFinal", buyer: second }),
  ...did(-15, { act: "reviseOffer", buyer: second, bid: bid(percent + 3, 1) }),
  ...(turn % 2 === 1 ? did(-12, { act: "closeBestAndFinal" }) : []),
]

/** Chosen after the call; in every second lot the buyer has signed already. */
const contractPending: Storyline = ({ turn, buyers: [first, second, third], percent }) => [
  ...published(-36 - turn),
  ...planned(-33, [-31, -22], undefined, [-20, -5]),
  ...(turn === 0 ? entered(-30, first) : []),
  ...offers(-29, [first, second, third], percent),
  ...did(-16, { act: "selectWinner", buyer: first }),
  ...(turn % 2 === 1 ? acceptedByBuyer(-4, first) : []),
  ...(turn === 0 ? conversations.contractPending(first) : []),
]

const contractPendingAfterFinal: Storyline = ({ turn, buyers: [first, second], percent }) => [
  ...published(-48 - turn),
  ...planned(-44, [-42, -34], [-29, -20], [-18, -4]),
  ...(turn === 0 ? entered(-41, first) : []),
  ...offers(-40, [first, second], percent),
  ...did(-32, { act: "selectForBestAndFinal", buyer: first }),
  ...did(-31, { act: "selectForBestAndFinal", buyer: second }),
  ...did(-25, { act: "reviseOffer", buyer: first, bid: bid(percent + 2, 2) }),
  ...did(turn === 0 ? -5 : -14, { act: "selectWinner", buyer: first }),
]

const underContract: Storyline = ({ turn, buyers: [first, second], percent, funded }) => [
  ...published(-50 - turn),
  ...planned(-47, [-45, -38], undefined, [-36, -24]),
  ...(turn === 0 ? entered(-44, first) : []),
  ...offers(-43, [first, second], percent),
  ...did(-33, { act: "selectWinner", buyer: first }),
  ...accepted(-20, first, funded),
]

const closed: Storyline = ({ turn, buyers: [first, second], percent, funded }) => [
  ...published(-88 + turn),
  ...planned(-76, [-74, -66], undefined, [-64, -50]),
  ...(turn === 0 ? entered(-73, first) : []),
  ...offers(-72, [first, second], percent),
  ...did(-62, { act: "selectWinner", buyer: first }),
  ...accepted(-48, first, funded),
  ...did(-30 + 3 * turn, { act: "confirmClosing" }),
]

/** Under contract, and then the sale fell through: the listing is back, with the money to be decided on. */
const fellThrough: Storyline = (part) => [
  ...underContract(part),
  ...did(-6, { act: "fallThrough", reason: "The buyer could not close." }),
]

/** The chosen buyer let the time run out. In the first lot nobody else had bid. */
const lapsed: Storyline = ({ turn, buyers: [first, second], percent }) => [
  ...published(-36 - turn),
  ...planned(-33, [-31, -24], undefined, [-22, -8]),
  ...offered(-29, first, { ...bid(percent, 0), dueDiligence: 2, closing: 4 }),
  ...(turn === 0 ? [] : offered(-28, second, bid(percent - 4, 1))),
  ...did(-20, { act: "selectWinner", buyer: first }),
]

const onHold: Storyline = ({ turn, buyers: [first], percent }) => [
  ...published(-20 - turn),
  ...offered(-12, first, bid(percent, 0)),
  ...did(-5, { act: "hold", by: turn % 2 === 1 ? "admin" : "seller" }),
]

const onHoldInCall: Storyline = (part) => [...inCall(part), ...did(-2, { act: "hold", by: "seller" })]
const onHoldInFinal: Storyline = (part) => [...inFinal(part), ...did(-2, { act: "hold", by: "seller" })]

/** Nobody bought it in 90 days. */
const expired: Storyline = ({ turn, buyers: [first], percent }) => [
  ...published(-99 + turn),
  ...offered(-40, first, bid(percent - 10, 3)),
]

const withdrawn: Storyline = ({ turn, buyers: [first, second], percent }) => [
  ...published(-40 - turn),
  ...offers(-20, [first, second].slice(0, turn), percent),
  ...did(-9, { act: "withdrawListing" }),
]

const revokedRequest: Storyline = ({ turn }) => [
  ...asked(-12 - turn),
  ...did(-11, { act: "revoke", comment: "State the as-of date of the balance." }),
]

const revokedListing: Storyline = ({ buyers: [first], percent }) => [
  ...published(-25),
  ...offered(-15, first, bid(percent, 0)),
  ...did(-8, { act: "revoke", comment: "The servicer reports that the loan was paid off." }),
]

const discarded: Storyline = () => [...did(-21, { act: "list" }), ...did(-15, { act: "discard" })]

const deleted: Storyline = () => [
  ...asked(-25),
  ...did(-22, { act: "revoke", comment: "This loan is listed twice." }),
  ...did(-12, { act: "delete" }),
]

const waiting: Storyline = ({ turn }) => asked(-4 + (turn % 3))
const draft: Storyline = ({ turn }) => did(-30 + turn, { act: "list" })

/** Two loans of one seller, bid on together and apart. In the first lot the payoff changed after the offers. */
const bundle: Storyline = ({ turn, buyers: [first, second], percent }) => [
  ...published(-22 - turn),
  ...planned(-16, [-14, 6 + turn], [12, 18], [20, 30]),
  ...offers(-12, [first, second], percent),
  ...(turn === 0 ? [...did(-5, { act: "requestChange", of: "payoff" }), ...did(-4, { act: "approveChange" })] : []),
]

export const storylines = {
  onTheMarket,
  callForOffers,
  underSelection,
  bestAndFinal,
  underFinalSelection,
  contractPending,
  contractPendingAfterFinal,
  underContract,
  closed,
  fellThrough,
  lapsed,
  onHold,
  onHoldInCall,
  onHoldInFinal,
  expired,
  withdrawn,
  revokedRequest,
  revokedListing,
  discarded,
  deleted,
  waiting,
  draft,
  bundle,
} satisfies Record<string, Storyline>
export type StorylineName = keyof typeof storylines
