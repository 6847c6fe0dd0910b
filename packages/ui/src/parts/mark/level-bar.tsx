import styled from "styled-components"
import { color, text } from "../../theme/index.ts"
import { percent } from "../format/index.ts"

export interface LevelBarProps {
  /** Debt as millionths of the value; left out where rows compare bids and par is the UPB. */
  readonly debt?: number | undefined
  /** A bid or ask, likewise: the orange tick. */
  readonly price?: number | undefined
  /** What the whole width stands for, in millionths; the same in all rows. 1,250,000 by default, which leaves room above the value; for bids 1,000,000. */
  readonly scale?: number | undefined
  readonly label?: string | undefined
}

const PAR = 1_000_000

/** The elevation turned on its side: outline to the value, blue to the debt, the stop tone for the part above; for a bid its tint, and an orange tick. */
export const LevelBar = ({ debt, price, scale, label }: LevelBarProps) =>
  debt === undefined ? (
    <Level
      level={price ?? 0}
      price={price}
      scale={scale ?? PAR}
      label={label ?? `${percent(price ?? 0)} of UPB`}
      isBid
    />
  ) : (
    <Level level={debt} price={price} scale={scale ?? 1_250_000} label={label ?? `${percent(debt)} of value`} />
  )

interface LevelProps {
  readonly level: number
  readonly price: number | undefined
  readonly scale: number
  readonly label: string
  readonly isBid?: true
}

const Level = ({ level, price, scale, label, isBid }: LevelProps) => {
  const at = (value: number) => `${Math.min(100, Math.max(0, (value / scale) * 100))}%`
  return (
    <Bar>
      <Words>{label}</Words>
      <s style={{ width: at(PAR) }} />
      <i data-bid={isBid} style={{ width: at(Math.min(level, PAR)) }} />
      {level > PAR && <em style={{ left: at(PAR), width: `calc(${at(level)} - ${at(PAR)})` }} />}
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
  i[data-bid] {
    background: ${color.priceTint};
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
