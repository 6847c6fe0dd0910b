import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, screen, waitFor } from "storybook/test"
import { GradedMoney, Percent } from "../money/index.ts"
import { Panel } from "../panel/index.ts"
import { type Column, ColumnChoice, LongTable, type LongTableProps, useArranged } from "./index.ts"
import { longGuides } from "./guide.ts"

interface Loan {
  readonly id: string
  readonly name: string
  readonly state: string
  readonly upb: number
  readonly ltv: number
}
const COUNT = 10_000
const states = ["NJ", "AZ", "CA", "TX", "GA"]
const loans: readonly Loan[] = Array.from({ length: COUNT }, (_, at) => ({
  id: `loan-${at}`,
  name: `Loan ${String(at + 1).padStart(5, "0")}`,
  state: states[at % states.length] ?? "",
  upb: 500_000_00 + ((at * 7_919) % 60_000) * 1_000_00,
  ltv: 300_000 + ((at * 104_729) % 900_000),
}))
const columns: readonly Column<Loan>[] = [
  { id: "name", header: "Loan", cell: ({ name }) => name },
  {
    id: "upb",
    header: "UPB",
    align: "end",
    sort: "descending",
    by: ({ upb }) => upb,
    line: 1,
    cell: ({ upb }) => <GradedMoney cents={upb} />,
  },
  { id: "state", header: "State", line: 2, cell: ({ state }) => state },
  {
    id: "ltv",
    header: "LTV",
    align: "end",
    sort: "ascending",
    by: ({ ltv }) => ltv,
    cell: ({ ltv }) => <Percent value={ltv} />,
  },
]
const keyOf = ({ id }: Loan): string => id
const opened = fn()

const Market = (props: Partial<LongTableProps<Loan>>) => {
  const { choice, selection, table } = useArranged({ columns, rows: loans, keyOf })
  return (
    <Panel title="Loans" end={<ColumnChoice {...choice} />} isFlush>
      <LongTable
        label="Loans"
        {...table}
        nameOf={({ name }) => name}
        selection={selection}
        onOpen={opened}
        footer={`${selection.keys.size} of 10,000 chosen`}
        {...props}
      />
    </Panel>
  )
}
const meta = { title: "Parts/Long table", parameters: { guides: longGuides } } satisfies Meta
export default meta
type Story = StoryObj

export const TenThousandRows: Story = {
  render: () => <Market />,
  play: async ({ canvas, userEvent }) => {
    const table = canvas.getByRole("table", { name: "Loans" })
    await expect(table).toHaveAttribute("aria-rowcount", "10001")
    await waitFor(() => expect(canvas.getAllByRole("row").length).toBeGreaterThan(10))
    await expect(canvas.getAllByRole("row").length).toBeLessThan(80)
    const row = (name: string) => canvas.getByText(name).closest("tr")
    row("Loan 00001")?.focus()
    await userEvent.keyboard("{ArrowDown} ")
    await expect(row("Loan 00002")).toHaveAttribute("data-selected")
    await userEvent.keyboard("{End}")
    await waitFor(() => expect(row("Loan 10000")).toHaveFocus())
    await expect(row("Loan 10000")).toHaveAttribute("aria-rowindex", "10001")
    await expect(canvas.queryByText("Loan 00002")).toBeNull()
    await userEvent.keyboard("{PageUp}{Enter}")
    await waitFor(() => expect(row("Loan 09990")).toHaveFocus())
    await userEvent.keyboard("{Enter}")
    await expect(opened).toHaveBeenLastCalledWith(loans[9_989])
    await userEvent.keyboard("{Home}")
    await waitFor(() => expect(row("Loan 00001")).toHaveFocus())
    await userEvent.click(canvas.getByRole("checkbox", { name: "Select all rows" }))
    await expect(canvas.getByText("10000 of 10,000 chosen")).toBeInTheDocument()
    await userEvent.click(canvas.getByRole("button", { name: "UPB" }))
    await expect(canvas.getByRole("columnheader", { name: "UPB" })).toHaveAttribute("aria-sort", "descending")
    const [largest] = loans.toSorted((one, other) => other.upb - one.upb)
    await waitFor(() => expect(canvas.getAllByRole("row")[1]?.dataset["key"]).toBe(largest?.id))
    await expect(canvas.getAllByRole("row")[1]).toHaveAttribute("data-selected")
  },
}

/** Several frames, in which rows are measured and the window finds its place. */
const settled = async (): Promise<void> => {
  for (let frame = 0; frame < 12; frame += 1) await new Promise((next) => requestAnimationFrame(next))
}

/** Whether the row that has the focus is that one, and is seen between the head and the window's lower edge. */
const isReached = (table: HTMLElement, name: string): boolean => {
  const row = document.activeElement
  if (!(row instanceof HTMLTableRowElement) || !row.textContent.includes(name)) return false
  const seen = { from: edge(table.querySelector("thead")), to: edge(table.parentElement) }
  const { top, bottom } = row.getBoundingClientRect()
  return top >= seen.from - 1 && bottom <= seen.to + 1
}
const edge = (element: Element | null): number => element?.getBoundingClientRect().bottom ?? Number.NaN

export const Jumps: Story = {
  name: "Leaps to both ends and back stay where they land",
  render: () => <Market />,
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText("Loan 00001")).toBeVisible())
    canvas.getByText("Loan 00001").closest("tr")?.focus()
    const table = canvas.getByRole("table", { name: "Loans" })
    const leaps = [
      ["{End}", "Loan 10000"],
      ["{Home}", "Loan 00001"],
      ["{PageDown}", "Loan 00011"],
      ["{PageDown}", "Loan 00021"],
      ["{ArrowDown}", "Loan 00022"],
      ["{PageUp}", "Loan 00012"],
      ["{End}", "Loan 10000"],
      ["{PageUp}", "Loan 09990"],
      ["{PageDown}", "Loan 10000"],
      ["{ArrowUp}", "Loan 09999"],
      ["{Home}", "Loan 00001"],
    ] as const
    for (const [key, name] of leaps) {
      await userEvent.keyboard(key)
      await waitFor(() => expect(isReached(table, name), `${key} reaches ${name}`).toBe(true))
      await settled()
      await expect(isReached(table, name), `${name} stays after ${key}`).toBe(true)
    }
  },
}

export const JumpsOnAPhone: Story = {
  ...Jumps,
  name: "Leaps stay where they land on a phone, whose rows are lines",
  globals: { viewport: { value: "mobile1", isRotated: false } },
}

export const LeapMoved: Story = {
  name: "A leap arrives also where the browser moves the window meanwhile",
  render: () => <Market />,
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText("Loan 00001")).toBeVisible())
    canvas.getByText("Loan 00001").closest("tr")?.focus()
    const table = canvas.getByRole("table", { name: "Loans" })
    for (const [key, name] of [
      ["{End}", "Loan 10000"],
      ["{Home}", "Loan 00001"],
    ] as const) {
      // In the turn of the key itself: later, on a slow machine, the leap would be over.
      const move = () => table.parentElement?.scrollTo({ top: 90_000 })
      document.addEventListener("keydown", move, { once: true })
      await userEvent.keyboard(key)
      await waitFor(() => expect(isReached(table, name), `${key} reaches ${name}`).toBe(true))
    }
  },
}

export const ColumnsChosen: Story = {
  render: () => <Market height={320} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Columns" }))
    await waitFor(() => expect(screen.getByRole("checkbox", { name: "Loan" })).toBeDisabled())
    await userEvent.click(screen.getByRole("checkbox", { name: "State" }))
    await userEvent.keyboard("{Escape}")
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
    await expect(canvas.queryByRole("columnheader", { name: "State" })).toBeNull()
    await expect(canvas.getByRole("columnheader", { name: "LTV" })).toBeVisible()
  },
}

export const AsLinesOnAPhone: Story = {
  render: () => <Market />,
  globals: { viewport: { value: "mobile1", isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText("Loan 00001")).toBeVisible())
    canvas.getByText("Loan 00001").closest("tr")?.focus()
    await userEvent.keyboard("{End}")
    await waitFor(() => expect(canvas.getByText("Loan 10000").closest("tr")).toHaveFocus())
  },
}

export const NoRows: Story = {
  render: () => <Market rows={[]} empty="No loan matches" />,
  play: ({ canvas }) => expect(canvas.getByText("No loan matches")).toBeVisible(),
}
