import type { Asset } from "../assets/model.ts"
import { isOpenToOffers } from "../assets/statuses.ts"
import { titleOf } from "../assets/title.ts"
import type { Act, EventActor, MarketEvent, MarketEventType, OutboxMessage } from "../kernel/events.ts"
import { type Offer, isActiveOffer } from "../offers/model.ts"
import type { UserId } from "../shared/ids.ts"
import type { KeptChangeRequest } from "./model.ts"
import { shownChanges } from "./visibility.ts"

const TYPES: { readonly [S in KeptChangeRequest["status"]]: MarketEventType } = {
  Pending: "ChangeRequested",
  Approved: "ChangeRequestDecided",
  Declined: "ChangeRequestDecided",
  Withdrawn: "ChangeRequestWithdrawn",
  Lapsed: "ChangeRequestDecided",
}

/** The changes of a request in words, as mails and the log of the asset tell them. */
export const changesWritten = (request: Pick<KeptChangeRequest, "changes">): string =>
  shownChanges(request.changes)
    .map(({ after, before, label }) => `${label}: ${before ?? "none"} → ${after ?? "none"}`)
    .join("; ")

/** What the log of the asset says of a request filed, extended, decided or withdrawn. */
export const changeRequestEvent = (
  before: KeptChangeRequest | null,
  after: KeptChangeRequest,
  { at, by }: Act,
): MarketEvent => ({
  chain: after.assetId,
  type: TYPES[after.status],
  actor: by,
  at,
  subject: after.id,
  before: before && { status: before.status, version: before.version },
  after: {
    status: after.status,
    version: after.version,
    requested: changesWritten(after),
    note: after.note,
    reason: after.reason,
  },
})

/** The first owner and administrators read the request anew; nobody else is told of it. */
export const changeRequestNotice = ({ id, owners, status }: Asset, { trigger }: EventActor): OutboxMessage => ({
  tag: "live",
  audience: { everyone: false, users: owners.slice(0, 1) },
  event: { topic: "asset", id, status, by: trigger },
})

/** Facts of the mails: the listing and what changed. */
const factsOf = (asset: Asset, request: KeptChangeRequest) => ({
  assetId: asset.id,
  title: titleOf(asset),
  changes: changesWritten(request),
  ...(request.note === null ? {} : { note: request.note }),
})

/** Tells the first owner what was decided. */
export const decisionMail = (asset: Asset, request: KeptChangeRequest): ReadonlyArray<OutboxMessage> =>
  asset.owners.slice(0, 1).map((to) => ({
    tag: "mail",
    kind: request.status === "Approved" ? "changeApproved" : "changeDeclined",
    to,
    facts: { ...factsOf(asset, request), reason: request.reason ?? "" },
  }))

/** Whether an offer bids on the asset now. */
export const isLiveOn = (asset: Pick<Asset, "id">, { assets, status }: Offer): boolean =>
  isActiveOffer(status) && assets.some(({ id }) => id === asset.id)

/** The last day on which bidders may revise their offers, where a round runs or is planned. */
const dayToRevise = ({ periods, status }: Asset): { readonly day?: string } => {
  const open = isOpenToOffers(status) ? periods.callForOffers : null
  const period = status === "BestAndFinal" ? periods.bestAndFinal : open
  return period ? { day: period.endDate } : {}
}

/** The mails that tell others than the seller of an approved change. */
export const CHANGE_MAILS = ["bidListingChanged", "listingChanged"] as const

/** Tells bidders with a live offer and, once each, everybody who watches the listing. The seller and the administrator know. */
export const changeMails = (
  asset: Asset,
  request: KeptChangeRequest,
  offers: ReadonlyArray<Offer>,
  watchers: ReadonlyArray<UserId>,
): ReadonlyArray<OutboxMessage> => {
  const bids = offers.filter((offer) => isLiveOn(asset, offer))
  const bidders = new Map(bids.flatMap(({ id, owners: [buyer] }) => (buyer ? [[buyer, id] as const] : [])))
  const others = new Set(watchers.filter((id) => !bidders.has(id) && id !== asset.owners[0]))
  const facts = factsOf(asset, request)
  return [
    ...[...bidders].map(([to, offerId]): OutboxMessage => ({
      tag: "mail",
      kind: "bidListingChanged",
      to,
      facts: { ...facts, ...dayToRevise(asset), offerId },
    })),
    ...[...others].map((to): OutboxMessage => ({ tag: "mail", kind: "listingChanged", to, facts })),
  ]
}
