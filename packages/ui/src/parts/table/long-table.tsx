import { useVirtualizer, type VirtualItem } from "@tanstack/react-virtual"
import { type RefObject, useCallback, useEffect, useRef, useState } from "react"
import styled from "styled-components"
import { Head } from "./head.tsx"
import { type Density, linesFrom, type TableProps } from "./model.ts"
import { Row } from "./row.tsx"
import { Body, Foot, Grid, Scroll } from "./style.ts"
import { SelectAll } from "./table.tsx"

export interface LongTableProps<R> extends Omit<TableProps<R>, "hasFifths"> {
  /** Of the window that the rows scroll in, in px; the head stays at its top. 560 by default. */
  readonly height?: number | undefined
}

/** What a row is taken for until it is measured, in px; lines under 600 px are higher. */
const heights: Readonly<Record<Density, number>> = { market: 28, offers: 34, documents: 40 }

/** A `Table` for up to 100,000 rows: draws those in sight. Sort, selection and keys are the table's. */
export const LongTable = <R,>(props: LongTableProps<R>) => {
  const { label, rows, density = "market", narrow = "lines", linesBelow, height = 560 } = props
  const { selection, footer, columns } = props
  const [scroll, setScroll] = useState<HTMLDivElement | null>(null) // a state: the rows below are there before it is
  return (
    <Window ref={setScroll} style={{ maxHeight: height }}>
      <Grid
        aria-label={label}
        aria-rowcount={rows.length + 1}
        data-density={density}
        data-narrow={narrow}
        $linesBelow={linesFrom(narrow, linesBelow)}
      >
        <Head {...props} all={selection && <SelectAll {...props} />} />
        <Rows {...props} within={{ density, height, scroll }} />
        {footer !== undefined && (
          <Foot>
            <tr>
              <td colSpan={columns.length + (selection ? 1 : 0)}>{footer}</td>
            </tr>
          </Foot>
        )}
      </Grid>
    </Window>
  )
}

interface RowsProps<R> extends TableProps<R> {
  readonly within: WithinProps
}

interface WithinProps {
  readonly density: Density
  readonly height: number
  readonly scroll: HTMLDivElement | null
}

/** Of the head, in px: how high it is, and how much of the window it covers while rows scroll below it; on a phone it goes with them. */
interface HeadRoom {
  readonly tall: number
  readonly covers: number
}

const roomOf = (head: HTMLElement): HeadRoom => {
  const tall = head.offsetHeight
  const cell = head.querySelector("th")
  return { tall, covers: cell !== null && getComputedStyle(cell).position === "sticky" ? tall : 0 }
}

const useHeadRoom = (scroll: HTMLElement | null): HeadRoom => {
  const [room, setRoom] = useState<HeadRoom>({ tall: 34, covers: 34 })
  useEffect(() => {
    const head = scroll?.querySelector("thead")
    if (!head) return
    const observer = new ResizeObserver(() => setRoom(roomOf(head)))
    observer.observe(head)
    return () => observer.disconnect()
  }, [scroll])
  return room
}

const useWindow = <R,>({ rows, keyOf, within: { density, height, scroll } }: RowsProps<R>) => {
  const { tall, covers } = useHeadRoom(scroll)
  // Another function would have all rows measured anew, at each scroll.
  const getItemKey = useCallback(
    (at: number) => {
      const row = rows[at]
      return row === undefined ? at : keyOf(row)
    },
    [rows, keyOf],
  )
  // oxlint-disable-next-line react/incompatible-library -- Of what it gives only functions are kept, which stay the same.
  return useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroll,
    estimateSize: () => heights[density],
    getItemKey,
    initialRect: { width: 0, height }, // so that the first rows need not wait until the window is measured
    overscan: 12,
    scrollMargin: tall,
    scrollPaddingStart: covers,
  })
}

interface Leaps {
  readonly scrollToIndex: (to: number) => void
  readonly isScrolling: boolean
  /** Whether that row is between the head and the window's lower edge. */
  readonly isInSight: (at: number) => boolean
}

/**
 * Where the Tab key stops, and how one goes to another row: it gets the focus once it is drawn.
 * The virtualizer gives up a leap when the browser moves the window meanwhile, as it does where rows become lower; then the leap is asked again.
 */
const useStop = (body: RefObject<HTMLElement | null>, { scrollToIndex, isScrolling, isInSight }: Leaps) => {
  const [stop, setStop] = useState(0)
  const asked = useRef(false)
  useEffect(() => {
    if (!asked.current) return
    const row = body.current?.querySelector<HTMLElement>(`tr[data-index="${stop}"]`)
    row?.focus({ preventScroll: true })
    if (row && isInSight(stop)) asked.current = false
    else if (!isScrolling) scrollToIndex(stop)
  })
  const go = useCallback(
    (to: number) => {
      asked.current = true
      setStop(to)
      scrollToIndex(to)
    },
    [scrollToIndex],
  )
  return { stop, go }
}

const Rows = <R,>(props: RowsProps<R>) => {
  const { within: _, ...table } = props // a row that knew of it would be drawn anew once the window is there
  const { rows, columns, keyOf, empty, selection } = table
  const body = useRef<HTMLTableSectionElement>(null)
  const window = useWindow(props)
  const { stop, go } = useStop(body, {
    scrollToIndex: window.scrollToIndex,
    isScrolling: window.isScrolling,
    isInSight: (at) => Math.abs((window.getOffsetForIndex(at)?.[0] ?? 0) - (window.scrollOffset ?? 0)) < 1.5,
  })
  const drawn = window.getVirtualItems()
  const head = window.options.scrollMargin
  const isStopDrawn = drawn.some(({ index }) => index === stop)
  const across = columns.length + (selection ? 1 : 0)
  return (
    <Body ref={body}>
      <Space height={(drawn[0]?.start ?? head) - head} across={across} />
      {drawn.flatMap(({ index }, nth) => {
        const row = rows[index]
        return row === undefined
          ? []
          : [
              <Row
                key={keyOf(row)}
                {...table}
                row={row}
                at={index}
                place={index + 2}
                rowRef={window.measureElement}
                isStop={isStopDrawn ? index === stop : nth === 0}
                onGo={go}
              />,
            ]
      })}
      <Space height={window.getTotalSize() + head - (drawn.at(-1)?.end ?? head)} across={across} />
      {rows.length === 0 && empty !== undefined && (
        <tr>
          <td colSpan={across}>{empty}</td>
        </tr>
      )}
    </Body>
  )
}

/** Stands for the rows that are not drawn. */
const Space = ({ height, across }: { readonly height: VirtualItem["size"]; readonly across: number }) =>
  height <= 0 ? null : (
    <tr aria-hidden data-space="">
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- Hidden from everybody: it only takes room. */}
      <td colSpan={across} style={{ height, padding: 0, border: 0 }} />
    </tr>
  )

const Window = styled(Scroll)`
  overflow: auto;
  /* The browser would hold on to a row that it sees, which is drawn no more in the next moment, and go where its place is then. */
  overflow-anchor: none;
  contain: layout paint;
`
