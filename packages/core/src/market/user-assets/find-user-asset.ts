import { Clock, Effect } from "effect"
import { assetFor, standingOn } from "../data-room/entered.ts"
import { MarketStore, type MarketTransaction } from "../store.ts"
import type { Offer } from "../../offers/model.ts"
import type { Profile } from "../../profiles/model.ts"
import type { Actor, SignedIn } from "../../kernel/actor.ts"
import { isAdministrator, signedIn } from "../../kernel/policies.ts"
import { Millis } from "../../shared/days.ts"
import { must } from "../../shared/decode.ts"
import type { AssetId, UserId } from "../../shared/ids.ts"
import type { UserAsset } from "../../user-assets/model.ts"
import { toldOffer } from "../../user-assets/told-offer.ts"

/** Whether somebody is told what a person has to do with an asset: that person, and administrators. A seller learns of no visit and no star. */
export const mayReadUserAsset = (reader: SignedIn, person: UserId): boolean =>
  reader.id === person || isAdministrator(reader)

const asActor = ({ email, id, roles }: Profile): SignedIn => ({ tag: "user", id, email, roles: new Set(roles) })

/** The offers on an asset, alone or in a bundle, the latest first. */
const offersOn = (all: ReadonlyArray<Offer>, asset: AssetId): ReadonlyArray<Offer> =>
  all
    .filter(({ assets }) => assets.some(({ id }) => id === asset))
    .toSorted((one, other) => other.creationDate - one.creationDate || (one.id < other.id ? -1 : 1))

const about = Effect.fnUntraced(function* (transaction: MarketTransaction, person: Profile, id: AssetId, at: Millis) {
  const actor = asActor(person)
  const asset = yield* assetFor(transaction, actor, id, false)
  const { agreement, request, tiers } = yield* standingOn(transaction, actor, asset, at)
  const [offer = null, ...earlier] = offersOn(yield* transaction.offersOf(person.id), id).map(toldOffer)
  const visits = yield* transaction.visitsOf(person.id, id)
  return {
    userEmail: person.email,
    offer,
    offerHistory: earlier,
    Tier1: tiers.includes("tier1"),
    Tier2: tiers.includes("tier2"),
    Favorite: person.favorites.includes(id),
    viewed: visits !== null,
    userAssetData: visits,
    CAExecutionDate: agreement?.executionDate ?? null,
    Tier2AccessDate: request?.status === "Approved" ? request.dateModified : null,
    executedCA: agreement && { executionDate: agreement.executionDate, pdfKey: agreement.pdfKey },
  } satisfies UserAsset
})

/**
 * What a person has to do with an asset: offers, tiers, agreement, star and visits, as of now. Null to whoever may not know, and where
 * there is no such person, or no such asset for that person: the four are never told apart.
 */
export const findUserAsset = Effect.fn("findUserAsset")(function* (actor: Actor, id: AssetId, userId: UserId) {
  const reader = yield* Effect.fromResult(signedIn(actor))
  if (!mayReadUserAsset(reader, userId)) return null
  const at = must(Millis, yield* Clock.currentTimeMillis)
  return yield* (yield* MarketStore).transaction((transaction) =>
    transaction.profile(userId).pipe(
      Effect.flatMap((person) => about(transaction, person, id, at)),
      Effect.catchTag(["AssetNotFound", "ProfileNotFound"], () => Effect.succeed(null)),
    ),
  )
})
