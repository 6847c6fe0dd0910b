import type { ReactNode } from "react"
import { color } from "../../theme/index.ts"
import { Ground } from "./ground.tsx"
import { State } from "./layout.tsx"

export interface EmptyStateProps {
  readonly title: string
  readonly children?: ReactNode
  /** Two ways on. */
  readonly actions?: ReactNode | undefined
  readonly level?: 1 | 2 | undefined
  /** Off for a filter without a match, where nothing is missing. */
  readonly hasDrawing?: boolean | undefined
}

/** Nothing here yet: a dashed building on real ground. */
export const EmptyState = ({ hasDrawing = true, ...rest }: EmptyStateProps) => (
  <State {...rest} isPlain={!hasDrawing} drawing={hasDrawing ? <EmptyLot /> : undefined} />
)

const EmptyLot = () => (
  <svg viewBox="0 0 420 150" className="el" aria-hidden>
    <g fill="none" stroke={color.elLine} strokeWidth="1.2" strokeDasharray="4 4" opacity=".75">
      <path d="M140 124V44H280V124M140 44L160 28H260L280 44M140 64H280M140 84H280M140 104H280M175 44V124M210 44V124M245 44V124" />
    </g>
    <Ground y={124} width={420} />
    <g className="ctx">
      <path className="xk" d="M64 104c9 0 8-26 0-28c-8 2-9 28 0 28z" />
      <path className="xl" d="M64 124V84" />
      <path className="xk" d="M344 100a11 11 0 1 1 22 0a11 11 0 1 1-22 0z" />
      <path className="xl" d="M355 124V98" />
    </g>
  </svg>
)
