import { closingPath, closingTurn, nextStepOfOffer, type OfferView, type StepListing } from "@xl/core/offers"
import { LinkButton } from "../parts/index.ts"
import { NextStepPanel } from "./next-step.tsx"

interface Props {
  readonly offer: OfferView
  /** Its asset, where that is at hand: with it the step names days of the sale. */
  readonly listing?: StepListing | undefined
  /** In milliseconds since the Unix epoch. */
  readonly now: number
}

/** What happens next with the reader's own offer, with the way into its closing. */
export const OwnNextStep = ({ listing, now, offer }: Props) => (
  <NextStepPanel
    isInside
    step={nextStepOfOffer(offer, listing)}
    reader="buyer"
    now={now}
    action={
      closingTurn(offer) === "buyer" && (
        <LinkButton kind="primary" isWide href={closingPath("buyer", "ss", offer.id)}>
          Open closing
        </LinkButton>
      )
    }
  />
)
