import type { KeyboardEvent, RefObject } from "react"
import { Anchor } from "../link/index.ts"
import { Checkbox } from "../select/checkbox.tsx"
import type { TableProps } from "./model.ts"

interface RowProps<R> extends TableProps<R> {
  readonly row: R
  readonly at: number
  readonly body: RefObject<HTMLTableSectionElement | null>
}

const isOwn = (event: KeyboardEvent<HTMLElement>): boolean => event.target === event.currentTarget

const go = (body: HTMLTableSectionElement | null, to: number): void => {
  const rows = [...(body?.querySelectorAll<HTMLTableRowElement>("tr[data-key]") ?? [])]
  rows.at(Math.min(Math.max(to, 0), rows.length - 1))?.focus()
}

/** What a key does to a row; true when it did something. */
const act = <R,>(key: string, { row, at, body, keyOf, selection, keys, onOpen, hrefOf, rows }: RowProps<R>): boolean => {
  const steps: Readonly<Record<string, number>> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }
  const step = steps[key]
  if (step !== undefined) return go(body.current, step), true
  if (key === "Enter") return open(row, body.current, keyOf, onOpen, hrefOf)
  if (key === " " && selection) return toggle(selection, keyOf(row))
  const own = keys?.[key.toLowerCase()]
  own?.(row)
  return own !== undefined
}

const open = <R,>(row: R, body: HTMLElement | null, keyOf: (row: R) => string, onOpen: TableProps<R>["onOpen"], hrefOf: TableProps<R>["hrefOf"]): boolean => {
  if (onOpen) onOpen(row)
  else if (hrefOf) body?.querySelector<HTMLAnchorElement>(`tr[data-key="${CSS.escape(keyOf(row))}"] a[data-row-link]`)?.click()
  return onOpen !== undefined || hrefOf !== undefined
}

const toggle = ({ keys, onChange, isOut }: NonNullable<TableProps<unknown>["selection"]>, key: string): boolean => {
  if (isOut?.(key) !== true) onChange(keys.has(key) ? new Set([...keys].filter((other) => other !== key)) : new Set([...keys, key]))
  return true
}

export const Row = <R,>(props: RowProps<R>) => {
  const { row, at, columns, keyOf, nameOf, hrefOf, isEnded, selection, density = "documents" } = props
  const [key, href] = [keyOf(row), hrefOf?.(row)]
  const isSelected = selection?.keys.has(key)
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (isOwn(event) && !event.metaKey && !event.ctrlKey && !event.altKey && act(event.key, props)) event.preventDefault()
  }
  return (
    <tr data-key={key} data-ended={isEnded?.(row) || undefined} aria-selected={isSelected} tabIndex={at === 0 ? 0 : -1} onKeyDown={press} data-density={density}>
      {selection && (
        <td data-line="check">
          {selection.isOut?.(key) !== true && <Checkbox label={`Select ${nameOf(row)}`} isSelected={isSelected === true} onChange={() => toggle(selection, key)} />}
        </td>
      )}
      {columns.map((column, place) => (
        <td key={column.id} data-align={column.align} data-line={column.line ?? (place === 0 ? 1 : 3)} data-label={column.header}>
          {place === 0 && href !== undefined ? <Anchor href={href} {...{ "data-row-link": "" }}>{column.cell(row)}</Anchor> : column.cell(row)}
        </td>
      ))}
    </tr>
  )
}
