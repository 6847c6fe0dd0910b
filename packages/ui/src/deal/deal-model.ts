import type { Listings, PeriodPlan } from "@xl/core/assets"
import { type DealLogPage, type Deals, type DealView, LOG_ENTRIES_ON_A_PAGE } from "@xl/core/deals"
import { type Broken, messageOf, type Refusal } from "@xl/core/messages"
import { lapsedInHold, type Offers, type OfferView } from "@xl/core/offers"
import type { AssetId, Day, OfferId } from "@xl/core/shared"
import { Effect, Result } from "effect"
import { makeAutoObservable, observableRef, runInAction } from "mobx"
import { type Called, calledAgain } from "../deposits/called.ts"
import type { SnackbarQueue } from "../parts/snackbar/index.ts"
import type { SessionStore } from "../session/index.ts"
import { Latest, type Listed, listedOf, pageOf, staysShown, viewModelToken } from "../view-model/index.ts"
import {
  type AskedCommand,
  extensionDays,
  type ListingCommand,
  listingCommands,
  type OfferCommand,
} from "./deal-command.ts"
import { commandWords } from "./deal-words.ts"

export type OpenedDeal =
  | { readonly tag: "opening" }
  | { readonly tag: "open"; readonly deal: DealView }
  | { readonly tag: "missing" }
  | { readonly tag: "failed"; readonly said: string }

type Confirmed = Exclude<AskedCommand, { readonly tag: "plan" }>

/** One sale as administrators see it, its log, and the command that is being confirmed. */
export class DealModel {
  opened: OpenedDeal = { tag: "opening" }
  log: Listed<DealLogPage> = { tag: "loading", page: null }
  logOffset = 0
  asked: AskedCommand | null = null
  reason = ""
  /** New last day of a period, where the command needs one. */
  end: Day | undefined = undefined
  error: string | null = null
  isAsking = false
  /** The offer whose deposit panel is open. */
  paying: Called | null = null
  readonly #deals: Deals["Service"]
  readonly #listings: Listings["Service"]
  readonly #offers: Offers["Service"]
  readonly #session: SessionStore
  readonly #snackbars: SnackbarQueue
  readonly #now: () => number
  readonly #latest = new Latest()
  readonly #latestLog = new Latest()
  #id: AssetId | null = null

  constructor(
    deals: Deals["Service"],
    listings: Listings["Service"],
    offers: Offers["Service"],
    session: SessionStore,
    snackbars: SnackbarQueue,
    now: () => number,
  ) {
    this.#deals = deals
    this.#listings = listings
    this.#offers = offers
    this.#session = session
    this.#snackbars = snackbars
    this.#now = now
    makeAutoObservable(this, { opened: observableRef, log: observableRef, asked: observableRef })
  }

  get deal(): DealView | null {
    return this.opened.tag === "open" ? this.opened.deal : null
  }

  get asset(): DealView["asset"] | null {
    return this.deal?.asset ?? null
  }

  /** Commands on the listing that are possible now. */
  get commands(): ReadonlyArray<ListingCommand> {
    return this.deal === null ? [] : listingCommands(this.deal, this.#session.actor)
  }

  get logPage(): DealLogPage | null {
    return pageOf(this.log)
  }

  /** The offer whose deposit was asked for. */
  get paid(): OfferView | undefined {
    return this.deal?.offers.find(({ id }) => id === this.paying?.id)
  }

  /** First and last day that an extension may choose; null of other commands. */
  get extension(): ReturnType<typeof extensionDays> {
    return this.asked && extensionDays(this.asked, this.#now())
  }

  /** Whether the release being confirmed has to name a new last day. */
  get needsEnd(): boolean {
    return this.deal !== null && this.asked?.tag === "release" && lapsedInHold(this.deal.asset, this.#now()) !== null
  }

  readonly open = async (id: AssetId): Promise<void> => {
    this.#id = id
    this.opened = { tag: "opening" }
    this.log = { tag: "loading", page: null }
    this.logOffset = 0
    this.paying = null
    await this.again()
  }

  readonly again = async (): Promise<void> => {
    await Promise.all([this.#readDeal(), this.#readLog()])
  }

  readonly openLog = async (offset: number): Promise<void> => {
    this.logOffset = offset
    await this.#readLog()
  }

  /** Reads again whatever others do; call the answer when the screen closes. */
  readonly follow = (): (() => void) =>
    this.#session.listen((event) => {
      const concerns =
        event.topic === "missed" ||
        (event.topic === "asset" && event.id === this.#id) ||
        (event.topic === "offer" && this.#knows(event.id, event.assetId))
      if (concerns) void this.again()
    })

  readonly showDeposit = (id: OfferId): void => {
    this.paying = calledAgain(this.paying, id)
  }

  readonly ask = (asked: AskedCommand): void => {
    this.asked = asked
    this.reason = ""
    this.end = undefined
    this.error = null
  }

  readonly dismiss = (): void => {
    this.asked = null
  }

  readonly typeReason = (reason: string): void => {
    this.reason = reason
    this.error = null
  }

  readonly chooseEnd = (end: Day | undefined): void => {
    this.end = end
    this.error = null
  }

  readonly confirm = async (): Promise<void> => {
    const { asked, deal } = this
    if (asked === null || asked.tag === "plan" || deal === null) return
    if (this.extension !== null && this.end === undefined) {
      this.error = "Choose the new last day."
      return
    }
    await this.#do(this.#command(asked, deal), commandWords(deal, asked).done)
  }

  readonly plan = (plan: PeriodPlan): Promise<void> => {
    const id = this.#id
    return id === null
      ? Promise.resolve()
      : this.#do(
          this.#listings.planPeriods(id, plan),
          "The periods are planned. The seller and the buyers see the days.",
        )
  }

  #command(asked: Confirmed, { asset: { id, version } }: DealView): Effect.Effect<unknown, Broken | Refusal> {
    const { reason } = this
    if ("offer" in asked) return this.#offerCommand(asked)
    const listings = this.#listings
    const commands: { readonly [C in ListingCommand]: () => Effect.Effect<unknown, Broken | Refusal> } = {
      approve: () => listings.approve(id, version ?? 0),
      confirmClosing: () => listings.confirmClosing(id),
      hold: () => listings.hold(id),
      release: () => listings.release(id, this.end ?? null),
      reportFallThrough: () => listings.reportFallThrough(id, reason),
      revoke: () => listings.revoke(id, reason),
      takeBackApproval: () => listings.takeBackApproval(id),
      withdraw: () => listings.withdraw(id),
    }
    return commands[asked.tag]()
  }

  #offerCommand({ offer: { id }, tag }: Extract<Confirmed, { readonly offer: OfferView }>) {
    const [offers, { end, reason }] = [this.#offers, this]
    const commands: { readonly [C in OfferCommand]: () => Effect.Effect<unknown, Broken | Refusal> } = {
      cancel: () => offers.cancel(id, reason),
      extendBuyer: () => (end === undefined ? Effect.void : offers.editBuyerClosingPeriod(id, end)),
      extendSeller: () => (end === undefined ? Effect.void : offers.editSellerClosingPeriod(id, end)),
      reactivate: () => offers.reactivate(id),
    }
    return commands[tag]()
  }

  #knows(offer: OfferId, asset: AssetId): boolean {
    return asset === this.#id || this.deal?.offers.some(({ id }) => id === offer) === true
  }

  async #readDeal(): Promise<void> {
    const id = this.#id
    if (id === null) return
    const result = await this.#latest.ask(this.#deals.find(id))
    if (result === null || staysShown(this.opened.tag === "open", result)) return
    runInAction(
      () =>
        (this.opened = Result.match(result, {
          onSuccess: (deal): OpenedDeal => ({ tag: "open", deal }),
          onFailure: (why): OpenedDeal =>
            why._tag === "AssetNotFound" ? { tag: "missing" } : { tag: "failed", said: messageOf(why) },
        })),
    )
  }

  async #readLog(): Promise<void> {
    const id = this.#id
    if (id === null) return
    const paging = { size: LOG_ENTRIES_ON_A_PAGE, offset: this.logOffset }
    const result = await this.#latestLog.ask(this.#deals.log(id, paging))
    if (result) runInAction(() => (this.log = listedOf(result)))
  }

  async #do<W extends Broken | Refusal>(command: Effect.Effect<unknown, W>, said: string): Promise<void> {
    this.isAsking = true
    const result = await Effect.runPromise(Effect.result(command))
    runInAction(() => {
      this.isAsking = false
      if (Result.isFailure(result)) this.error = messageOf(result.failure)
      else this.asked = null
    })
    if (Result.isFailure(result)) return
    this.#snackbars.success(said)
    await this.again()
  }
}

export const dealModel = viewModelToken<DealModel>("DealModel")
