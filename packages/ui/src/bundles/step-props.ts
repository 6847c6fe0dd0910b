import type { MakeOfferStep } from "@xl/core/offers"
import type { MakeOfferModel } from "./make-offer-model.ts"

export interface MakeOfferScreenProps {
  readonly step: MakeOfferStep
  readonly model: MakeOfferModel
  /** Goes to the address of another step, or where one is led after the last. */
  readonly onGo: (path: string) => void
}
