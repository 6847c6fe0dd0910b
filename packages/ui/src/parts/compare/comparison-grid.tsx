import type { ReactNode } from "react"
import styled from "styled-components"
import { color, size, text } from "../../theme/index.ts"
import { Icon } from "../icon/index.ts"
import { NONE } from "../format/index.ts"
import { None } from "../money/index.ts"

export interface Compared {
  readonly id: string
  /** The column's head: a bidder with a mark under the name. */
  readonly name: string
  readonly head?: ReactNode
  /** Below the last term: what one can do with it. */
  readonly actions?: ReactNode
  /** Over already: struck and grey. */
  readonly isEnded?: boolean | undefined
}

export interface ComparedTerm<C extends Compared> {
  readonly id: string
  readonly label: string
  /** An en dash where it gives nothing. */
  readonly value: (of: C) => ReactNode
  /** By which the best is found; the larger wins unless `isLessBetter`. Nothing where there is no best. */
  readonly rank?: ((of: C) => number | undefined) | undefined
  readonly isLessBetter?: boolean | undefined
}

export interface ComparisonGridProps<C extends Compared> {
  readonly label: string
  readonly compared: readonly C[]
  readonly terms: readonly ComparedTerm<C>[]
}

/** The ids that are best in a term: none where all are alike or fewer than two can be ranked. */
export const bestIn = <C extends Compared>(term: ComparedTerm<C>, compared: readonly C[]): ReadonlySet<string> => {
  const ranked = compared.flatMap((one) => {
    const rank = one.isEnded === true ? undefined : term.rank?.(one)
    return rank === undefined || Number.isNaN(rank) ? [] : [{ id: one.id, rank }]
  })
  const ranks = ranked.map(({ rank }) => rank)
  const best = term.isLessBetter === true ? Math.min(...ranks) : Math.max(...ranks)
  const winners = ranked.filter(({ rank }) => rank === best)
  return new Set(ranked.length < 2 || winners.length === ranked.length ? [] : winners.map(({ id }) => id))
}

/** Two to six things side by side, term by term; the best of each is marked with a tick and a word. Columns scroll, terms stay. */
export const ComparisonGrid = <C extends Compared>({ label, compared, terms }: ComparisonGridProps<C>) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- It scrolls, and the keyboard must be able to.
  <Scroll aria-label={label} tabIndex={0}>
    <Grid aria-label={label}>
      <thead>
        <tr>
          <th scope="col">Term</th>
          {compared.map(({ id, name, head, isEnded }) => (
            <th key={id} scope="col" data-ended={isEnded || undefined}>
              <span>{name}</span>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {terms.map((term) => (
          <TermRow key={term.id} term={term} compared={compared} />
        ))}
        {compared.some(({ actions }) => actions !== undefined) && (
          <tr data-actions="">
            <th scope="row">Actions</th>
            {compared.map(({ id, actions }) => (
              <td key={id}>{actions}</td>
            ))}
          </tr>
        )}
      </tbody>
    </Grid>
  </Scroll>
)

const TermRow = <C extends Compared>({
  term,
  compared,
}: {
  readonly term: ComparedTerm<C>
  readonly compared: readonly C[]
}) => {
  const best = bestIn(term, compared)
  return (
    <tr>
      <th scope="row">{term.label}</th>
      {compared.map((one) => {
        const value = term.value(one)
        return (
          <td key={one.id} data-best={best.has(one.id) || undefined} data-ended={one.isEnded || undefined}>
            {value === undefined || value === null || value === "" ? <None>{NONE}</None> : value}
            {best.has(one.id) && (
              <Best>
                <Icon name="check" size={12} />
                Best
              </Best>
            )}
          </td>
        )
      })}
    </tr>
  )
}

const Scroll = styled.section`
  min-width: 0;
  overflow-x: auto;
  &:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: -2px;
  }
`
const Grid = styled.table`
  background: ${color.surface};
  border-collapse: separate;
  border-spacing: 0;
  min-width: 100%;
  font-size: 13px;
  line-height: 18px;
  :is(th, td) {
    padding: 8px 16px;
    border-bottom: 1px solid ${color.line};
    text-align: right;
    vertical-align: top;
  }
  :is(th, td):not(:first-child) {
    min-width: 148px;
    max-width: 240px;
    border-left: 1px solid ${color.line};
    overflow-wrap: anywhere;
  }
  tr > :first-child {
    ${text.micro} position: sticky;
    left: 0;
    z-index: ${size.zStuck};
    min-width: 112px;
    max-width: 160px;
    background: ${color.surface};
    font-weight: 400;
    line-height: 18px;
    text-align: left;
    color: ${color.ink3};
  }
  thead > tr > th:not(:first-child) > span {
    display: block;
    font-weight: 600;
  }
  [data-ended] {
    color: ${color.ink3};
    text-decoration: line-through;
  }
  [data-best] {
    background: ${color.blueTint};
    font-weight: 600;
  }
  [data-actions] :is(th, td) {
    border-bottom: 0;
    padding-block: 12px;
  }
`
const Best = styled.span`
  ${text.micro} display: flex;
  gap: 4px;
  align-items: center;
  justify-content: flex-end;
  font-weight: 600;
  color: ${color.blueText};
`
