import styled from "styled-components"
import { color, text } from "../../theme/index.ts"
import { percent } from "../format/index.ts"

export interface LevelBarProps {
  /** Debt as millionths of the value, or of par where rows compare bids. */
  readonly debt: number
  /** A bid or ask, likewise: the orange tick. */
  readonly price?: number | undefined
  /** What the whole width stands for, in millionths; the same in all rows. 1,250,000 leaves room above the value. */
  readonly scale?: number | undefined
  readonly label?: string | undefined
}

/** The elevation turned on its side: outline to the value, blue to the debt, the stop tone for the part above. */
export const LevelBar = ({ debt, price, scale = 1_250_000, label }: LevelBarProps) => {
  const at = (value: number) => `${Math.min(100, Math.max(0, (value / scale) * 100))}%`
  return (
    <Bar>
      <Words>{label ?? `${percent(debt)} of value`}</Words>
      <s style={{ width: at(1_000_000) }} />
      <i style={{ width: at(Math.min(debt, 1_000_000)) }} />
      {debt > 1_000_000 && <em style={{ left: at(1_000_000), width: `calc(${at(debt)} - ${at(1_000_000)})` }} />}
      {price !== undefined && <u style={{ left: at(price) }} />}
    </Bar>
  )
}

const Words = styled.span`
  ${text.hidden}
`
const Bar = styled.span`
  display: inline-block;
  position: relative;
  width: 100%;
  min-width: 60px;
  height: 10px;
  vertical-align: middle;
  > :not(span) {
    position: absolute;
    top: 0;
    bottom: 0;
    left: 0;
    text-decoration: none;
  }
  s {
    border: 1px solid ${color.rule};
    border-right: 2px solid ${color.ink};
    background: ${color.surface};
  }
  i {
    background: ${color.elDebt};
  }
  em {
    background: ${color.bad};
  }
  u {
    width: 2px;
    top: -4px;
    bottom: -4px;
    margin-left: -1px;
    background: ${color.priceLine};
    box-shadow: 0 0 0 1px ${color.surface};
  }
`
