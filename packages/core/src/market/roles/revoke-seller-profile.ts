import { Clock, Effect } from "effect"
import { held } from "../assets/decisions.ts"
import { moveOf } from "../../assets/machine.ts"
import { type Course, courseOf } from "../deal/course.ts"
import type { MarketEventType, OutboxMessage } from "../../kernel/events.ts"
import { MarketStore, type MarketTransaction } from "../store.ts"
import { settle } from "../deal/settle.ts"
import { changeOf } from "../deal/story.ts"
import type { Profile, SellerProfile } from "../../profiles/model.ts"
import { Millis } from "../../shared/days.ts"
import { must } from "../../shared/decode.ts"
import type { UserId } from "../../shared/ids.ts"
import type { Actor, SignedIn } from "../../kernel/actor.ts"
import { administrator } from "../../kernel/policies.ts"
import { administratorActor } from "../../roles/records.ts"

/** Every listing of the seller that can be held, held by the administrator. */
const withListingsHeld = Effect.fnUntraced(function* (course: Course, seller: UserId, admin: SignedIn, at: Millis) {
  const act = { by: administratorActor(admin), at }
  let now = course
  for (const asset of course.now.assets) {
    if (asset.owners[0] !== seller || !moveOf("hold", asset.status)) continue
    now = yield* Effect.orDie(Effect.fromResult(held(now, asset, act)))
  }
  return now
})

const sellerEvent = (type: MarketEventType, seller: UserId, admin: SignedIn, at: Millis, after: SellerProfile) => ({
  chain: seller,
  type,
  actor: administratorActor(admin),
  at,
  subject: seller,
  before: null,
  after: { status: after.status, comment: after.comment },
})

const withSeller = (profile: Profile, change: Partial<SellerProfile>, at: Millis): Profile => ({
  ...profile,
  sellerProfile: { ...profile.sellerProfile, ...change, dateModified: at },
})

const dealOf = Effect.fnUntraced(function* (transaction: MarketTransaction, seller: UserId) {
  const ids = yield* transaction.assetIdsOf(seller)
  if (ids.length === 0) return courseOf({ assets: [], offers: [] })
  return courseOf(yield* transaction.lockDeal(ids).pipe(Effect.catchTag("AssetNotFound", Effect.die)))
})

/** Blocks a seller: the live listings go on hold, and none is published until an administrator lifts it. Repeated, nothing happens. */
export const revokeSellerProfile = Effect.fn("revokeSellerProfile")(function* (
  actor: Actor,
  id: UserId,
  comment: string,
) {
  const admin = yield* Effect.fromResult(administrator(actor, "revokeSellerProfile"))
  const at = must(Millis, yield* Clock.currentTimeMillis)
  const store = yield* MarketStore
  return yield* store.transaction(
    Effect.fnUntraced(function* (transaction) {
      const deal = settle(yield* dealOf(transaction, id), at)
      const before = yield* transaction.lockProfile(id)
      if (before.sellerProfile.status === "Revoked") return before
      const after = withSeller(before, { status: "Revoked", comment }, at)
      const change = changeOf(yield* withListingsHeld(deal, id, admin, at))
      const event = sellerEvent("SellerRevoked", id, admin, at, after.sellerProfile)
      yield* transaction.write({
        ...change,
        profiles: [after],
        events: [...change.events, event],
        outbox: [...change.outbox, { tag: "mail", kind: "sellerBlocked", to: id, facts: { comment } }],
      })
      return after
    }),
  )
})

/** Lifts the block; listings stay on hold until somebody releases them. Repeated, nothing happens. */
export const restoreSellerProfile = Effect.fn("restoreSellerProfile")(function* (actor: Actor, id: UserId) {
  const admin = yield* Effect.fromResult(administrator(actor, "restoreSellerProfile"))
  const at = must(Millis, yield* Clock.currentTimeMillis)
  const store = yield* MarketStore
  return yield* store.transaction(
    Effect.fnUntraced(function* (transaction) {
      const before = yield* transaction.lockProfile(id)
      if (before.sellerProfile.status !== "Revoked") return before
      const after = withSeller(before, { status: "Active", comment: null }, at)
      const event = sellerEvent("SellerRestored", id, admin, at, after.sellerProfile)
      const told: OutboxMessage = { tag: "mail", kind: "sellerRestored", to: id, facts: {} }
      yield* transaction.write({ profiles: [after], events: [event], outbox: [told] })
      return after
    }),
  )
})
