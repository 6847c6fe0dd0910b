import type { Asset } from "../assets/model.ts"
import { titleOf } from "../assets/title.ts"
import type { EventActor, MailKind, MarketEvent, OutboxMessage } from "../kernel/events.ts"
import type { UserId } from "../shared/ids.ts"
import type { KeptTier2Request } from "./model.ts"

/** What the log says of a request filed or decided; it hangs on the chain of the asset. */
export const tier2Event = (
  before: KeptTier2Request | null,
  after: KeptTier2Request,
  actor: EventActor,
): MarketEvent => ({
  chain: after.assetId,
  type: before ? "Tier2RequestDecided" : "Tier2Requested",
  actor,
  at: after.dateModified,
  subject: after.id,
  before: before && { status: before.status },
  after: { status: after.status, userId: after.userId },
})

const TOLD_AS: { readonly [S in KeptTier2Request["status"]]: MailKind } = {
  Draft: "tier2Requested",
  Approved: "tier2Approved",
  Declined: "tier2Declined",
  Revoked: "tier2Revoked",
}

/** There is news of the asset: whoever hears it asks for it afresh. */
const heardBy = (person: UserId, asset: Asset, by: EventActor): OutboxMessage => ({
  tag: "live",
  audience: { everyone: false, users: [person] },
  event: { topic: "asset", id: asset.id, status: asset.status, by: by.trigger },
})

/** Tells one person, live and by mail. */
const told = (kind: MailKind, to: UserId, asset: Asset, by: EventActor): ReadonlyArray<OutboxMessage> => [
  heardBy(to, asset, by),
  { tag: "mail", kind, to, facts: { assetId: asset.id, title: titleOf(asset) } },
]

/** Whom a request is told: filed, the first owner; decided, its user, and live the first owner, whose counters change. */
export const tier2Messages = (
  request: KeptTier2Request,
  asset: Asset,
  by: EventActor,
): ReadonlyArray<OutboxMessage> => {
  const owners = asset.owners.slice(0, 1)
  const isFiled = request.status === "Draft"
  const to = isFiled ? owners : [request.userId]
  return [
    ...to.flatMap((person) => told(TOLD_AS[request.status], person, asset, by)),
    ...(isFiled ? [] : owners.map((owner) => heardBy(owner, asset, by))),
  ]
}
