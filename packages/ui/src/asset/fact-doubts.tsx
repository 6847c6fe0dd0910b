import { type AssetView, factWarnings, isSameWarning } from "@xl/core/assets"
import type { Day } from "@xl/core/shared"
import { Checklist, Panel } from "../parts/index.ts"

export interface FactDoubtsProps {
  readonly asset: AssetView
  readonly today: Day
}

/** Facts that do not go together, and which of them the seller confirmed: for the seller and administrators. */
export const FactDoubts = ({ asset, today }: FactDoubtsProps) => {
  const confirmed = asset.confirmedWarnings ?? []
  const items = factWarnings(asset, today).map((warning) => {
    const isMet = confirmed.some((one) => isSameWarning(one, warning))
    return {
      id: warning.warning,
      isMet,
      text: `${warning.message} ${isMet ? "The seller confirmed that it is right." : "The seller has not confirmed it."}`,
    }
  })
  if (items.length === 0) return null
  return (
    <Panel title="Please check" end="Buyers do not see this">
      <Checklist items={items} />
    </Panel>
  )
}
