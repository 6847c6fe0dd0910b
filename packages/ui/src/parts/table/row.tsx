import { type KeyboardEvent, memo, type MouseEvent, type Ref } from "react"
import { Anchor } from "../link/index.ts"
import { Checkbox } from "../select/checkbox.tsx"
import { type Selection, shapeOf, type TableProps } from "./model.ts"

interface RowProps<R> extends TableProps<R> {
  readonly row: R
  readonly at: number
  /** Gives focus to the row that stands there. */
  readonly onGo: (to: number) => void
  /** Where the Tab key stops among the rows. */
  readonly isStop: boolean
  /** Counted from 1 with the head, where not every row is drawn. */
  readonly place?: number | undefined
  readonly rowRef?: Ref<HTMLTableRowElement> | undefined
}

/** Rows that Page Up and Page Down pass. */
const PAGE = 10

const isOwn = (event: KeyboardEvent<HTMLElement>): boolean => event.target === event.currentTarget

/** Whether a press means the row: nothing in it that has a meaning of its own, and no dialog that a cell has opened over the page. */
const isRow = ({ currentTarget: tr, target }: MouseEvent<HTMLElement>): boolean =>
  target instanceof Element && tr.contains(target) && target.closest("a, button, input, label") === null

/** What a key does to a row; true when it did something. */
const act = <R,>(key: string, tr: HTMLElement, props: RowProps<R>): boolean => {
  const { row, at, onGo, keyOf, selection, keys, onOpen, hrefOf, rows } = props
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    PageDown: at + PAGE,
    PageUp: at - PAGE,
    Home: 0,
    End: rows.length - 1,
  }
  const step = steps[key]
  if (step !== undefined) return (onGo(Math.min(Math.max(step, 0), rows.length - 1)), true)
  if (key === "Enter") return open(row, tr, onOpen, hrefOf)
  if (key === " " && selection) return toggle(selection, keyOf(row))
  const own = keys?.[key.toLowerCase()]
  own?.(row)
  return own !== undefined
}

const open = <R,>(
  row: R,
  tr: HTMLElement,
  onOpen: TableProps<R>["onOpen"],
  hrefOf: TableProps<R>["hrefOf"],
): boolean => {
  if (onOpen) onOpen(row)
  else if (hrefOf) tr.querySelector<HTMLAnchorElement>("a[data-row-link]")?.click()
  return onOpen !== undefined || hrefOf !== undefined
}

const toggle = ({ keys, onChange, isOut }: Selection, key: string): boolean => {
  if (isOut?.(key) !== true)
    onChange(keys.has(key) ? new Set([...keys].filter((other) => other !== key)) : new Set([...keys, key]))
  return true
}

const Line = <R,>(props: RowProps<R>) => {
  const { row, at, keyOf, isEnded, onOpen, selection, isStop, place, rowRef } = props
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (isOwn(event) && !event.metaKey && !event.ctrlKey && !event.altKey && act(event.key, event.currentTarget, props))
      event.preventDefault()
  }
  return (
    <tr
      ref={rowRef}
      data-key={keyOf(row)}
      data-index={at}
      aria-rowindex={place}
      data-ended={isEnded?.(row) || undefined}
      data-selected={selection?.keys.has(keyOf(row)) || undefined}
      tabIndex={isStop ? 0 : -1}
      onKeyDown={press}
      onClick={onOpen && ((event) => isRow(event) && onOpen(row))}
    >
      {selection && (
        <td data-line="check">
          <Select {...props} selection={selection} />
        </td>
      )}
      <Cells {...props} />
    </tr>
  )
}

/** Drawn anew only when something of it changes: of a table that scrolls, the rows that come. */
export const Row = memo(Line) as typeof Line

const Select = <R,>({ row, keyOf, nameOf, selection }: RowProps<R> & { readonly selection: Selection }) => {
  const key = keyOf(row)
  return selection.isOut?.(key) === true ? null : (
    <Checkbox
      label={`Select ${nameOf(row)}`}
      isSelected={selection.keys.has(key)}
      onChange={() => toggle(selection, key)}
    />
  )
}

const Cells = <R,>({ row, columns, hrefOf }: RowProps<R>) =>
  columns.map((column, place) => {
    const href = place === 0 ? hrefOf?.(row) : undefined
    return (
      <td
        key={column.id}
        data-align={column.align}
        data-line={column.line ?? (place === 0 ? 1 : 3)}
        data-label={column.isHeaderHidden === true ? "" : column.header}
        {...shapeOf(column)}
      >
        {href === undefined ? (
          column.cell(row)
        ) : (
          <Anchor href={href} {...{ "data-row-link": "" }}>
            {column.cell(row)}
          </Anchor>
        )}
      </td>
    )
  })
