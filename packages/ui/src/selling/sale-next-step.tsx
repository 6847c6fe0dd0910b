import { closingPath, closingTurn, nextStepOfSale } from "@xl/core/offers"
import { observer } from "mobx-react-lite"
import { NextStepPanel } from "../offers/next-step.tsx"
import { Cluster, LinkButton } from "../parts/index.ts"
import type { AssetOverviewModel } from "./asset-overview-model.ts"

interface Props {
  readonly model: AssetOverviewModel
  /** In milliseconds since the Unix epoch. */
  readonly now: number
}

/** What happens next with the seller's own sale, with the way into its closing. */
export const SaleNextStep = observer(({ model, now }: Props) => {
  const { asset, offers, winner } = model
  if (asset === null) return null
  const isTurn = winner !== null && closingTurn(winner) === "seller"
  return (
    <NextStepPanel
      step={nextStepOfSale(asset, offers, now)}
      reader="seller"
      now={now}
      action={
        isTurn && (
          <Cluster>
            <LinkButton kind="primary" href={closingPath("seller", "ss", winner.id)}>
              Open closing
            </LinkButton>
          </Cluster>
        )
      }
    />
  )
})
