import { changedSince, type OfferView } from "@xl/core/offers"
import { CellNote, OfferMark } from "../parts/index.ts"
import { ListingChangedNote } from "../changes/listing-changed-note.tsx"
import { FundsNote } from "./funds-note.tsx"

/** Where an offer stands, whether it exceeds the approved funds or is older than a change of its listing and, where it was declined or canceled, the reason in full. */
export const OfferState = ({ offer }: { readonly offer: OfferView }) => {
  const { cancelReason, declineReason, fundsMark, status } = offer
  const reason = declineReason ?? cancelReason ?? ""
  return (
    <>
      <OfferMark status={status} />
      {fundsMark !== "covered" && (
        <CellNote $isWhole>
          <FundsNote fundsMark={fundsMark} />
        </CellNote>
      )}
      {changedSince(offer) !== null && (
        <CellNote $isWhole>
          <ListingChangedNote offer={offer} />
        </CellNote>
      )}
      {reason !== "" && <CellNote $isWhole>{reason}</CellNote>}
    </>
  )
}
