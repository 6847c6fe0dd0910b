import type { AssetCatalog, AssetView } from "@xl/core/assets"
import type { Deposits, DepositView } from "@xl/core/deposits"
import { hasRead, type LegalDocuments, type LegalDocumentView } from "@xl/core/legal-documents"
import { messageOf } from "@xl/core/messages"
import { closingSeenGuard, type Passage } from "@xl/core/navigation"
import {
  type ClosingDocumentType,
  type ClosingParty,
  closingTurn,
  hasSeenClosing,
  type Offers,
  type OfferView,
} from "@xl/core/offers"
import type { OfferId } from "@xl/core/shared"
import { Effect, Result } from "effect"
import { makeAutoObservable, observableRef, runInAction } from "mobx"
import type { SessionStore } from "../session/index.ts"
import { Latest, staysShown, viewModelToken } from "../view-model/index.ts"

/** A closing as one party sees it: the winning offer, its first asset and all of them, its deposit and the two documents. */
export interface ClosingFacts {
  readonly offer: OfferView
  readonly asset: AssetView
  readonly listings: ReadonlyArray<AssetView>
  readonly deposit: DepositView
  readonly documents: ReadonlyArray<LegalDocumentView>
}

type ClosingPage =
  | { readonly tag: "opening" }
  | { readonly tag: "failed"; readonly said: string }
  | { readonly tag: "missing" }
  | { readonly tag: "open"; readonly facts: ClosingFacts }
  /** The reader accepted on this page. */
  | { readonly tag: "accepted"; readonly facts: ClosingFacts }

/** The statements a party confirms before it accepts. */
export const CLOSING_POINTS = ["parties", "money", "days", "LPA", "SS"] as const
/** One of them. */
export type ClosingPoint = (typeof CLOSING_POINTS)[number]

/** One party's closing pages of one offer. The other party's steps show without reload. */
export class ClosingPageModel {
  page: ClosingPage = { tag: "opening" }
  ticked: ReadonlySet<ClosingPoint> = new Set()
  /** The points reported as not confirmed. */
  missed: ReadonlySet<ClosingPoint> = new Set()
  isConfirming = false
  isSending = false
  error: string | null = null
  readonly #offers: Offers["Service"]
  readonly #catalog: AssetCatalog["Service"]
  readonly #deposits: Deposits["Service"]
  readonly #legal: LegalDocuments["Service"]
  readonly #session: SessionStore
  readonly #latest = new Latest()
  #id: OfferId | null = null
  #party: ClosingParty = "buyer"

  constructor(
    offers: Offers["Service"],
    catalog: AssetCatalog["Service"],
    deposits: Deposits["Service"],
    legal: LegalDocuments["Service"],
    session: SessionStore,
  ) {
    this.#offers = offers
    this.#catalog = catalog
    this.#deposits = deposits
    this.#legal = legal
    this.#session = session
    makeAutoObservable(this, { page: observableRef, ticked: observableRef, missed: observableRef })
  }

  get facts(): ClosingFacts | null {
    return this.page.tag === "open" || this.page.tag === "accepted" ? this.page.facts : null
  }

  /** Whether the page may be shown; null until that is known. Who accepted here stays to read the result. */
  get passage(): Passage | null {
    const { page } = this
    if (page.tag === "accepted") return { tag: "pass" }
    if (page.tag === "opening" || page.tag === "failed") return null
    return closingSeenGuard(this.#session.actor, this.#party, this.facts)
  }

  /** `id` is null where the address names no possible offer. */
  readonly open = async (party: ClosingParty, id: OfferId | null): Promise<void> => {
    this.#party = party
    this.#id = id
    this.page = id === null ? { tag: "missing" } : { tag: "opening" }
    this.ticked = new Set()
    this.missed = new Set()
    await this.again()
  }

  readonly again = async (): Promise<void> => {
    const id = this.#id
    if (id === null) return
    const result = await this.#latest.ask(this.#read(id))
    if (result === null || staysShown(this.facts !== null, result)) return
    runInAction(() => {
      if (Result.isSuccess(result)) {
        this.page = { tag: this.page.tag === "accepted" ? "accepted" : "open", facts: result.success }
        this.#markSeen(result.success.offer)
        return
      }
      this.page =
        result.failure._tag === "MarketUnavailable"
          ? { tag: "failed", said: messageOf(result.failure) }
          : { tag: "missing" }
    })
  }

  /** The returned function ends it. */
  readonly follow = (): (() => void) =>
    this.#session.listen((event) => {
      const assets = this.facts?.offer.assets ?? []
      const concerns =
        event.topic === "missed" ||
        (event.topic === "offer" && event.id === this.#id) ||
        (event.topic === "asset" && assets.some(({ id }) => id === event.id))
      if (concerns) void this.again()
    })

  /** Whether the party has opened the present edition of this document. */
  readonly isRead = (docType: ClosingDocumentType): boolean => {
    const document = this.facts?.documents.find((one) => one.docType === docType)
    return this.facts !== null && document !== undefined && hasRead(this.facts.offer, this.#party, document)
  }

  /** A newer edition of a document takes its confirmation back. */
  readonly isConfirmed = (point: ClosingPoint): boolean =>
    this.ticked.has(point) && (point === "LPA" || point === "SS" ? this.isRead(point) : true)

  readonly confirm = (point: ClosingPoint, isTicked: boolean): void => {
    const next = new Set(this.ticked)
    if (isTicked) next.add(point)
    else next.delete(point)
    this.ticked = next
    this.missed = new Set([...this.missed].filter((one) => !this.isConfirmed(one)))
  }

  /** Asks once more with the amount, or reports the points that are not confirmed. */
  readonly ask = (): void => {
    this.error = null
    this.missed = new Set(CLOSING_POINTS.filter((point) => !this.isConfirmed(point)))
    this.isConfirming = this.missed.size === 0
  }

  readonly dismiss = (): void => {
    this.isConfirming = false
  }

  readonly accept = async (): Promise<void> => {
    const { facts } = this
    if (facts === null || this.isSending) return
    this.isSending = true
    this.error = null
    const result = await Effect.runPromise(Effect.result(this.#offers.acceptClosingDocuments(facts.offer.id)))
    runInAction(() => {
      this.isSending = false
      if (Result.isFailure(result)) {
        this.error = messageOf(result.failure)
        return
      }
      this.isConfirming = false
      this.page = { tag: "accepted", facts: { ...facts, offer: result.success } }
    })
    await this.again()
  }

  /** The party has opened a closing that waits for it. Refused once nothing waits, which is no news to the reader. */
  #markSeen(offer: OfferView): void {
    if (this.passage?.tag !== "pass" || closingTurn(offer) !== this.#party || hasSeenClosing(offer, this.#party)) return
    void Effect.runPromise(Effect.result(this.#offers.markClosingNoticeSeen(offer.id)))
  }

  #read(id: OfferId) {
    const parts = Effect.all([this.#offers.find(id), this.#deposits.find(id), this.#legal.ofOffer(id)], {
      concurrency: 3,
    })
    return Effect.flatMap(parts, ([offer, deposit, documents]) => {
      const found = Effect.forEach(offer.assets, ({ id: asset }) => this.#catalog.find(asset), { concurrency: 3 })
      return Effect.flatMap(found, (listings) => {
        const [asset] = listings
        return asset === undefined
          ? Effect.die(new RangeError(`Offer ${id} is on no asset`))
          : Effect.succeed<ClosingFacts>({ offer, asset, listings, deposit, documents })
      })
    })
  }
}

export const closingPageModel = viewModelToken<ClosingPageModel>("ClosingPageModel")
