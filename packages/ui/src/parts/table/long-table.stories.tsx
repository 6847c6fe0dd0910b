import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { expect, fn, screen, waitFor } from "storybook/test"
import { GradedMoney, Percent } from "../money/index.ts"
import { Panel } from "../panel/index.ts"
import { type Column, ColumnChoice, LongTable, type LongTableProps, shownColumns, type Sort } from "./index.ts"
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
    line: 1,
    cell: ({ upb }) => <GradedMoney cents={upb} />,
  },
  { id: "state", header: "State", line: 2, cell: ({ state }) => state },
  { id: "ltv", header: "LTV", align: "end", sort: "ascending", cell: ({ ltv }) => <Percent value={ltv} /> },
]
const opened = fn()

const Market = (props: Partial<LongTableProps<Loan>>) => {
  const [sort, setSort] = useState<Sort>()
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set())
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())
  const turn = sort?.direction === "ascending" ? 1 : -1
  const by = sort?.column === "ltv" ? "ltv" : "upb"
  const rows = sort ? loans.toSorted((one, other) => turn * (one[by] - other[by])) : loans
  return (
    <Panel title="Loans" end={<ColumnChoice columns={columns} hidden={hidden} onChange={setHidden} />} isFlush>
      <LongTable
        label="Loans"
        columns={shownColumns(columns, hidden)}
        rows={rows}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        sort={sort}
        onSort={setSort}
        selection={{ keys, onChange: setKeys }}
        onOpen={opened}
        footer={`${keys.size} of 10,000 chosen`}
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
