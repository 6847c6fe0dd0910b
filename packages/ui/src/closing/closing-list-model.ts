import {
  type ClosingParty,
  isInBuyerWinnerList,
  isInSellerWinnerList,
  type OfferPage,
  type Offers,
  OFFERS_ON_A_PAGE,
  type OfferView,
} from "@xl/core/offers"
import { makeAutoObservable, observableRef, runInAction } from "mobx"
import type { SessionStore } from "../session/index.ts"
import { Latest, type Listed, listedOf, pageOf, viewModelToken } from "../view-model/index.ts"

const isListed = { buyer: isInBuyerWinnerList, seller: isInSellerWinnerList } as const

/** The closings that wait for the reader's acceptance as buyer or seller; the one due first comes first. */
export class ClosingListModel {
  party: ClosingParty = "buyer"
  offset = 0
  listed: Listed<OfferPage> = { tag: "loading", page: null }
  readonly #offers: Offers["Service"]
  readonly #session: SessionStore
  readonly #latest = new Latest()

  constructor(offers: Offers["Service"], session: SessionStore) {
    this.#offers = offers
    this.#session = session
    makeAutoObservable(this, { listed: observableRef })
  }

  get total(): number {
    return pageOf(this.listed)?.total ?? 0
  }

  /** Those still open at `now`: a period may have ended since they were read. */
  readonly openAt = (now: number): ReadonlyArray<OfferView> =>
    (pageOf(this.listed)?.offers ?? []).filter((offer) => isListed[this.party](offer, now))

  readonly open = async (party: ClosingParty, offset = 0): Promise<void> => {
    this.party = party
    this.offset = offset
    await this.again()
  }

  readonly again = async (): Promise<void> => {
    const page = { size: OFFERS_ON_A_PAGE, offset: this.offset }
    const asked = this.party === "buyer" ? this.#offers.closingsAsBuyer(page) : this.#offers.closingsAsSeller(page)
    const result = await this.#latest.ask(asked)
    if (result) runInAction(() => (this.listed = listedOf(result)))
  }

  /** The returned function ends it. */
  readonly follow = (): (() => void) =>
    this.#session.listen((event) => {
      if (event.topic === "missed" || event.topic === "offer" || event.topic === "asset") void this.again()
    })
}

export const closingListModel = viewModelToken<ClosingListModel>("ClosingListModel")
