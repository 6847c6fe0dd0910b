import type { Asset } from "../../assets/model.ts"
import { entered } from "../../assets/machine.ts"
import type { AssetStatus, OfferStatus } from "../../kernel/statuses.ts"
import { enteredOffer } from "../../offers/lifecycle.ts"
import type { Offer } from "../../offers/model.ts"
import type { Millis } from "../../shared/days.ts"
import type { AssetId, OfferId } from "../../shared/ids.ts"
import { plus } from "../../shared/whole.ts"
import type { KeptChangeRequest } from "../../change-requests/model.ts"
import { counted } from "./counters.ts"
import type { DepositChange } from "../../deposits/kept.ts"
import type { Act, EventActor, MarketEventType, OutboxMessage } from "../../kernel/events.ts"
import type { Deal, MarketChange } from "../store.ts"

/** One thing that happened on the way. `before` is null where it began. */
export type Step =
  | {
      readonly of: "asset"
      readonly type: MarketEventType
      readonly by: EventActor
      readonly at: Millis
      readonly before: Asset | null
      readonly after: Asset
    }
  | {
      readonly of: "offer"
      readonly type: MarketEventType
      readonly by: EventActor
      readonly at: Millis
      readonly before: Offer | null
      readonly after: Offer
      /** What happened beside the offer's own fields, as plain JSON for the log. */
      readonly told?: { readonly [field: string]: unknown }
    }

/** A change request filed, decided or withdrawn. `before` is null where it began. */
export interface ChangeRequestStep extends Act {
  readonly before: KeptChangeRequest | null
  readonly after: KeptChangeRequest
  readonly asset: Asset
}

/** A deal on its way through one decision: how it stood, how it stands now, and every step between. */
export interface Course {
  readonly start: Deal
  readonly now: Deal
  readonly steps: ReadonlyArray<Step>
  /** Deposits that the decision changed; none where it is left out. */
  readonly deposits?: ReadonlyArray<DepositChange>
  /** Change requests that the decision moved; none where it is left out. */
  readonly changeRequests?: ReadonlyArray<ChangeRequestStep>
  /** Closing documents that are prepared again, as what they state has changed; none where it is left out. */
  readonly restated?: Pick<MarketChange, "events" | "legalDocuments">
  /** What is told beside what each step tells by itself. */
  readonly told?: ReadonlyArray<OutboxMessage>
}

export const courseOf = (deal: Deal): Course => ({ start: deal, now: deal, steps: [] })

const replaced = <T extends { readonly id: string }>(rows: ReadonlyArray<T>, row: T): ReadonlyArray<T> =>
  rows.some(({ id }) => id === row.id) ? rows.map((old) => (old.id === row.id ? row : old)) : [...rows, row]

/** The asset as it stands now; asking for one outside the deal is a defect. */
export const assetIn = ({ now }: Course, id: AssetId): Asset => {
  const asset = now.assets.find((candidate) => candidate.id === id)
  if (!asset) throw new RangeError(`The deal has no asset ${id}`)
  return asset
}

/** The offer as it stands now; asking for one outside the deal is a defect. */
export const offerIn = ({ now }: Course, id: OfferId): Offer => {
  const offer = now.offers.find((candidate) => candidate.id === id)
  if (!offer) throw new RangeError(`The deal has no offer ${id}`)
  return offer
}

/** The offer's assets as they stand now. */
export const assetsOf = (course: Course, offer: Offer): ReadonlyArray<Asset> =>
  offer.assets.map(({ id }) => assetIn(course, id))

/** The asset with new values; its version counts, and `dateModified` is when. */
export const changeAsset = (course: Course, asset: Asset, type: MarketEventType, { at, by }: Act): Course => {
  const before = course.now.assets.find(({ id }) => id === asset.id) ?? null
  const after = { ...asset, version: before ? plus(before.version, 1) : asset.version, dateModified: at }
  return {
    ...course,
    now: { ...course.now, assets: replaced(course.now.assets, after) },
    steps: [...course.steps, { of: "asset", type, by, at, before, after }],
  }
}

/** A change request in its new state. */
export const changeRequest = (
  course: Course,
  before: KeptChangeRequest | null,
  after: KeptChangeRequest,
  act: Act,
): Course => ({
  ...course,
  changeRequests: [...(course.changeRequests ?? []), { ...act, before, after, asset: assetIn(course, after.assetId) }],
})

/** The course with messages beside those that its steps send. */
export const told = (course: Course, messages: ReadonlyArray<OutboxMessage>): Course => ({
  ...course,
  told: [...(course.told ?? []), ...messages],
})

/** The asset along one row of the machine. */
export const moveAsset = (
  course: Course,
  id: AssetId,
  move: {
    readonly row: number
    readonly to: AssetStatus
    readonly change?: Partial<Asset>
    readonly type?: MarketEventType
  },
  act: Act,
): Course => {
  const moved = { ...entered(assetIn(course, id), move.row, move.to, act.at), ...move.change }
  return changeAsset(course, moved, move.type ?? "AssetStatusChanged", act)
}

/** The offer with new values, and its assets' counters with it; `told` goes into the log beside what changed. */
export const changeOffer = (
  course: Course,
  offer: Offer,
  type: MarketEventType,
  { at, by }: Act,
  told: { readonly [field: string]: unknown } = {},
): Course => {
  const before = course.now.offers.find(({ id }) => id === offer.id) ?? null
  const after = { ...offer, version: before ? plus(before.version, 1) : offer.version }
  return {
    ...course,
    now: {
      assets: course.now.assets.map((asset) => counted(asset, before, after, at)),
      offers: replaced(course.now.offers, after),
    },
    steps: [...course.steps, { of: "offer", type, by, at, before, after, told }],
  }
}

/** The offer along one way of its lifecycle. */
export const moveOffer = (course: Course, id: OfferId, to: OfferStatus, change: Partial<Offer>, act: Act): Course =>
  changeOffer(
    course,
    { ...enteredOffer(offerIn(course, id), to, act.by.trigger, act.at), ...change },
    "OfferStatusChanged",
    act,
  )
