import type { Asset } from "../../assets/model.ts"
import { type Course, courseOf, moveAsset, offerIn } from "./course.ts"
import { BOT } from "../../kernel/events.ts"
import { type Due, dueOf } from "./due.ts"
import { cancelOffer, endOffers, REASONS, unselect } from "./leaving.ts"
import type { Deal } from "../store.ts"
import { loseWinner } from "./losing.ts"

/** More transitions than any deal of 50 assets could owe: a rule that feeds itself must not hang the market. */
const MOST_TRANSITIONS = 10_000

interface Owed extends Due {
  readonly asset: Asset
}

const earliest = (course: Course, now: number): Owed | null =>
  course.now.assets.reduce<Owed | null>((first, asset) => {
    const due = dueOf(asset)
    return due && due.at <= now && (!first || due.at < first.at) ? { ...due, asset } : first
  }, null)

/** Row 16 of a lapse: the whole bundle of the winner falls back together. */
const lapsed = (course: Course, { at, asset }: Owed): Course => {
  if (!asset.winnerOfferId) throw new RangeError(`Asset ${asset.id} is ContractPending without a winner`)
  const { buyerClosingDocumentsAccepted } = offerIn(course, asset.winnerOfferId)
  const reason = buyerClosingDocumentsAccepted ? REASONS.sellerLapsed : REASONS.buyerLapsed
  const act = { by: BOT, at }
  return loseWinner(cancelOffer(course, asset.winnerOfferId, reason, act), asset.winnerOfferId, act)
}

const moved = (course: Course, { asset, at, row, to }: Owed): Course => {
  const move = (change: Partial<Asset> = {}) => moveAsset(course, asset.id, { row, to, change }, { by: BOT, at })
  switch (row) {
    case 12:
    case 14:
      return unselect(move(), asset.id, at)
    case 19:
      return move({ hold: { by: "Plan", since: at } })
    case 20:
      return move({ hold: null })
    case 21:
      return endOffers(move({ hold: null }), [asset.id], REASONS.expired, at)
    default:
      return move()
  }
}

const step = (course: Course, owed: Owed): Course => (owed.row === 16 ? lapsed(course, owed) : moved(course, owed))

/**
 * The scheduler: every transition that is due at `now`, in the order of its due time, each at that time, until nothing is
 * due. Settling twice, or more often, comes to the same. `now` is milliseconds since the epoch.
 */
export const settle = (course: Course, now: number): Course => {
  let settled = course
  for (let count = 0; count < MOST_TRANSITIONS; count += 1) {
    const owed = earliest(settled, now)
    if (!owed) return settled
    settled = step(settled, owed)
  }
  throw new RangeError(`A deal around asset ${course.now.assets[0]?.id} does not come to rest`)
}

/** The deal as it stands at `now`. */
export const settledDeal = (deal: Deal, now: number): Deal => settle(courseOf(deal), now).now

/** Whether anything is due before a command may be decided. */
export const isDue = (assets: ReadonlyArray<Asset>, now: number): boolean =>
  assets.some((asset) => (dueOf(asset)?.at ?? Number.POSITIVE_INFINITY) <= now)
