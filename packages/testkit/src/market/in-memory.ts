import { type Asset, AssetNotFound } from "@xl/core/assets"
import { type Deal, type MarketStore, type MarketTransaction, nextDue } from "@xl/core/market"
import { type OutboxMessage } from "@xl/core/kernel"
import { ChangeRequestNotFound } from "@xl/core/change-requests"
import { mandatesOver } from "../mandates/kept.ts"
import { Tier2RequestNotFound, isWaiting } from "@xl/core/data-room"
import { isActiveOffer, type Offer, OfferNotFound } from "@xl/core/offers"
import { ProfileNotFound } from "@xl/core/profiles"
import { type DocumentRef } from "@xl/core/documents"
import { RoleRequestNotFound } from "@xl/core/roles"
import type { AssetId, Millis, OfferId, UserId } from "@xl/core/shared"
import { visitedAgain } from "@xl/core/user-assets"
import { ValuationNotFound } from "@xl/core/valuation"
import { Clock, Effect, Semaphore } from "effect"
import { conversationsIn, dueChatMailsIn } from "../chat/transaction.ts"
import { keptOf, toldOf } from "../notices/kept.ts"
import { commitmentsIn, type Kept, type Rows, type Seed, seeded, written } from "./rows.ts"

const byId = (one: { readonly id: string }, other: { readonly id: string }) => (one.id < other.id ? -1 : 1)

const isOn = (ids: ReadonlyArray<string>) => (offer: Offer) => offer.assets.some(({ id }) => ids.includes(id))

const isBinding = ({ status }: Offer) => isActiveOffer(status) || status === "Successful"

/** The assets named with all that active and winning bundles tie to them. */
const tied = (offers: ReadonlyArray<Offer>, ids: ReadonlyArray<AssetId>): ReadonlyArray<AssetId> => {
  const more = [
    ...new Set([
      ...ids,
      ...offers
        .filter(isBinding)
        .filter(isOn(ids))
        .flatMap(({ assets }) => assets.map(({ id }) => id)),
    ]),
  ]
  return more.length === ids.length ? ids : tied(offers, more)
}

/** Those who have it as a favorite, executed its agreement, or were let into tier 2. Listing alerts are kept elsewhere. */
const watchersIn = ({ agreements, profiles, tier2Requests }: Rows, asset: AssetId): ReadonlyArray<UserId> => {
  const favored = [...profiles.values()].filter(({ favorites }) => favorites.includes(asset)).map(({ id }) => id)
  const signed = [...agreements.values()].filter(({ assetId }) => assetId === asset).map(({ userId }) => userId)
  const admitted = [...tier2Requests.values()]
    .filter(({ assetId, status }) => assetId === asset && status === "Approved")
    .map(({ userId }) => userId)
  return [...new Set([...favored, ...signed, ...admitted])].filter((id) => profiles.has(id)).toSorted()
}

const vdrAsset = ({ assets, vdrItems }: Rows, id: string): AssetId | null => {
  const item = vdrItems.get(id)
  if (item) return item.removedAt === null ? item.assetId : null
  return [...assets.values()].find(({ tiers }) => Object.values(tiers).includes(id))?.id ?? null
}

/** The market in memory: one transaction at a time, kept whole or not at all. */
export class MarketMemory {
  #rows: Rows
  readonly #heard = new Set<(message: OutboxMessage) => void>()
  readonly #oneWriter = Semaphore.makeUnsafe(1)

  constructor(seed: Seed = {}) {
    this.#rows = seeded(seed)
  }

  /** Everything as it stands now. */
  get rows(): Rows {
    return this.#rows
  }

  /** Keeps the record of a paper that somebody uploaded. */
  readonly file = (document: DocumentRef): void => {
    this.#rows = { ...this.#rows, documents: [...this.#rows.documents, document] }
  }

  /** Marks notices as read at `now`, in milliseconds since the epoch. */
  readonly markRead = (isMeant: (kept: Kept) => boolean, now: Millis): void => {
    const notices = this.#rows.notices.map((kept) =>
      kept.notice.readAt === null && isMeant(kept) ? { ...kept, notice: { ...kept.notice, readAt: now } } : kept,
    )
    this.#rows = { ...this.#rows, notices }
  }

  /** Calls `heard` for each message, after the commit of the change that sent it. */
  readonly deliver = (heard: (message: OutboxMessage) => void): (() => void) => {
    this.#heard.add(heard)
    return () => void this.#heard.delete(heard)
  }

  readonly store: MarketStore["Service"] = {
    transaction: (work) =>
      Effect.suspend(() => {
        const before = this.#rows
        return work(this.#transaction).pipe(
          Effect.onError(() => Effect.sync(() => void (this.#rows = before))),
          Effect.tap(() => Effect.sync(() => this.#announce(before))),
        )
      }).pipe(this.#oneWriter.withPermits(1)),
    consulting: ({ ask, read, write }) =>
      this.store.transaction(read).pipe(
        Effect.flatMap(ask),
        Effect.flatMap((answer) => this.store.transaction((transaction) => write(transaction, answer))),
      ),
    dueAssets: (now, most) =>
      Effect.sync(() =>
        [...this.#rows.assets.values()]
          .filter((asset) => (nextDue(asset) ?? Number.POSITIVE_INFINITY) <= now)
          .toSorted((one, other) => (nextDue(one) ?? 0) - (nextDue(other) ?? 0) || byId(one, other))
          .slice(0, most)
          .map(({ id }) => id),
      ),
    dueChatMails: dueChatMailsIn(() => this.#rows),
    dueLegalDocuments: (now, most) =>
      Effect.sync(() =>
        [...this.#rows.legalDocuments.values()]
          .filter(({ dueAt }) => dueAt !== null && dueAt <= now)
          .toSorted((one, other) => (one.dueAt ?? 0) - (other.dueAt ?? 0))
          .slice(0, most),
      ),
  }

  #announce(before: Rows): void {
    const kept = this.#rows.notices.slice(before.notices.length).map(toldOf)
    for (const message of [...this.#rows.outbox.slice(before.outbox.length), ...kept])
      this.#heard.forEach((heard) => heard(message))
  }

  readonly #assets = (ids: ReadonlyArray<AssetId>): Effect.Effect<ReadonlyArray<Asset>, AssetNotFound> => {
    const found = [...new Set(ids)].flatMap((id) => this.#rows.assets.get(id) ?? []).toSorted(byId)
    return found.length === new Set(ids).size ? Effect.succeed(found) : Effect.fail(new AssetNotFound())
  }

  readonly #deal = (ids: ReadonlyArray<AssetId>): Effect.Effect<Deal, AssetNotFound> => {
    const all = [...this.#rows.offers.values()]
    const whole = tied(all, ids)
    const offers = all
      .filter(isOn(whole))
      .filter((offer) => isBinding(offer) || offer.deposit.decision === "open")
      .toSorted(byId)
    return Effect.map(this.#assets(whole), (assets) => ({ assets, offers }))
  }

  readonly #offer = (id: OfferId): Effect.Effect<Offer, OfferNotFound> => {
    const offer = this.#rows.offers.get(id)
    return offer ? Effect.succeed(offer) : Effect.fail(new OfferNotFound())
  }

  readonly #dealOf = (offer: Offer) => this.#deal(offer.assets.map(({ id }) => id)).pipe(Effect.orDie)

  readonly #transaction: MarketTransaction = {
    ...conversationsIn(() => this.#rows),
    lockAssets: (ids) => Effect.suspend(() => this.#assets(ids)),
    lockDeal: (ids) => Effect.suspend(() => this.#deal(ids)),
    lockDealOfOffer: (id) =>
      Effect.suspend(() => this.#offer(id)).pipe(
        Effect.flatMap((offer) => Effect.map(this.#dealOf(offer), (deal) => ({ ...deal, offer }))),
      ),
    lockOffer: (id) =>
      Effect.suspend(() => this.#offer(id)).pipe(
        Effect.flatMap((offer) =>
          this.#assets(offer.assets.map((asset) => asset.id)).pipe(
            Effect.orDie,
            Effect.map((assets) => ({ offer, assets })),
          ),
        ),
      ),
    offer: (id) => Effect.suspend(() => this.#offer(id)),
    depositOf: (id) => Effect.sync(() => this.#rows.deposits.get(id) ?? null),
    offersOf: (buyer) =>
      Effect.sync(() =>
        [...this.#rows.offers.values()].filter(({ owners: [first] }) => first === buyer).toSorted(byId),
      ),
    offersWith: (person) =>
      Effect.sync(() =>
        [...this.#rows.offers.values()]
          .filter(({ owners: [first], sellerId }) => first === person || sellerId === person)
          .toSorted(byId),
      ),
    commitmentsOf: (buyer) => Effect.sync(() => commitmentsIn(this.#rows, buyer)),
    liveOffersOf: (buyer, ids) =>
      Effect.sync(() =>
        [...this.#rows.offers.values()]
          .filter(isOn(ids))
          .filter(({ owners, status }) => owners[0] === buyer && (isActiveOffer(status) || status === "Draft"))
          .toSorted(byId),
      ),
    changeRequest: (id) =>
      Effect.suspend(() => {
        const request = this.#rows.changeRequests.get(id)
        return request ? Effect.succeed(request) : Effect.fail(new ChangeRequestNotFound())
      }),
    pendingChangeOf: (asset) =>
      Effect.sync(
        () =>
          [...this.#rows.changeRequests.values()].find(
            ({ assetId, status }) => assetId === asset && status === "Pending",
          ) ?? null,
      ),
    watchersOf: (asset) => Effect.sync(() => watchersIn(this.#rows, asset)),
    asset: (id) =>
      Effect.suspend(() =>
        Effect.flatMap(this.#assets([id]), ([asset]) =>
          asset ? Effect.succeed(asset) : Effect.fail(new AssetNotFound()),
        ),
      ),
    countImpression: (id) =>
      Effect.sync(() => {
        const impressions = new Map(this.#rows.impressions).set(id, (this.#rows.impressions.get(id) ?? 0) + 1)
        this.#rows = { ...this.#rows, impressions }
      }),
    countVisit: (visitor, id, at) =>
      Effect.sync(() => {
        const key = `${visitor}/${id}`
        const visits = new Map(this.#rows.visits).set(key, visitedAgain(this.#rows.visits.get(key) ?? null, at))
        this.#rows = { ...this.#rows, visits }
      }),
    visitsOf: (visitor, id) => Effect.sync(() => this.#rows.visits.get(`${visitor}/${id}`) ?? null),
    profile: (id) => Effect.suspend(() => this.#profile(id)),
    lockProfile: (id) => Effect.suspend(() => this.#profile(id)),
    lockAdministrators: () =>
      Effect.sync(() =>
        [...this.#rows.profiles.values()]
          .filter(({ roles }) => roles.includes("Admins"))
          .map(({ id }) => id)
          .toSorted(),
      ),
    lockRoleRequest: (id) =>
      Effect.suspend(() => {
        const request = this.#rows.roleRequests.get(id)
        return request ? Effect.succeed(request) : Effect.fail(new RoleRequestNotFound())
      }),
    openRoleRequests: (creator) =>
      Effect.sync(() =>
        [...this.#rows.roleRequests.values()].filter(
          (request) => request.creator === creator && request.status === "Draft",
        ),
      ),
    ...mandatesOver(() => this.#rows),
    lastTier2Request: (user, asset) =>
      Effect.sync(
        () =>
          [...this.#rows.tier2Requests.values()].findLast(
            ({ assetId, userId }) => userId === user && assetId === asset,
          ) ?? null,
      ),
    lockTier2Request: (id) =>
      Effect.suspend(() => {
        const request = this.#rows.tier2Requests.get(id)
        return request ? Effect.succeed(request) : Effect.fail(new Tier2RequestNotFound())
      }),
    openTier2Requests: (user) =>
      Effect.sync(() =>
        [...this.#rows.tier2Requests.values()].filter((request) => request.userId === user && isWaiting(request)),
      ),
    lockValuation: (id) =>
      Effect.suspend(() => {
        const valuation = this.#rows.valuations.get(id)
        return valuation ? Effect.succeed(valuation) : Effect.fail(new ValuationNotFound())
      }),
    lockDataRoom: (tiers) =>
      Effect.sync(() => {
        const room = this.#rows.dataRooms.find(
          (one) =>
            one.tier_home_id === tiers.tier_home_id &&
            one.tier1_id === tiers.tier1_id &&
            one.tier2_id === tiers.tier2_id,
        )
        return room ? { owner: room.owner, assetId: vdrAsset(this.#rows, tiers.tier_home_id) } : null
      }),
    assetOfVdr: (id) => Effect.sync(() => vdrAsset(this.#rows, id)),
    vdrItemsOf: (asset) =>
      Effect.sync(() =>
        [...this.#rows.vdrItems.values()].filter((item) => item.assetId === asset && item.removedAt === null),
      ),
    vdrReadsOf: (asset) =>
      Effect.sync(() => {
        const reads = this.#rows.vdrReads.filter(({ assetId }) => assetId === asset)
        return new Map(
          reads.map(({ itemId }) => [itemId as string, reads.filter((one) => one.itemId === itemId).length] as const),
        )
      }),
    agreementOf: (user, asset) => Effect.sync(() => this.#rows.agreements.get(`${user}/${asset}`) ?? null),
    rhythmOf: (user, asset) => Effect.sync(() => this.#rows.rhythms.get(`${user}/${asset}`) ?? null),
    signersOf: (asset) =>
      Effect.sync(() =>
        [...this.#rows.agreements.values()]
          .filter(({ assetId }) => assetId === asset)
          .toReversed()
          .map((agreement) => ({
            agreement,
            companyName: this.#rows.profiles.get(agreement.userId)?.companyName ?? null,
          })),
      ),
    documentsOf: (owner) => Effect.sync(() => this.#rows.documents.filter(({ dataOwnerId }) => dataOwnerId === owner)),
    banksOf: (owner) => Effect.sync(() => [...this.#rows.banks.values()].filter((bank) => bank.owner === owner)),
    legalDocumentsOf: (id) =>
      Effect.sync(() => [...this.#rows.legalDocuments.values()].filter(({ offerId }) => offerId === id)),
    assetIdsOf: (owner) =>
      Effect.sync(() =>
        [...this.#rows.assets.values()].filter(({ owners }) => owners[0] === owner).map(({ id }) => id),
      ),
    write: (change) =>
      Effect.map(Clock.currentTimeMillis, (now) => {
        const notices = keptOf(change.outbox, this.#rows.notices.length, now)
        this.#rows = { ...written(this.#rows, change), notices: [...this.#rows.notices, ...notices] }
      }),
  }

  readonly #profile = (id: string) => {
    const profile = this.#rows.profiles.get(id)
    return profile ? Effect.succeed(profile) : Effect.fail(new ProfileNotFound())
  }
}
