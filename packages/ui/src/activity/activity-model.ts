import { type DealLogEntry, type Deals, type ListingActivity, MOST_LATEST_VISITS } from "@xl/core/deals"
import type { Heard } from "@xl/core/kernel"
import type { AssetId } from "@xl/core/shared"
import type { AssetVisits } from "@xl/core/user-assets"
import { Effect } from "effect"
import { makeAutoObservable, observableRef, runInAction } from "mobx"
import type { SessionStore } from "../session/index.ts"
import { Latest, type Listed, listedOf, pageOf, viewModelToken } from "../view-model/index.ts"

/** Something of the feed: an entry of the log, or the last visit of a member. */
export type Happening =
  | { readonly of: "entry"; readonly at: number; readonly entry: DealLogEntry }
  | { readonly of: "visit"; readonly at: number; readonly visits: AssetVisits }

export interface Activity {
  readonly counts: ListingActivity
  /** The latest first. */
  readonly feed: ReadonlyArray<Happening>
}

/** As many entries of the log as visits: of both together so many are the latest without a gap. */
const NEWEST = { size: MOST_LATEST_VISITS, offset: 0 }
const NO_ENTRIES: ReadonlyArray<DealLogEntry> = []

const feedOf = (entries: ReadonlyArray<DealLogEntry>, { latestVisits }: ListingActivity): ReadonlyArray<Happening> =>
  [
    ...entries.map((entry) => ({ of: "entry", at: entry.at, entry }) as const),
    ...latestVisits.map((visits) => ({ of: "visit", at: visits.latestVisitDate, visits }) as const),
  ]
    .toSorted((one, other) => other.at - one.at)
    .slice(0, MOST_LATEST_VISITS)

/** The activity of one listing. It goes on while the page is open. */
export class ActivityModel {
  listed: Listed<Activity> = { tag: "loading", page: null }
  readonly #deals: Deals["Service"]
  readonly #session: SessionStore
  readonly #latest = new Latest()
  #of: { readonly id: AssetId; readonly isOwner: boolean } | null = null

  constructor(deals: Deals["Service"], session: SessionStore) {
    this.#deals = deals
    this.#session = session
    makeAutoObservable(this, { listed: observableRef })
  }

  /** An administrator's feed has no entries: each look at a log is on record, and the log has a page of its own. */
  readonly open = async (id: AssetId, isOwner: boolean): Promise<void> => {
    if (id !== this.#of?.id) this.listed = { tag: "loading", page: null }
    this.#of = { id, isOwner }
    await this.again()
  }

  readonly again = async (): Promise<void> => {
    if (this.#of === null) return
    const { id, isOwner } = this.#of
    this.listed = { tag: "loading", page: pageOf(this.listed) }
    const log = isOwner ? Effect.map(this.#deals.log(id, NEWEST), ({ entries }) => entries) : Effect.succeed(NO_ENTRIES)
    const both = Effect.map(
      Effect.all([this.#deals.activity(id), log], { concurrency: 2 }),
      ([counts, entries]): Activity => ({ counts, feed: feedOf(entries, counts) }),
    )
    const result = await this.#latest.ask(both)
    if (result) runInAction(() => (this.listed = listedOf(result)))
  }

  /** Looks again at each visit, offer and change; call the answer when the panel closes. */
  readonly follow = (): (() => void) =>
    this.#session.listen((event) => {
      if (this.#isOf(event)) void this.again()
    })

  #isOf(event: Heard): boolean {
    if (event.topic === "missed" || event.topic === "offer") return true
    return (event.topic === "asset" || event.topic === "assetView") && event.id === this.#of?.id
  }
}

export const activityModel = viewModelToken<ActivityModel>("ActivityModel")
