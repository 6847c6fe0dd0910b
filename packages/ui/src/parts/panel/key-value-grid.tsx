import { Fragment, type ReactNode } from "react"
import styled from "styled-components"
import { unbroken } from "../layout/unbroken.tsx"
import { color, text } from "../../theme/index.ts"
import { None } from "../money/index.ts"
import { NONE } from "../format/index.ts"

export interface KeyValue {
  readonly label: string
  /** An en dash where there is none. */
  readonly value: ReactNode | undefined
  readonly isBad?: boolean | undefined
  /** Below the value, quieter: the day that a figure is of, or where it comes from. */
  readonly note?: string | undefined
}

export interface KeyValueGridProps {
  readonly items: readonly KeyValue[]
  /** 2 by default; fewer where each would be too narrow for its words. */
  readonly columns?: 1 | 2 | 3 | undefined
}

/** Terms and their values, a hairline under each. */
export const KeyValueGrid = ({ items, columns = 2 }: KeyValueGridProps) => (
  <Grid $columns={columns}>
    {items.map(({ label, value, isBad, note }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd data-bad={isBad || undefined}>
          {isEmpty(value) ? <None>{NONE}</None> : <Fragment>{unbroken(value)}</Fragment>}
          {note !== undefined && <small>{unbroken(note)}</small>}
        </dd>
      </div>
    ))}
  </Grid>
)

const isEmpty = (value: ReactNode): boolean => value === undefined || value === null || value === ""

/** Pixels between two columns, and those under which a column is too narrow. */
const [GAP, LEAST] = [40, 240]

const Grid = styled.dl<{ $columns: number }>`
  display: grid;
  /* A tenth of a pixel less than its share, so that no rounding takes the last column away. */
  grid-template-columns: repeat(
    auto-fill,
    minmax(
      min(
        100%,
        max(${LEAST}px, (100% - ${({ $columns }) => ($columns - 1) * GAP}px) / ${({ $columns }) => $columns} - 0.1px)
      ),
      1fr
    )
  );
  column-gap: ${GAP}px;
  > div {
    display: flex;
    justify-content: space-between;
    gap: 16px;
    padding: 7px 0;
    border-bottom: 1px solid ${color.line};
    font-size: 13px;
    line-height: 20px;
  }
  /* What there is keeps the room that its name leaves, so that an e-mail breaks as late as it can. */
  dt {
    flex: none;
    max-width: 60%;
    overflow-wrap: anywhere;
    color: ${color.ink3};
  }
  dd {
    min-width: 0;
    font-weight: 500;
    text-align: right;
    overflow-wrap: anywhere;
  }
  small {
    ${text.micro} display: block;
    font-weight: 400;
    color: ${color.ink3};
  }
  dd[data-bad] {
    color: ${color.bad};
  }
`
