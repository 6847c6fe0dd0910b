import styled from "styled-components"
import { below, color, text } from "../../theme/index.ts"

export interface Stage {
  readonly title: string
  readonly said: string
}

/** Steps in their order on a dimension chain, as an architect writes lengths. */
export const Stages = ({ label, stages }: { readonly label: string; readonly stages: ReadonlyArray<Stage> }) => (
  <Chain aria-label={label}>
    {stages.map(({ title, said }) => (
      <li key={title}>
        <h3>{title}</h3>
        <p>{said}</p>
      </li>
    ))}
  </Chain>
)

/** Facts by name, a hairline each. */
export const Definitions = ({ facts }: { readonly facts: ReadonlyArray<readonly [name: string, said: string]> }) => (
  <List>
    {facts.map(([name, said]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{said}</dd>
      </div>
    ))}
  </List>
)

const Chain = styled.ol`
  list-style: none;
  margin: 0;
  padding: 0;
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  border-top: 1px solid ${color.ink};
  li {
    position: relative;
    padding: 20px 24px 0 0;
  }
  li::before {
    content: "";
    position: absolute;
    top: -8px;
    left: 4px;
    height: 15px;
    border-left: 2px solid ${color.ink};
    transform: rotate(45deg);
  }
  h3 {
    ${text.h3}
  }
  p {
    ${text.ui} margin-top: 6px;
    color: ${color.ink2};
    text-wrap: pretty;
  }
  ${below.md} {
    grid-auto-flow: row;
    border-top: 0;
    border-left: 1px solid ${color.ink};
    margin-left: 4px;
    li {
      padding: 0 0 20px 20px;
    }
    li:last-child {
      padding-bottom: 0;
    }
    li::before {
      top: 4px;
      left: -1px;
    }
  }
`
const List = styled.dl`
  margin: 0;
  border-top: 1px solid ${color.rule};
  div {
    display: grid;
    grid-template-columns: minmax(0, 11rem) minmax(0, 1fr);
    gap: 4px 24px;
    padding: 14px 0;
    border-bottom: 1px solid ${color.line};
  }
  dt {
    font-weight: 600;
  }
  dd {
    margin: 0;
    color: ${color.ink2};
    max-width: 62ch;
    text-wrap: pretty;
  }
  ${below.sm} {
    div {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`
