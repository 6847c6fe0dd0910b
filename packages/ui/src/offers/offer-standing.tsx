import { nextStepOfOffer, type OfferView } from "@xl/core/offers"
import { CellNote } from "../parts/index.ts"
import { OfferState } from "./offer-state.tsx"
import { isOver, waitsForBuyer } from "./own-offers.ts"

/** Where an own offer stands and, while it is not over, what happens next. */
export const OfferStanding = ({ offer }: { readonly offer: OfferView }) => (
  <>
    <OfferState offer={offer} />
    {!isOver(offer) && (
      <CellNote $isWhole>
        {waitsForBuyer(offer) && <b>Your turn: </b>}
        {nextStepOfOffer(offer).does}
      </CellNote>
    )}
  </>
)
