import { Clock, Effect } from "effect"
import { Int } from "io-ts"
import { personIn } from "../deal/person.ts"
import { MarketStore, type MarketTransaction } from "../store.ts"
import type { Actor, SignedIn } from "../../kernel/actor.ts"
import { signedIn } from "../../kernel/policies.ts"
import { isPublic } from "../../assets/statuses.ts"
import { Millis } from "../../shared/days.ts"
import { must } from "../../shared/decode.ts"
import type { AssetId, VdrItemId } from "../../shared/ids.ts"
import { type Tier, TIERS } from "../../data-room/access.ts"
import { type DataRoomView, MOST_SIGNERS_LISTED } from "../../data-room/agreement-model.ts"
import { confidentialityAgreement, readable, signatoryOf } from "../../legal-documents/agreement-paper.ts"
import { assetFor, type Entered, entered, enteredBy, partIn } from "./entered.ts"
import { VdrItemNotFound } from "../../data-room/errors.ts"
import { USUAL_RHYTHM } from "../../data-room/news-model.ts"
import type { KeptVdrItem, VdrReading } from "../../data-room/vdr-model.ts"
import { placeIn, tierFolder, type VdrPlace } from "../../data-room/vdr-rules.ts"
import { folderView } from "./vdr-views.ts"

/** The name of the seller's own form, where the legal step names a file of the General folder. */
export const formOf = ({ asset, items }: Pick<Entered, "asset" | "items">): string | null =>
  items.find(({ id, kind, tier }) => id === asset.legal.customCADoc && kind === "file" && tier === "home")?.name ?? null

const signersIn = Effect.fnUntraced(function* (transaction: MarketTransaction, asset: AssetId) {
  const all = yield* transaction.signersOf(asset)
  return {
    numberOfCAs: must(Int, all.length),
    tier_1_whitelist: all.slice(0, MOST_SIGNERS_LISTED).map(({ agreement, companyName }) => ({
      userId: agreement.userId,
      name: agreement.signatory,
      companyName,
      executionDate: agreement.executionDate,
      pdfKey: agreement.ownerPdfKey,
      ownerId: agreement.ownerId,
    })),
  }
})

const NOT_TOLD = { numberOfCAs: null, tier_1_whitelist: null }
const NOT_TO_SIGN = { agreement: null, signatory: null }

/** What whoever reads no more than the General folder would sign. */
const toSign = Effect.fnUntraced(function* (transaction: MarketTransaction, user: SignedIn, room: Entered) {
  if (room.isKeeper || room.agreement !== null || !isPublic(room.asset.status)) return NOT_TO_SIGN
  const signer = yield* personIn(transaction, user.id)
  return {
    agreement: readable(confidentialityAgreement({ asset: room.asset, signer, form: formOf(room) })),
    signatory: signatoryOf(signer),
  }
})

/**
 * The room of an asset as one reader finds it: which tiers are open, and what opens the next. `mostFileBytes` is what the operator lets a file have.
 */
export const openDataRoom = Effect.fn("openDataRoom")(function* (actor: Actor, id: AssetId, mostFileBytes: number) {
  const user = yield* Effect.fromResult(signedIn(actor))
  const at = must(Millis, yield* Clock.currentTimeMillis)
  return yield* (yield* MarketStore).transaction(
    Effect.fnUntraced(function* (transaction) {
      const asset = yield* assetFor(transaction, user, id, false)
      const room = yield* entered(transaction, user, asset, at)
      const { agreement } = room
      return {
        tiers: TIERS.map((tier) => ({ tier, ...tierView(room, tier) })),
        ...(yield* toSign(transaction, user, room)),
        executed: agreement && { executionDate: agreement.executionDate, pdfKey: agreement.pdfKey },
        ...(room.isKeeper ? yield* signersIn(transaction, id) : NOT_TOLD),
        rhythm: agreement && ((yield* transaction.rhythmOf(user.id, id))?.rhythm ?? USUAL_RHYTHM),
        mostFileBytes: must(Int, mostFileBytes),
      } satisfies DataRoomView
    }),
  )
})

const tierView = ({ asset, items, tiers }: Entered, tier: Tier) =>
  tiers.includes(tier)
    ? {
        isOpen: true,
        folderId: tierFolder(asset.tiers, tier),
        files: must(Int, items.filter((item) => item.tier === tier && item.kind === "file").length),
      }
    : { isOpen: false, folderId: null, files: null }

interface Asked {
  readonly tier: Tier | undefined
  readonly forUpload: boolean
}

/** Which folder is meant: any, or a tier's own; `forUpload` by who fills the room alone. */
export interface FolderAsked {
  readonly tier?: Tier
  readonly forUpload?: boolean
}

const mayOpen = ({ isKeeper, tiers }: Entered, place: VdrPlace, { forUpload, tier }: Asked): boolean => {
  const isMeant = tier === undefined || (place.tier === tier && place.item === null)
  return tiers.includes(place.tier) && isMeant && (isKeeper || !forUpload)
}

/** A folder with what lies in it. Refused alike where there is none, where it is shut to the reader, and where it is not what was asked for. */
export const openVdrFolder = Effect.fn("openVdrFolder")(function* (
  actor: Actor,
  id: VdrItemId,
  { forUpload = false, tier }: FolderAsked = {},
) {
  const user = yield* Effect.fromResult(signedIn(actor))
  const at = must(Millis, yield* Clock.currentTimeMillis)
  return yield* (yield* MarketStore).transaction(
    Effect.fnUntraced(function* (transaction) {
      const room = yield* enteredBy(transaction, user, id, { at, isHeld: false })
      const place = placeIn(room, id)
      if (!place || !mayOpen(room, place, { forUpload, tier })) return yield* new VdrItemNotFound()
      const reads = room.isKeeper ? yield* transaction.vdrReadsOf(room.asset.id) : null
      return folderView(user, room, place, reads)
    }),
  )
})

const fileIn = ({ items }: Entered, id: VdrItemId): KeptVdrItem | null =>
  items.find((item) => item.id === id && item.kind === "file") ?? null

/** A file that the caller may read now. Nothing is logged: no byte has left. */
export const findVdrFile = Effect.fn("findVdrFile")(function* (actor: Actor, id: VdrItemId) {
  const user = yield* Effect.fromResult(signedIn(actor))
  const at = must(Millis, yield* Clock.currentTimeMillis)
  return yield* (yield* MarketStore).transaction(
    Effect.fnUntraced(function* (transaction) {
      const room = yield* enteredBy(transaction, user, id, { at, isHeld: false })
      return fileIn(room, id) ?? (yield* new VdrItemNotFound())
    }),
  )
})

/** A file whose bytes are about to leave: that they did is on the asset's chain, and counted. */
export const readVdrFile = Effect.fn("readVdrFile")(function* (actor: Actor, id: VdrItemId, how: VdrReading) {
  const user = yield* Effect.fromResult(signedIn(actor))
  const at = must(Millis, yield* Clock.currentTimeMillis)
  return yield* (yield* MarketStore).transaction(
    Effect.fnUntraced(function* (transaction) {
      const room = yield* enteredBy(transaction, user, id, { at, isHeld: true })
      const file = fileIn(room, id) ?? (yield* new VdrItemNotFound())
      const { asset, isKeeper } = room
      yield* transaction.write({
        vdrReads: isKeeper ? [] : [{ itemId: id, assetId: asset.id, reader: user.id, how, at }],
        events: [
          {
            chain: asset.id,
            type: "VdrFileRead",
            actor: partIn(user, asset),
            at,
            subject: id,
            before: null,
            after: { how, name: file.name },
          },
        ],
        outbox: [],
      })
      return file
    }),
  )
})
