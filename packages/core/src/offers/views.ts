import * as t from "io-ts"
import { AssetStatus, type OfferStatus } from "../kernel/statuses.ts"
import { Millis } from "../shared/days.ts"
import type { AssetId } from "../shared/ids.ts"
import { orNull } from "../shared/or-null.ts"
import { orDefault } from "../shared/wire.ts"
import { Deposit, FundsMark, ManualTransfer, offerFacts, type OfferTerms, type OfferType } from "./model.ts"

/** Characters of a seller's notes on an offer. */
export const MOST_SELLER_NOTES = 2_000

/** Where a winning offer stands between choice and contract. */
export const ClosingPhase = t.keyof(
  { none: null, buyerClosing: null, sellerClosing: null, completed: null, buyerLapsed: null, sellerLapsed: null },
  "ClosingPhase",
)
export type ClosingPhase = t.TypeOf<typeof ClosingPhase>

const propsOf = <P extends t.Props>({ type: { type } }: t.ReadonlyC<t.ExactC<t.TypeC<P>>>): P => type.props

const ToldTransfer = t.readonly(t.strict({ ...propsOf(ManualTransfer), reference: orNull(t.string) }))
/** Of the entries by hand the references of one's own transfers alone; administrators have all. */
const ToldDeposit = t.readonly(t.strict({ ...propsOf(Deposit), transfers: t.readonlyArray(ToldTransfer) }))

/**
 * An offer as its buyer, the first owner of its assets or an administrator sees it; nobody else sees it at all.
 * `sellerNotes` and `buyerName` are null for the buyer.
 */
export const OfferView = t.readonly(
  t.strict({
    ...offerFacts,
    deposit: ToldDeposit,
    /** Status of the first asset, so that a list can say where the sale stands. */
    assetStatus: AssetStatus,
    closingPhase: ClosingPhase,
    /** How it stands against the buyer's approved funds, told to both sides while it may still win. */
    fundsMark: orDefault(FundsMark, "covered"),
    buyerName: orNull(t.string),
    sellerNotes: orNull(t.string),
    /** When the buyer signed the bid deposit agreement, null while it is not signed; and the key of the buyer's copy, null for everybody else. */
    BDASignedDate: orNull(Millis),
    BDApdfKey: orNull(t.string),
  }),
  "OfferView",
)
export type OfferView = t.TypeOf<typeof OfferView>

/** One page of offers, and how many there are in all. */
export const OfferPage = t.readonly(t.strict({ total: t.Int, offers: t.readonlyArray(OfferView) }), "OfferPage")
/** One page of offers, and how many there are in all. */
export type OfferPage = t.TypeOf<typeof OfferPage>

/** Which part of a list. */
export interface Paging {
  readonly size: number
  readonly offset: number
}

/** The caller's own offers. */
export interface OfferSearch extends Paging {
  readonly status: ReadonlyArray<OfferStatus>
  readonly type: ReadonlyArray<OfferType>
}

/** What a buyer asks for: the assets with the price of each, and the terms. */
export interface NewOffer {
  readonly assets: ReadonlyArray<{ readonly id: AssetId; readonly bidAllocation: number }>
  readonly terms: OfferTerms
}
