import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { expect, fn } from "storybook/test"
import { Button } from "../button/index.ts"
import { type AnchorProps, Links } from "../link/index.ts"
import { Avatar, initialsOf, Panel } from "../panel/index.ts"
import { GradedMoney, Percent } from "../money/index.ts"
import { LevelBar, OfferMark } from "../mark/index.ts"
import {
  actionsColumn,
  BulkBar,
  CellNote,
  type Column,
  Keys,
  Pagination,
  Table,
  type TableProps,
  useArranged,
} from "./index.ts"
import { RowActions } from "../menu/index.ts"
import { guides } from "./guide.ts"

interface Bid {
  readonly id: string
  readonly bidder: string
  readonly cents: number
  readonly share: number
  readonly days: number
  readonly status: string
}

const bids: readonly Bid[] = [
  { id: "hp", bidder: "Harrow Point Credit", cents: 13_350_000_00, share: 650_000, days: 21, status: "Published" },
  { id: "lb", bidder: "Linden Bay Capital", cents: 12_900_000_00, share: 628_000, days: 30, status: "Published" },
  {
    id: "co",
    bidder: "Corbel Opportunity III",
    cents: 12_750_000_00,
    share: 621_000,
    days: 30,
    status: "BestAndFinal",
  },
  { id: "sc", bidder: "Stonecrop Capital", cents: 9_850_000_00, share: 480_000, days: 60, status: "Canceled" },
]
const isEnded = ({ status }: Bid) => status === "Canceled"

const REASON = "The bid does not cover what is owed with advances, and the closing is later than the seller can wait."

const columns: readonly Column<Bid>[] = [
  {
    id: "bidder",
    header: "Bidder",
    cell: ({ bidder }) => (
      <span style={{ display: "inline-flex", gap: 8, alignItems: "center" }}>
        <Avatar initials={initialsOf(bidder)} size={24} />
        {bidder}
      </span>
    ),
  },
  {
    id: "price",
    header: "Price",
    align: "end",
    sort: "descending",
    by: ({ cents }) => cents,
    line: 1,
    cell: (bid) => <GradedMoney cents={bid.cents} hasSign={false} isStruck={isEnded(bid)} />,
  },
  { id: "share", header: "% of UPB", align: "end", cell: ({ share }) => <Percent value={share} /> },
  {
    id: "level",
    header: "Bid against UPB",
    isHeaderHidden: true,
    line: 0,
    width: "80px",
    cell: ({ share }) => <LevelBar price={share} />,
  },
  {
    id: "days",
    header: "Closing",
    align: "end",
    sort: "ascending",
    by: ({ days }) => days,
    cell: ({ days }) => `${days} d`,
  },
  {
    id: "status",
    header: "Status",
    line: 2,
    wraps: true,
    cell: (bid) => (
      <>
        <OfferMark status={bid.status} />
        {isEnded(bid) && <CellNote>{REASON}</CellNote>}
      </>
    ),
  },
  actionsColumn((bid) => (
    <RowActions
      name={bid.bidder}
      primary={isEnded(bid) ? undefined : { label: "Select winner" }}
      more={[{ id: "details", label: "Details" }]}
    />
  )),
]
const opened = fn()
const favorite = fn()
const base = {
  label: "Offers",
  columns,
  rows: bids,
  keyOf: (bid: Bid) => bid.id,
  nameOf: (bid: Bid) => bid.bidder,
  density: "offers",
  isEnded,
} as const satisfies TableProps<Bid>

const offered = {
  sort: { column: "price", direction: "descending" },
  chosen: new Set(["hp"]),
  isOut: (key: string) => key === "sc",
} as const

const Offers = () => {
  const { selection, table } = useArranged({ ...base, ...offered })
  const { keys } = selection
  return (
    <Panel label="Offers" isFlush>
      {keys.size > 0 && (
        <BulkBar>
          <span>{keys.size} selected</span>
          <Button kind="danger" size="small">
            Decline with reason
          </Button>
          <Button kind="primary" size="small">
            Select for best and final ({keys.size})
          </Button>
        </BulkBar>
      )}
      <Table
        {...base}
        {...table}
        selection={selection}
        onOpen={opened}
        keys={{ f: favorite }}
        footer="Median of live offers: 12,900,000"
      />
    </Panel>
  )
}

const meta = { title: "Parts/Table", component: Table, parameters: { guides } } satisfies Meta<typeof Table>
export default meta
type Story = Omit<StoryObj<typeof meta>, "args">
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"]

/** The keys of the rows, from above. */
const order = (canvas: Pick<Canvas, "getAllByRole">): ReadonlyArray<string> =>
  canvas.getAllByRole("row").flatMap(({ dataset }) => dataset["key"] ?? [])

export const SortedAndSelected: Story = {
  render: () => <Offers />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("columnheader", { name: "Price" })).toHaveAttribute("aria-sort", "descending")
    await userEvent.click(canvas.getByRole("checkbox", { name: "Select Corbel Opportunity III" }))
    await expect(canvas.getByText("2 selected")).toBeVisible()
    await userEvent.click(canvas.getByRole("checkbox", { name: "Select Corbel Opportunity III" }))
    await userEvent.click(canvas.getByRole("button", { name: "Closing" }))
    await expect(canvas.getByRole("columnheader", { name: "Closing" })).toHaveAttribute("aria-sort", "ascending")
    await expect(canvas.getByRole("columnheader", { name: "Price" })).toHaveAttribute("aria-sort", "none")
    await expect(order(canvas)).toEqual(["hp", "lb", "co", "sc"])
    await userEvent.click(canvas.getByRole("button", { name: "Closing" }))
    await expect(order(canvas)).toEqual(["sc", "lb", "co", "hp"])
    await userEvent.click(canvas.getByRole("button", { name: "Price" }))
    const rows = canvas.getAllByRole("row").filter((row) => row.hasAttribute("data-key"))
    rows[0]?.focus()
    await userEvent.keyboard("{ArrowDown}")
    await expect(rows[1]).toHaveFocus()
    await userEvent.keyboard(" ")
    await expect(canvas.getByRole("checkbox", { name: "Select Linden Bay Capital" })).toBeChecked()
    await userEvent.keyboard("{Enter}f")
    await expect(opened).toHaveBeenLastCalledWith(bids[1])
    const times = opened.mock.calls.length
    await userEvent.click(rows[1]?.querySelector("td:last-child") ?? rows[0] ?? document.body)
    await expect(opened.mock.calls.slice(times)).toEqual([[bids[1]]])
    rows[1]?.focus()
    await expect(favorite).toHaveBeenLastCalledWith(bids[1])
    await userEvent.keyboard("{End}")
    await expect(rows.at(-1)).toHaveFocus()
    await expect(canvas.queryByRole("checkbox", { name: "Select Stonecrop Capital" })).toBeNull()
    await expect(canvas.getByRole("checkbox", { name: "Select all rows" })).toBePartiallyChecked()
  },
}

const went = fn()
/** Stands for the router. */
const Routed = ({ href, children, ...rest }: AnchorProps) => (
  <a
    {...rest}
    href={href}
    onClick={(event) => {
      event.preventDefault()
      went(href)
    }}
  >
    {children}
  </a>
)

export const Linked: Story = {
  render: () => (
    <Links value={Routed}>
      <Panel
        title="Loans"
        end={
          <Keys>
            <span>
              <kbd>↑</kbd> <kbd>↓</kbd> row
            </span>
            <span>
              <kbd>Enter</kbd> open
            </span>
          </Keys>
        }
        isFlush
      >
        <Table {...base} density="market" narrow="scroll" hrefOf={({ id }) => `/asset/${id}`} hasFifths />
      </Panel>
    </Links>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("link", { name: /Linden Bay Capital/ })).toHaveAttribute("href", "/asset/lb")
    canvas
      .getAllByRole("row")
      .find((row) => row.dataset["key"] === "lb")
      ?.focus()
    await userEvent.keyboard("{Enter}")
    await expect(went).toHaveBeenCalledWith("/asset/lb")
  },
}

export const Narrow: Story = {
  name: "In little room the columns scroll by name, and name and actions stay in sight",
  render: () => (
    <div style={{ width: 420 }}>
      <Panel label="Offers" isFlush>
        <Table {...base} narrow="scroll" />
      </Panel>
    </div>
  ),
  play: async ({ canvas }) => {
    const region = await canvas.findByRole("region", { name: "Offers, scrolls sideways" })
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth)
    const [act] = canvas.getAllByRole("button", { name: /^Select winner/ })
    const right = act?.getBoundingClientRect().right ?? Number.NaN
    await expect(right).toBeLessThanOrEqual(region.getBoundingClientRect().right)
  },
}

export const AsLines: Story = {
  name: "In less room than its columns need a row becomes lines",
  render: () => (
    <div style={{ width: 620 }}>
      <Panel label="Offers" isFlush>
        <Table {...base} linesBelow={700} />
      </Panel>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("region", { name: /scrolls sideways/ })).toBeNull()
    await expect(canvas.getByRole("table", { name: "Offers" }).scrollWidth).toBeLessThanOrEqual(620)
    await expect(canvas.getByText(/does not cover what is owed/)).toBeVisible()
  },
}

export const Empty: Story = {
  render: () => (
    <Panel label="Offers" isFlush>
      <Table {...base} rows={[]} empty="No offer yet. Buyers see the loan since 11-03." />
    </Panel>
  ),
  play: ({ canvas }) => expect(canvas.getByText(/No offer yet/)).toBeVisible(),
}

const Pages = ({ total }: { readonly total: number }) => {
  const [offset, setOffset] = useState(0)
  return <Pagination offset={offset} size={12} total={total} onGo={setOffset} />
}

export const Paged: Story = {
  render: () => <Pages total={30} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText("1 to 12 of 30")).toBeVisible()
    await expect(canvas.getByRole("button", { name: "Previous" })).toBeDisabled()
    await userEvent.click(canvas.getByRole("button", { name: "Next 12" }))
    await userEvent.click(canvas.getByRole("button", { name: "Next 6" }))
    await expect(canvas.getByText("25 to 30 of 30")).toBeVisible()
    await expect(canvas.getByRole("button", { name: "Next" })).toBeDisabled()
  },
}
