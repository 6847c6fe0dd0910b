import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { expect, fn, screen, waitFor, within } from "storybook/test"
import { Button } from "../button/index.ts"
import { Chip } from "../chip/index.ts"
import {
  type Circle,
  type DaySpan,
  FilterBar,
  FilterCircle,
  FilterDays,
  FilterRange,
  FilterSelect,
  isShown,
  ListFilters,
  type NumberRange,
  SearchField,
  TypedSearch,
  useNarrowed,
} from "./index.ts"
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

interface BarProps {
  readonly isGathered?: boolean
  readonly hasMore?: boolean
}

const Bar = ({ hasMore = false, isGathered = false }: BarProps) => {
  const [text, setText] = useState("")
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [sort, setSort] = useState<readonly string[]>(["status"])
  const [ltv, setLtv] = useState<NumberRange>({ from: undefined, to: 750_000 })
  const [dscr, setDscr] = useState<NumberRange>({ from: undefined, to: undefined })
  const [days, setDays] = useState<DaySpan>({ from: undefined, to: undefined })
  const [circle, setCircle] = useState<Circle>()
  const [range, setRange] = useState<NumberRange>({ from: 5_000_000_00, to: 60_000_000_00 })
  return (
    <div style={{ minHeight: 300, margin: -16 }}>
      <FilterBar
        label="Loans"
        end={<Button kind="quiet">Save search</Button>}
        narrowingMore={ltv.to === undefined ? 0 : 1}
        more={
          hasMore ? (
            <>
              <FilterRange label="LTV" kind="percent" value={ltv} onChange={setLtv} />
              <FilterRange label="DSCR" kind="ratio" value={dscr} onChange={setDscr} />
              <FilterDays label="Maturity" value={days} onChange={setDays} />
              <FilterCircle label="Near" usual={50} value={circle} onChange={setCircle} />
            </>
          ) : undefined
        }
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
    const look = () => [
      getComputedStyle(all).backgroundColor,
      getComputedStyle(all.querySelector("svg") ?? all).transform,
    ]
    const [ground, arrow] = look()
    await expect(canvas.queryByRole("button", { name: "Type All nine" })).toBeNull()
    await expect(canvas.getByRole("searchbox", { name: "Search loans" })).toBeVisible()
    all.focus()
    await userEvent.keyboard("{Enter}")
    await expect(all).toHaveAttribute("aria-expanded", "true")
    // Shown open: another ground, and the arrow upside down.
    await expect(look().filter((one) => one === ground || one === arrow)).toEqual([])
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
    await expect(await screen.findByText("To is below From. Enter $5,000,000 or more")).toBeVisible()
    await userEvent.clear(to)
    await userEvent.type(to, "ten million{Enter}")
    await expect(await screen.findByText("Enter an amount such as 5,000,000")).toBeVisible()
    await expect(to).toHaveValue("ten million")
    await userEvent.clear(to)
    await userEvent.click(screen.getByRole("button", { name: "Apply" }))
    await expect(await canvas.findByRole("button", { name: "UPB From $5M" })).toBeVisible()
  },
}

export const More: Story = {
  name: "A second line, open while one of its filters narrows the list",
  render: () => <Bar hasMore />,
  play: async ({ canvas, userEvent }) => {
    const more = canvas.getByRole("button", { name: "Fewer filters 1" })
    await expect(canvas.getByRole("button", { name: "LTV Up to 75%" })).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: "DSCR Any" }))
    await userEvent.type(await screen.findByRole("textbox", { name: "From" }), "1,25{Enter}")
    await waitFor(() => expect(screen.getByText("Enter a number such as 1.25")).toBeVisible())
    await userEvent.clear(screen.getByRole("textbox", { name: "From" }))
    await userEvent.type(screen.getByRole("textbox", { name: "From" }), "1.25{Enter}")
    await expect(await canvas.findByRole("button", { name: "DSCR From 1.25x" })).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: "Maturity Any" }))
    await userEvent.type(await screen.findByRole("textbox", { name: "To" }), "12312027")
    await userEvent.click(screen.getByRole("button", { name: "Apply" }))
    await expect(await canvas.findByRole("button", { name: "Maturity Up to 12-31-2027" })).toBeVisible()
    await userEvent.click(more)
    await expect(more).toHaveAttribute("aria-expanded", "false")
    await expect(canvas.queryByRole("button", { name: "LTV Up to 75%" })).toBeNull()
  },
}

export const Near: Story = {
  name: "Around a place, by keyboard",
  render: () => <Bar hasMore />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole("button", { name: "Near Anywhere" }).focus()
    await userEvent.keyboard("{Enter}")
    const place = await screen.findByRole("textbox", { name: "Town, ZIP code or coordinates" })
    await waitFor(() => expect(place).toHaveFocus())
    await userEvent.type(place, " Austin, TX ")
    await userEvent.tab()
    await userEvent.keyboard("{ArrowLeft}{Enter}")
    await userEvent.click(screen.getByRole("radio", { name: "25" }))
    await userEvent.type(place, "{Enter}")
    const near = await canvas.findByRole("button", { name: "Near 25 mi of Austin, TX" })
    await waitFor(() => expect(near).toHaveFocus())
    await userEvent.click(near)
    await userEvent.click(await screen.findByRole("button", { name: "Clear" }))
    await expect(await canvas.findByRole("button", { name: "Near Anywhere" })).toBeVisible()
  },
}

export const UnknownPlace: Story = {
  name: "A place that nobody knows stays as it was typed, and says so",
  render: () => (
    <FilterCircle label="Near" usual={50} value={{ place: "Atlantis", miles: 50 }} isUnknown onChange={fn()} />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Near Unknown place Atlantis" }))
    const place = await screen.findByRole("textbox", { name: "Town, ZIP code or coordinates" })
    await expect(place).toHaveValue("Atlantis")
    await expect(place).toHaveAccessibleDescription(/We do not know this place/)
    await userEvent.type(place, " City")
    await expect(place).not.toBeInvalid()
  },
}

export const Open: Story = {
  render: () => <Bar />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^Sort/ }))
    await waitFor(() => expect(screen.getByRole("option", { name: "Status, newest", selected: true })).toBeVisible())
  },
}

const rows = [
  { name: "Cedar Inn", state: "Draft", isMine: true },
  { name: "Cobalt Works", state: "Closed", isMine: false },
]

const List = () => {
  const narrowed = useNarrowed(undefined)
  const shown = rows.filter(({ name, ...row }) => isShown(narrowed.narrowing, { ...row, texts: [name] }))
  return (
    <div style={{ minHeight: 300, margin: -16 }}>
      <ListFilters
        label="Loans"
        search="Name"
        states={["Draft", "Closed"].map((id) => ({ id, label: id }))}
        mine={1}
        {...narrowed}
      />
      <p style={{ padding: 16 }}>{shown.map(({ name }) => name).join(", ")}</p>
    </div>
  )
}

export const OverAList: Story = {
  name: "Over a list that the browser holds whole",
  render: () => <List />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText("Cedar Inn, Cobalt Works")).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: /^Next step/ }))
    await userEvent.click(await screen.findByRole("option", { name: "Waiting for you, 1" }))
    await waitFor(() => expect(canvas.getByText("Cedar Inn")).toBeVisible())
  },
}

const Asked = () => {
  const [value, setValue] = useState("")
  return (
    <div style={{ minHeight: 120, display: "grid", gap: 12, alignContent: "start" }}>
      <TypedSearch label="Name or email" value={value} onChange={setValue} />
      <p>{value === "" ? "Everybody" : `Like ${value}`}</p>
    </div>
  )
}

export const WhileOneTypes: Story = {
  name: "Looks for what is typed after a pause, without Enter",
  render: () => <Asked />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("searchbox", { name: "Name or email" }), "petra")
    await expect(await canvas.findByText("Like petra")).toBeVisible()
    await userEvent.keyboard("{Escape}")
    await expect(await canvas.findByText("Everybody")).toBeVisible()
  },
}
