import { type Asset, isOpenToOffers } from "@xl/core/assets"
import { CHANGE_MAILS, changesWritten } from "@xl/core/change-requests"
import {
  UnsubscribeLinkInvalid,
  type Unsubscribing,
  type AlertStore,
  type AlertTransaction,
  type ChangedListing,
  changesSince,
  wishesOf,
} from "@xl/core/listing-alerts"
import type { OutboxMessage } from "@xl/core/kernel"
import type { Profile } from "@xl/core/profiles"
import { stopAlerts } from "@xl/core/market/profiles"
import { type AssetId, type ChangeRequestId, decode, type Millis, UserId } from "@xl/core/shared"
import { Effect, Result } from "effect"
import { examplePlace } from "../assets/places.ts"
import type { MarketMemory } from "../market/in-memory.ts"
import type { MarketHome } from "../market/with-market.ts"

interface Row {
  readonly reader: UserId
  readonly asset: AssetId
  readonly at: Millis
  readonly change: ChangeRequestId | null
  readonly isSettled: boolean
}

type Mail = Extract<OutboxMessage, { readonly tag: "mail" }>

interface Kept {
  readonly weighed: ReadonlySet<string>
  readonly rows: ReadonlyArray<Row>
}

const readerOf = ({ id, notificationsCriteria, roles, savedSearches }: Profile) => ({
  id,
  roles,
  criteria: notificationsCriteria,
  searches: savedSearches,
})

const frequenciesOf = (profile: Profile) => wishesOf(readerOf(profile)).map(({ frequency }) => frequency)

/** What was told to whom, at one moment. */
class Told {
  kept: Kept = { weighed: new Set(), rows: [] }
  readonly #memory: MarketMemory

  constructor(memory: MarketMemory) {
    this.#memory = memory
  }

  readonly profiles = (): ReadonlyArray<Profile> => [...this.#memory.rows.profiles.values()]

  readonly waitingOf = (id: string) => this.kept.rows.filter(({ isSettled, reader }) => reader === id && !isSettled)

  readonly unweighed = (): ReadonlyArray<Asset> =>
    [...this.#memory.rows.assets.values()]
      .filter(({ publishedTime, status }) => publishedTime !== null && isOpenToOffers(status))
      .filter(({ id }) => !this.kept.weighed.has(id))
      .toSorted((one, other) => (one.publishedTime ?? 0) - (other.publishedTime ?? 0))

  readonly weigh = (id: AssetId): Asset | null => {
    if (this.kept.weighed.has(id)) return null
    this.kept = { ...this.kept, weighed: new Set([...this.kept.weighed, id]) }
    return this.#memory.rows.assets.get(id) ?? null
  }

  /** Approved changes, the first first. */
  readonly #approved = () =>
    [...this.#memory.rows.changeRequests.values()]
      .filter(({ status }) => status === "Approved")
      .toSorted((one, other) => one.dateModified - other.dateModified)

  readonly #approvedFrom = (asset: AssetId, id: ChangeRequestId | null) => {
    const own = this.#approved().filter(({ assetId }) => assetId === asset)
    const first = own.findIndex((request) => request.id === id)
    return first === -1 ? [] : own.slice(first)
  }

  readonly unweighedChanges = (): ReadonlyArray<ChangeRequestId> =>
    this.#approved()
      .filter(({ assetId, id }) => {
        const asset = this.#memory.rows.assets.get(assetId)
        return asset !== undefined && isOpenToOffers(asset.status) && !this.kept.weighed.has(id)
      })
      .map(({ id }) => id)

  readonly weighChange = (id: ChangeRequestId): ChangedListing | null => {
    const request = this.#memory.rows.changeRequests.get(id)
    const asset = request && this.#memory.rows.assets.get(request.assetId)
    if (!asset || request.status !== "Approved" || this.kept.weighed.has(id)) return null
    this.kept = { ...this.kept, weighed: new Set([...this.kept.weighed, id]) }
    const approved = this.#approvedFrom(asset.id, id)
    const words = new Set(approved.map(changesWritten))
    const heard = this.#memory.rows.outbox.flatMap((message) =>
      message.tag === "mail" && isOfChange(message, asset.id) && words.has(message.facts["changes"] ?? "")
        ? [message.to]
        : [],
    )
    return { asset, changes: changesSince(asset, approved), heard }
  }

  readonly wait = (
    asset: AssetId,
    readers: ReadonlyArray<UserId>,
    at: Millis,
    change: ChangeRequestId | null,
  ): void => {
    const isNew = (id: UserId) => !this.kept.rows.some((row) => row.reader === id && row.asset === asset)
    const fresh = readers.filter(isNew).map((reader) => ({ reader, asset, at, change, isSettled: false }))
    this.kept = { ...this.kept, rows: [...this.kept.rows, ...fresh] }
  }

  readonly held = (id: UserId) => {
    const profile = this.#memory.rows.profiles.get(id)
    const waiting = this.waitingOf(id).flatMap(({ asset, at, change }) => {
      const found = this.#memory.rows.assets.get(asset)
      return found ? [{ asset: found, at, changes: changesSince(found, this.#approvedFrom(asset, change)) }] : []
    })
    return profile ? { reader: readerOf(profile), waiting } : null
  }

  readonly settle = (id: UserId, assets: ReadonlyArray<AssetId>): void => {
    const isMeant = (row: Row) => row.reader === id && assets.includes(row.asset)
    this.kept = { ...this.kept, rows: this.kept.rows.map((row) => (isMeant(row) ? { ...row, isSettled: true } : row)) }
  }

  readonly drop = (id: UserId, assets: ReadonlyArray<AssetId>): void => {
    const isMeant = (row: Row) => row.reader === id && assets.includes(row.asset)
    this.kept = { ...this.kept, rows: this.kept.rows.filter((row) => !isMeant(row)) }
  }
}

const isOfChange = ({ facts, kind }: Mail, asset: AssetId): boolean =>
  CHANGE_MAILS.some((one) => one === kind) && facts["assetId"] === asset

const within = (told: Told): Omit<AlertTransaction, "send"> => ({
  weigh: (id) => Effect.sync(() => told.weigh(id)),
  weighChange: (id) => Effect.sync(() => told.weighChange(id)),
  readers: () =>
    Effect.sync(() =>
      told
        .profiles()
        .map(readerOf)
        .filter((reader) => wishesOf(reader).length > 0),
    ),
  wait: (asset, readers, at, change) => Effect.sync(() => told.wait(asset, readers, at, change ?? null)),
  lockWaiting: (id) => Effect.sync(() => told.held(id)),
  settle: (id, assets) => Effect.sync(() => told.settle(id, assets)),
  drop: (id, assets) => Effect.sync(() => told.drop(id, assets)),
})

/** Which listing was told to whom, beside a market in memory and kept or lost with its transactions. */
export const alertStoreInMemory = (memory: MarketMemory): AlertStore["Service"] => {
  const told = new Told(memory)
  return {
    unweighed: (most) =>
      Effect.sync(() =>
        told
          .unweighed()
          .map(({ id }) => id)
          .slice(0, most),
      ),
    unweighedChanges: (most) => Effect.sync(() => told.unweighedChanges().slice(0, most)),
    whereIs: examplePlace,
    owed: () =>
      Effect.sync(() =>
        told.profiles().flatMap((profile) => {
          const { id } = profile
          const [first] = told.waitingOf(id).toSorted((one, other) => one.at - other.at)
          return first ? [{ id, since: first.at, frequencies: frequenciesOf(profile) }] : []
        }),
      ),
    transaction: (work) =>
      memory.store.transaction((transaction) => {
        const before = told.kept
        return work({ ...within(told), send: (outbox) => transaction.write({ events: [], outbox }) }).pipe(
          Effect.onError(() => Effect.sync(() => void (told.kept = before))),
        )
      }),
  }
}

/** The link of a person's mails, as a market in memory writes it. */
export const aLinkOf = (id: string): string => `link-of-${id}`

const personIn = (token: string): Result.Result<UserId, UnsubscribeLinkInvalid> => {
  const id = decode(UserId)(token.replace(/^link-of-/, ""))
  return Result.isSuccess(id) && token === aLinkOf(id.success)
    ? Result.succeed(id.success)
    : Result.fail(new UnsubscribeLinkInvalid())
}

/** Leaving the mails by such a link. */
export const unsubscribingInMemory = (home: MarketHome): Unsubscribing["Service"] => ({
  unsubscribe: Effect.fnUntraced(function* (token) {
    const id = yield* Effect.fromResult(personIn(token))
    yield* home.run(stopAlerts(id)).pipe(
      Effect.catchTag("ProfileNotFound", () => Effect.void),
      Effect.catchTag("SignInRequired", Effect.die),
    )
  }),
})
