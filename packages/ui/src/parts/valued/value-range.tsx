import type { ReactNode } from "react"
import styled from "styled-components"
import { below, color, size, text } from "../../theme/index.ts"
import { moneyShort } from "../format/index.ts"

export interface RangeCase {
  /** "Low", "Expected", "High". */
  readonly label: string
  /** "54.7%": the figure to remember. */
  readonly figure: string
  /** What it is of, and on what it rests: "of UPB, 18% yield, 48 mo". */
  readonly note: string
  /** In the price tone: the one that is meant. */
  readonly isPrice?: boolean | undefined
}

export interface ValueRangeProps {
  /** What the range says: "A buyer today would likely pay". */
  readonly title: string
  /** Cents. */
  readonly low: number
  readonly high: number
  readonly cases: ReadonlyArray<RangeCase>
  /** A sentence or two that say why. */
  readonly children: ReactNode
  /** The same levels on the building. */
  readonly drawing?: ReactNode | undefined
}

/** The one big result of a valuation, and the same amounts drawn on the building. */
export const ValueRange = ({ title, low, high, cases, children, drawing }: ValueRangeProps) => (
  <Sheet aria-label={title}>
    <div>
      <h2>{title}</h2>
      <Big>
        {moneyShort(low)} <small>to</small> {moneyShort(high)}
      </Big>
      <Cases>
        {cases.map(({ label, figure, note, isPrice }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd data-price={isPrice || undefined}>
              {figure}
              <small>{note}</small>
            </dd>
          </div>
        ))}
      </Cases>
      <Why>{children}</Why>
    </div>
    {drawing !== undefined && <Drawing>{drawing}</Drawing>}
  </Sheet>
)

const Sheet = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 440px);
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${size.r3};
  overflow: clip;
  > div:first-child {
    padding: 36px 40px;
    min-width: 0;
  }
  h2 {
    ${text.label} margin-bottom: 16px;
    color: ${color.ink2};
  }
  > div:only-child {
    grid-column: 1 / -1;
  }
  ${below.md} {
    grid-template-columns: minmax(0, 1fr);
    > div:first-child {
      padding: 28px 24px;
    }
  }
  ${below.sm} {
    > div:first-child {
      padding: 20px 16px;
    }
  }
`
const Big = styled.p`
  ${text.range}
  color: ${color.price};
  text-wrap: balance;
  small {
    padding: 0 6px;
    font-size: 0.45em;
    letter-spacing: 0;
    color: ${color.ink3};
  }
`
const Cases = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, auto));
  justify-content: space-between;
  gap: 8px 16px;
  margin-top: 32px;
  padding-top: 14px;
  border-top: 1px solid ${color.ink};
  dt {
    ${text.dense} color: ${color.ink3};
  }
  dd {
    font-size: 22px;
    line-height: 30px;
    font-weight: 600;
  }
  dd[data-price] {
    color: ${color.price};
  }
  small {
    ${text.dense} display: block;
    font-weight: 400;
    color: ${color.ink2};
  }
  ${below.sm} {
    margin-top: 20px;
    dd {
      font-size: 17px;
      line-height: 24px;
    }
    small {
      ${text.micro}
    }
  }
`
const Why = styled.p`
  ${text.ui} max-width: 62ch;
  margin-top: 20px;
  color: ${color.ink2};
  text-wrap: pretty;
`
const Drawing = styled.div`
  padding: 16px 20px 0;
  border-left: 1px solid ${color.line};
  min-width: 0;
  align-self: stretch;
  display: grid;
  align-items: end;
  ${below.md} {
    border-left: 0;
    border-top: 1px solid ${color.line};
    > * {
      width: 100%;
      max-width: 460px;
      margin: 0 auto;
    }
  }
`
