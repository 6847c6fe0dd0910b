import type { DealView } from "@xl/core/deals"
import { nextStepOfSale } from "@xl/core/offers"
import { NextStepPanel } from "../offers/next-step.tsx"
import { Said } from "../parts/index.ts"

interface Props {
  readonly deal: DealView
  /** In milliseconds since the Unix epoch. */
  readonly now: number
}

/** What happens next with a sale, and how many deposits wait for an administrator's decision. */
export const DealNextStep = ({ deal, now }: Props) => {
  const decisions = deal.deposits.filter(({ decision }) => decision === "open").length
  return (
    <NextStepPanel
      step={nextStepOfSale(deal.asset, deal.offers, now, "administrator")}
      reader="administrator"
      now={now}
      action={
        decisions > 0 && (
          <Said $isQuiet>
            {decisions === 1 ? "One deposit waits" : `${decisions} deposits wait`} for your decision.
          </Said>
        )
      }
    />
  )
}
