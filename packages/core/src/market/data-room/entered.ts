import { Effect } from "effect"
import { AssetNotFound } from "../../assets/errors.ts"
import type { Asset } from "../../assets/model.ts"
import { isPublic } from "../../assets/statuses.ts"
import { isFirstOwner, maySeeAsset } from "../../assets/visibility.ts"
import type { EventActor } from "../../kernel/events.ts"
import type { MarketTransaction } from "../store.ts"
import type { SignedIn } from "../../kernel/actor.ts"
import { isAdministrator } from "../../kernel/policies.ts"
import type { Millis } from "../../shared/days.ts"
import type { AssetId, VdrItemId } from "../../shared/ids.ts"
import { mayReadTier, type Tier, TIERS } from "../../data-room/access.ts"
import type { KeptAgreement } from "../../data-room/agreement-model.ts"
import { VdrItemNotFound } from "../../data-room/errors.ts"
import type { VdrRoom } from "../../data-room/vdr-rules.ts"

/** A room as somebody came into it: what is shown holds nothing of tiers that are shut to the reader. */
export interface Entered extends VdrRoom {
  readonly asset: Asset
  readonly tiers: ReadonlyArray<Tier>
  readonly agreement: KeptAgreement | null
  /** Whether the reader is the first owner or an administrator. */
  readonly isKeeper: boolean
}

/** The asset, locked where something is written; one that the user may not look at is not there. */
export const assetFor = Effect.fnUntraced(function* (
  transaction: MarketTransaction,
  user: SignedIn,
  id: AssetId,
  isHeld: boolean,
) {
  const [asset] = isHeld ? yield* transaction.lockAssets([id]) : [yield* transaction.asset(id)]
  if (!asset) return yield* new AssetNotFound()
  const own = isPublic(asset.status) ? [] : yield* transaction.offersOf(user.id)
  const isParty = own.some(({ assets }) => assets.some((one) => one.id === id))
  return maySeeAsset(user, asset, isParty) ? asset : yield* new AssetNotFound()
})

/** What access rests on. A closed sale is still public, so that its winner needs no days of grace there. */
const roomOf = ({ owners, status }: Asset) => ({
  owners,
  status,
  closedAt: null,
  winnerId: null,
  tier1Whitelist: [],
  tier2Whitelist: [],
})

/** What the user did to get into the room of an asset, and the tiers that this opens at `at`. */
export const standingOn = Effect.fnUntraced(function* (
  transaction: MarketTransaction,
  user: SignedIn,
  asset: Asset,
  at: Millis,
) {
  const agreement = yield* transaction.agreementOf(user.id, asset.id)
  const request = yield* transaction.lastTier2Request(user.id, asset.id)
  const standing = { hasSigned: agreement !== null, hasApproval: request?.status === "Approved" }
  const tiers = TIERS.filter((tier) => mayReadTier(user, tier, roomOf(asset), standing, at))
  return { agreement, request, tiers }
})

/** The room of an asset as the user may read it at `at`. */
export const entered = Effect.fnUntraced(function* (
  transaction: MarketTransaction,
  user: SignedIn,
  asset: Asset,
  at: Millis,
) {
  const { agreement, tiers } = yield* standingOn(transaction, user, asset, at)
  const items = (yield* transaction.vdrItemsOf(asset.id)).filter(({ tier }) => tiers.includes(tier))
  const isKeeper = isAdministrator(user) || isFirstOwner(user, asset)
  return { asset, items, tiers, agreement, isKeeper } satisfies Entered
})

/** The room in which a folder or file lies, as the user may read it; nothing is said of one that the user may not read. */
export const enteredBy = Effect.fnUntraced(function* (
  transaction: MarketTransaction,
  user: SignedIn,
  id: VdrItemId,
  { at, isHeld }: { readonly at: Millis; readonly isHeld: boolean },
) {
  const assetId = yield* transaction.assetOfVdr(id)
  if (assetId === null) return yield* new VdrItemNotFound()
  const asset = yield* assetFor(transaction, user, assetId, isHeld).pipe(
    Effect.catchTag("AssetNotFound", () => Effect.fail(new VdrItemNotFound())),
  )
  return yield* entered(transaction, user, asset, at)
})

/** The part in which somebody acts on a room. */
export const partIn = (user: SignedIn, asset: Pick<Asset, "owners">): EventActor => {
  if (isFirstOwner(user, asset)) return { id: user.id, trigger: "Seller" }
  return { id: user.id, trigger: isAdministrator(user) ? "Admin" : "Buyer" }
}
