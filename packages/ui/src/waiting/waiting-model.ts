import type { AdminWaiting, Deals } from "@xl/core/deals"
import type { Heard } from "@xl/core/kernel"
import { makeAutoObservable, observableRef, runInAction } from "mobx"
import type { SessionStore } from "../session/index.ts"
import { Latest, type Listed, listedOf, pageOf, viewModelToken } from "../view-model/index.ts"

/** Something that waits, and where it is decided. */
export interface WaitingLine {
  readonly said: string
  readonly href: string
}

const several = (of: number, one: string, many: string): string => `${of} ${of === 1 ? one : many}`

const linesOf = (waiting: AdminWaiting): ReadonlyArray<WaitingLine> => {
  const counted: ReadonlyArray<readonly [number, string, string, string]> = [
    [waiting.publications, "publication request", "publication requests", "/admin/asset-approval"],
    [waiting.changeRequests, "change request", "change requests", "/admin/change-requests"],
    [waiting.buyerRequests, "buyer request", "buyer requests", "/admin/buyers/requests"],
    [waiting.sellerRequests, "seller request", "seller requests", "/admin/buyers/requests"],
    [
      waiting.failedDocuments,
      "listing with failed documents",
      "listings with failed documents",
      "/admin/failed-documents",
    ],
  ]
  return [
    ...counted.flatMap(([of, one, many, href]) => (of === 0 ? [] : [{ said: several(of, one, many), href }])),
    ...waiting.deposits.map(({ assetId, title }) => ({
      said: `Deposit to decide: ${title}`,
      href: `/admin/deal/${assetId}`,
    })),
  ]
}

const LIVE: ReadonlySet<Heard["topic"]> = new Set<Heard["topic"]>(["asset", "missed", "offer", "roleRequest"])

/** What waits for an administrator. It goes on while a page of the administration is open. */
export class WaitingModel {
  listed: Listed<AdminWaiting> = { tag: "loading", page: null }
  readonly #deals: Deals["Service"]
  readonly #session: SessionStore
  readonly #latest = new Latest()

  constructor(deals: Deals["Service"], session: SessionStore) {
    this.#deals = deals
    this.#session = session
    makeAutoObservable(this, { listed: observableRef })
  }

  /** A line for each kind that waits; nothing before it is counted. */
  get lines(): ReadonlyArray<WaitingLine> | null {
    const page = pageOf(this.listed)
    return page && linesOf(page)
  }

  /** How much waits behind each of the administrators' tabs. */
  get counts(): { readonly [label: string]: number } {
    const page = pageOf(this.listed)
    if (page === null) return {}
    return {
      "Admin Assets": page.publications + page.changeRequests + page.deposits.length,
      "Admin Buyers": page.buyerRequests + page.sellerRequests,
      "Failed documents": page.failedDocuments,
    }
  }

  readonly again = async (): Promise<void> => {
    this.listed = { tag: "loading", page: pageOf(this.listed) }
    const result = await this.#latest.ask(this.#deals.waiting())
    if (result) runInAction(() => (this.listed = listedOf(result)))
  }

  /** Counts now, and again at each request and decision; call the answer when the page closes. */
  readonly follow = (): (() => void) => {
    void this.again()
    return this.#session.listen(({ topic }) => {
      if (LIVE.has(topic)) void this.again()
    })
  }
}

export const waitingModel = viewModelToken<WaitingModel>("WaitingModel")
