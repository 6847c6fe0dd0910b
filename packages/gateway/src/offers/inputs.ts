import { ClosingDocumentType, MOST_SELLER_NOTES, OFFERS_ON_A_PAGE, OfferType, TransferLeg } from "@xl/core/offers"
import { OfferStatus } from "@xl/core/kernel"
import { AssetId, Day, DecimalCents, OfferId, UsdCents } from "@xl/core/shared"
import * as t from "io-ts"
import { anyOf, orElse, paging, ShortText, text } from "../market/inputs.ts"

export const ById = t.strict({ id: OfferId })
export const OnAsset = t.strict({ id: AssetId })
export const Search = t.strict({ ...paging(OFFERS_ON_A_PAGE), status: anyOf(OfferStatus), type: anyOf(OfferType) })

const terms = {
  assets: t.readonlyArray(t.strict({ id: AssetId, bidAllocation: UsdCents })),
  bidPrice: DecimalCents,
  closing: t.Int,
  dueDiligencePeriod: t.Int,
  earnestMoneyDeposit: DecimalCents,
  notes: orElse(text(5_000), ""),
}
export const NewOfferArgs = t.strict(terms)
export const EditArgs = t.strict({ id: OfferId, ...terms })
export const DeclineArgs = t.strict({ id: OfferId, declineReason: ShortText })
export const NotesArgs = t.strict({ id: OfferId, notes: text(MOST_SELLER_NOTES) })
export const CancelArgs = t.strict({ id: OfferId, reason: ShortText })
export const ClosingSearch = t.strict(paging(OFFERS_ON_A_PAGE))
export const OpenedArgs = t.strict({ id: OfferId, opened: t.Int, docType: ClosingDocumentType })
export const ClosingEndArgs = t.strict({ id: OfferId, endDate: Day })
export const TransferArgs = t.strict({ offerId: OfferId, leg: TransferLeg, reference: ShortText, date: Day })

/** The flat arguments as what a buyer asks for. */
export const asked = ({ assets, ...offered }: t.TypeOf<typeof NewOfferArgs>) => ({
  assets,
  terms: offered,
})
