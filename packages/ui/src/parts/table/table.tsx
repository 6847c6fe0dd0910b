import { type ReactNode, useRef } from "react"
import { Checkbox } from "../select/checkbox.tsx"
import { Head } from "./head.tsx"
import { linesFrom, type TableProps } from "./model.ts"
import { Row } from "./row.tsx"
import { useScroller } from "./scroller.ts"
import { Body, Foot, Grid, Scroll } from "./style.ts"

/** Rows to compare. Arrows move, Enter opens, Space selects; the rows are one stop for the Tab key. */
export const Table = <R,>(props: TableProps<R>) => {
  const { label, density = "documents", narrow = "lines", linesBelow, hasFifths, selection } = props
  const { ref, ...scroller } = useScroller(label)
  return (
    <Scroll ref={ref} {...scroller}>
      <Grid
        aria-label={label}
        data-density={density}
        data-narrow={narrow}
        data-fifths={hasFifths}
        $linesBelow={linesFrom(narrow, linesBelow)}
      >
        <Head {...props} all={selection && <SelectAll {...props} />} />
        <Rows {...props} />
      </Grid>
    </Scroll>
  )
}

const Rows = <R,>(props: TableProps<R>) => {
  const { columns, rows, keyOf, footer, empty, selection } = props
  const body = useRef<HTMLTableSectionElement>(null)
  const go = (to: number) => body.current?.querySelector<HTMLElement>(`tr[data-index="${to}"]`)?.focus()
  const across = (content: ReactNode) => (
    <tr>
      <td colSpan={columns.length + (selection ? 1 : 0)}>{content}</td>
    </tr>
  )
  return (
    <>
      <Body ref={body}>
        {rows.map((row, at) => (
          <Row key={keyOf(row)} row={row} at={at} isStop={at === 0} onGo={go} {...props} />
        ))}
        {rows.length === 0 && empty !== undefined && across(empty)}
      </Body>
      {footer !== undefined && <Foot>{across(footer)}</Foot>}
    </>
  )
}

export const SelectAll = <R,>({ rows, keyOf, selection }: TableProps<R>) => {
  const keys = rows.map(keyOf).filter((key) => selection?.isOut?.(key) !== true)
  const chosen = keys.filter((key) => selection?.keys.has(key))
  const isAll = keys.length > 0 && chosen.length === keys.length
  return (
    <Checkbox
      label="Select all rows"
      isSelected={isAll}
      isIndeterminate={chosen.length > 0 && !isAll}
      onChange={(on) => selection?.onChange(new Set(on ? keys : []))}
    />
  )
}
