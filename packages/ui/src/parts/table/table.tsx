import { useRef } from "react"
import { Checkbox } from "../select/checkbox.tsx"
import { Head } from "./head.tsx"
import type { TableProps } from "./model.ts"
import { Row } from "./row.tsx"
import { Body, Foot, Grid, Scroll } from "./style.ts"

/** Rows to compare. Arrows move, Enter opens, Space selects; each row is one stop for the Tab key. */
export const Table = <R,>(props: TableProps<R>) => {
  const { label, columns, rows, keyOf, density = "documents", narrow = "lines", footer, empty, selection, hasFifths = false } = props
  const body = useRef<HTMLTableSectionElement>(null)
  const span = columns.length + (selection ? 1 : 0)
  return (
    <Scroll data-narrow={narrow}>
      <Grid aria-label={label} data-density={density} data-narrow={narrow} data-fifths={hasFifths || undefined}>
        <Head {...props} all={selection && <SelectAll {...props} />} />
        <Body ref={body}>
          {rows.map((row, at) => <Row key={keyOf(row)} row={row} at={at} body={body} {...props} />)}
          {rows.length === 0 && empty !== undefined && <tr><td colSpan={span}>{empty}</td></tr>}
        </Body>
        {footer !== undefined && <Foot><tr><td colSpan={span}>{footer}</td></tr></Foot>}
      </Grid>
    </Scroll>
  )
}

const SelectAll = <R,>({ rows, keyOf, selection }: TableProps<R>) => {
  const keys = rows.map(keyOf).filter((key) => selection?.isOut?.(key) !== true)
  const chosen = keys.filter((key) => selection?.keys.has(key))
  const isAll = keys.length > 0 && chosen.length === keys.length
  return (
    <Checkbox label="Select all rows" isSelected={isAll} isIndeterminate={chosen.length > 0 && !isAll} onChange={(on) => selection?.onChange(new Set(on ? keys : []))} />
  )
}
