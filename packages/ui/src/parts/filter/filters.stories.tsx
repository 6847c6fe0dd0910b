import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { expect, fn, screen, waitFor, within } from "storybook/test"
import { Button } from "../button/index.ts"
import { Chip } from "../chip/index.ts"
import { FilterBar, FilterRange, FilterSelect, type MoneyRange, SearchField } from "./index.ts"
import { guides } from "./guide.ts"

const meta = { title: "Parts/Filters", parameters: { guides } } satisfies Meta
export default meta
type Story = StoryObj

const types = ["Hospitality", "Industrial", "Multifamily", "Office", "Retail"].map((label) => ({
  id: label,
  label,
  note: String(label.length),
}))
const sorts = [
  { id: "status", label: "Status, newest" },
  { id: "upb", label: "UPB, largest" },
]
const heard = fn()

const Bar = ({ isGathered = false }: { readonly isGathered?: boolean }) => {
  const [text, setText] = useState("")
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [sort, setSort] = useState<readonly string[]>(["status"])
  const [range, setRange] = useState<MoneyRange>({ from: 5_000_000_00, to: 60_000_000_00 })
  return (
    <div style={{ minHeight: 300, margin: -16 }}>
      <FilterBar
        label="Loans"
        end={<Button kind="quiet">Save search</Button>}
        narrowing={isGathered ? (chosen.length > 0 ? 2 : 1) : undefined}
        search={
          <SearchField
            label="Search loans"
            placeholder="Name, city, state or loan id"
            value={text}
            onChange={setText}
            onSubmit={heard}
          />
        }
      >
        <FilterSelect label="Type" none="All nine" options={types} values={chosen} onChange={setChosen} />
        <FilterRange label="UPB" value={range} onChange={setRange} />
        <FilterSelect label="Sort" isSingle isPlain options={sorts} values={sort} onChange={setSort} />
      </FilterBar>
      <p style={{ padding: 16, display: "flex", gap: 8 }}>
        {chosen.map((name) => (
          <Chip key={name} place="table" onRemove={() => setChosen(chosen.filter((other) => other !== name))}>
            {name}
          </Chip>
        ))}
      </p>
    </div>
  )
}

export const InUse: Story = {
  render: () => <Bar />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("searchbox", { name: "Search loans" }), "paramus{Enter}")
    await expect(heard).toHaveBeenLastCalledWith("paramus")
    await userEvent.keyboard("{Escape}")
    await expect(canvas.getByRole("searchbox", { name: "Search loans" })).toHaveValue("")
    await expect(heard).toHaveBeenLastCalledWith("")
    await userEvent.click(canvas.getByRole("button", { name: "Type All nine" }))
    const list = await screen.findByRole("listbox", { name: "Type" })
    await userEvent.click(within(list).getByRole("option", { name: /Office/ }))
    await userEvent.click(within(list).getByRole("option", { name: /Retail/ }))
    await userEvent.keyboard("{Escape}")
    await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull())
    await waitFor(() => expect(canvas.getByRole("button", { name: "Type 2 chosen" })).toHaveFocus())
    await userEvent.click(canvas.getByRole("button", { name: "Remove Office" }))
    await expect(canvas.getByRole("button", { name: "Type Retail" })).toBeVisible()
  },
}

export const Gathered: Story = {
  name: "On a phone behind one button",
  render: () => <Bar isGathered />,
  globals: { viewport: { value: "mobile1", isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    const all = canvas.getByRole("button", { name: "Filters 1" })
    await expect(canvas.queryByRole("button", { name: "Type All nine" })).toBeNull()
    await expect(canvas.getByRole("searchbox", { name: "Search loans" })).toBeVisible()
    all.focus()
    await userEvent.keyboard("{Enter}")
    await expect(all).toHaveAttribute("aria-expanded", "true")
    await userEvent.tab()
    await expect(canvas.getByRole("button", { name: "Type All nine" })).toHaveFocus()
    await userEvent.keyboard("{Enter}")
    await userEvent.click(await screen.findByRole("option", { name: /Office/ }))
    await userEvent.keyboard("{Escape}")
    await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull())
    await expect(all).toHaveAccessibleName("Filters 2")
  },
}

export const Range: Story = {
  render: () => <Bar />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "UPB $5M to $60M" }))
    const to = await screen.findByRole("textbox", { name: "To" })
    await userEvent.clear(to)
    await userEvent.type(to, "1")
    await expect(await screen.findByText("Enter more than the first")).toBeVisible()
    await userEvent.clear(to)
    await userEvent.click(screen.getByRole("button", { name: "Apply" }))
    await expect(await canvas.findByRole("button", { name: "UPB From $5M" })).toBeVisible()
  },
}

export const Open: Story = {
  render: () => <Bar />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^Sort/ }))
    await waitFor(() => expect(screen.getByRole("option", { name: "Status, newest", selected: true })).toBeVisible())
  },
}
