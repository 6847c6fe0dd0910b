import styled from "styled-components"
import { color } from "../../theme/index.ts"
import { moneyParts, NONE } from "../format/index.ts"

export interface GradedMoneyProps {
  /** Whole cents; an en dash without. */
  readonly cents: number | undefined
  /** "price" only for what somebody put on a loan: ask, bid, valuation. "bad" for below a threshold. */
  readonly tone?: "ink" | "price" | "bad" | undefined
  readonly show?: "always" | "never" | "some" | undefined
  /** Off in a column whose head says dollars. */
  readonly hasSign?: boolean | undefined
  /** An ended row's figure. */
  readonly isStruck?: boolean | undefined
}

/** The signature figure: the group that decides is heavy, the rest keeps its place. Not inside sentences. */
export const GradedMoney = ({ cents, tone = "ink", show, hasSign = true, isStruck = false }: GradedMoneyProps) => {
  if (cents === undefined) return <None>{NONE}</None>
  const { sign, lead, rest } = moneyParts(cents, show)
  return (
    <Figure data-tone={tone} data-struck={isStruck || undefined}>
      {sign}
      {hasSign && <i>$</i>}
      <b>{lead}</b>
      {rest}
    </Figure>
  )
}

// The same rules for each tone, chosen by attribute: a style that depended on a prop would be put together anew for each cell of a table.
const Figure = styled.span`
  white-space: nowrap;
  font-weight: 400;
  color: ${color.ink2};
  b {
    font-weight: 650;
    color: ${color.ink};
  }
  i {
    font-style: normal;
    margin-right: 0.06em;
    color: ${color.ink3};
  }
  &[data-tone="price"],
  &[data-tone="price"] > * {
    color: ${color.price};
  }
  &[data-tone="bad"],
  &[data-tone="bad"] > * {
    color: ${color.bad};
  }
  &[data-struck] {
    text-decoration: line-through;
    color: ${color.ink3};
    b {
      color: inherit;
      font-weight: 500;
    }
  }
`
/** An empty value. */
export const None = styled.span`
  color: ${color.ink3};
`
