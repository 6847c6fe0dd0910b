import { nextStepOfOffer, nextStepOfSale } from "@xl/core/offers"
import { NextStepPanel } from "../offers/next-step.tsx"
import type { ClosingStepProps } from "./closing-props.ts"

/** What happens next with the closing, as its party is told. */
export const ClosingNextStep = ({
  facts: { asset, offer },
  now,
  party,
}: Omit<ClosingStepProps, "model" | "onGo" | "step">) => (
  <NextStepPanel
    step={party === "buyer" ? nextStepOfOffer(offer, asset) : nextStepOfSale(asset, [offer], now)}
    reader={party}
    now={now}
  />
)
