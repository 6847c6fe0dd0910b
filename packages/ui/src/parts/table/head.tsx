import type { ReactNode } from "react"
import styled from "styled-components"
import { color, text } from "../../theme/index.ts"
import { Pressable } from "../button/index.ts"
import { given } from "../given.ts"
import { Icon } from "../icon/index.ts"
import { type Column, nextSort, shapeOf, type Sort, type TableProps } from "./model.ts"

/** Sticky; the column that orders the rows is in ink, with its arrow. */
export const Head = <R,>({
  columns,
  sort,
  onSort,
  all,
}: Pick<TableProps<R>, "columns" | "sort" | "onSort"> & { readonly all: ReactNode }) => (
  <thead>
    <tr>
      {all !== undefined && (
        <th scope="col" style={{ width: 36 }}>
          {all}
        </th>
      )}
      {columns.map((column) => (
        <HeadCell key={column.id} column={column} sort={sort} onSort={onSort} />
      ))}
    </tr>
  </thead>
)

interface HeadCellProps<R> {
  readonly column: Column<R>
  readonly sort: Sort | undefined
  readonly onSort: ((sort: Sort) => void) | undefined
}

const arrows = { ascending: "chevronUp", descending: "chevron", none: "sort" } as const

const HeadCell = <R,>({ column, sort, onSort }: HeadCellProps<R>) => {
  const { header, align, width, isHeaderHidden } = column
  const shared = { scope: "col", "data-align": align, style: given({ width }), ...shapeOf(column) } as const
  if (column.sort === undefined || onSort === undefined)
    return <th {...shared}>{isHeaderHidden === true ? <Hidden>{header}</Hidden> : header}</th>
  const order = sort?.column === column.id ? sort.direction : "none"
  return (
    <th {...shared} aria-sort={order}>
      <Order onPress={() => onSort(nextSort(column, sort))} data-sorted={order === "none" ? undefined : true}>
        {header}
        <Icon name={arrows[order]} size={14} />
      </Order>
    </th>
  )
}

const Order = styled(Pressable)`
  display: inline-flex;
  align-items: center;
  gap: 2px;
  vertical-align: top; /* whichever way it runs, its words stand in one line with the other heads' */
  margin: -4px 0;
  padding: 4px 0;
  border: 0;
  background: none;
  font: inherit;
  color: inherit;
  cursor: pointer;
  white-space: nowrap;
  svg {
    opacity: 0;
    margin-inline: -1px;
  }
  &[data-hovered] svg,
  &:focus-visible svg,
  &[data-sorted] svg {
    opacity: 1;
  }
  &[data-hovered] {
    color: ${color.ink};
  }
  &[data-sorted] {
    color: ${color.ink};
    font-weight: 600;
  }
  [data-align="end"] & {
    flex-direction: row-reverse;
  }
  &:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
`
const Hidden = styled.span`
  ${text.hidden}
`
