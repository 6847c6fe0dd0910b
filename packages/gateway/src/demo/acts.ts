import type { ImportedListing } from "../import/index.ts"

/** First and last day, counted from today: -1 is yesterday. */
export type Days = readonly [from: number, to: number]

/** Acts that need the asset alone. */
export interface PlainAssetAct {
  readonly act:
    | "requestPublish"
    | "discard"
    | "delete"
    | "closeCallForOffers"
    | "closeBestAndFinal"
    | "withdrawListing"
    | "confirmClosing"
}
export interface PlanAct {
  readonly act: "plan"
  readonly callForOffers: Days
  readonly bestAndFinal?: Days
  readonly underSelection?: Days
}
/** Acts that say more of the asset. */
export type WordedAssetAct =
  | PlanAct
  | { readonly act: "approve" }
  | { readonly act: "revoke"; readonly comment: string }
  | { readonly act: "hold"; readonly by: "seller" | "admin" }
  | { readonly act: "fallThrough"; readonly reason: string }

/** Acts that need the buyer's offer alone. `buyer` is a place in the cast. */
export interface PlainOfferAct {
  readonly act: "publishOffer" | "withdrawOffer" | "selectForBestAndFinal" | "selectWinner"
  readonly buyer: number
}
/** Acts that say more of the buyer's offer. */
export type WordedOfferAct =
  | { readonly act: "reviseOffer"; readonly buyer: number; readonly bid: Bid }
  | { readonly act: "declineOffer"; readonly buyer: number; readonly reason: string }
  | { readonly act: "acceptClosing"; readonly buyer: number; readonly by: "buyer" | "seller" }
  | { readonly act: "fundDeposit"; readonly buyer: number }
  /** Has the documents of the closing made. */
  | { readonly act: "prepareClosing"; readonly buyer: number }
/** Something that one side says to the other about the first asset, having read what was said before; without `body` reading alone. */
export interface TalkAct {
  readonly act: "talk"
  readonly buyer: number
  readonly by: "buyer" | "seller"
  readonly body?: string
}
/** The seller asks to change a material fact of the first asset, and the administrator approves it. */
export type ChangeAct =
  | { readonly act: "requestChange"; readonly of: "payoff" | "price" }
  | { readonly act: "approveChange" }
/** Signs the confidentiality agreements of the lot's loans and is let into tier 2 of their data rooms. */
export interface EnterRoomAct {
  readonly act: "enterRoom"
  readonly buyer: number
}
export interface DraftOfferAct {
  readonly act: "draftOffer"
  readonly buyer: number
  readonly bid: Bid
}

export type AssetAct = PlainAssetAct | WordedAssetAct
export type OfferAct = DraftOfferAct | EnterRoomAct | PlainOfferAct | WordedOfferAct
/** Who does it follows from what is done. */
export type Act = AssetAct | ChangeAct | OfferAct | TalkAct | { readonly act: "list" }

/** A bid in whole percent of what one may expect of the loan, with its whole days. */
export interface Bid {
  readonly percent: number
  readonly dueDiligence: number
  readonly closing: number
  readonly notes: string
}

/** `minute` minutes into a UTC day, counted from today. */
export interface When {
  readonly day: number
  readonly minute: number
}
/** Something that somebody does then. */
export type Scene = Act & When

/** Loans that share one story: one, or several that are bid on together. */
export interface Lot {
  readonly seller: number
  readonly listings: ReadonlyArray<ImportedListing>
  readonly scenes: ReadonlyArray<Scene>
}
