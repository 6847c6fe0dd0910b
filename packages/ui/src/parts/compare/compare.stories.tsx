import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn } from "storybook/test"
import { Button } from "../button/index.ts"
import { OfferMark } from "../mark/index.ts"
import { GradedMoney } from "../money/index.ts"
import { type Compared, type ComparedTerm, ComparisonGrid } from "./index.ts"
import { guides } from "./guide.ts"

interface Bid extends Compared {
  readonly price: number
  readonly deposit: number | undefined
  readonly days: number
  readonly notes: string
}
const select = fn()
const bid = (id: string, name: string, rest: Partial<Bid> = {}): Bid => ({
  id,
  name,
  head: <OfferMark status={rest.isEnded === true ? "Canceled" : "Published"} />,
  price: 12_750_000_00,
  deposit: 637_500_00,
  days: 30,
  notes: "",
  actions:
    rest.isEnded === true ? undefined : <Button size="small" onPress={() => select(id)}>{`Select ${name}`}</Button>,
  ...rest,
})
const bids = [
  bid("hp", "Harrow Point Credit", { price: 13_350_000_00, days: 21, notes: "All cash, no financing contingency." }),
  bid("lb", "Linden Bay Capital", { price: 12_900_000_00, deposit: undefined, days: 15 }),
  bid("sc", "Stonecrop Capital", { price: 14_000_000_00, isEnded: true }),
]
const terms: readonly ComparedTerm<Bid>[] = [
  { id: "price", label: "Price", value: ({ price }) => <GradedMoney cents={price} />, rank: ({ price }) => price },
  {
    id: "deposit",
    label: "Deposit",
    value: ({ deposit }) => deposit && <GradedMoney cents={deposit} />,
    rank: (one) => one.deposit,
  },
  { id: "days", label: "Closing", value: ({ days }) => `${days} d`, rank: ({ days }) => days, isLessBetter: true },
  { id: "notes", label: "Notes", value: ({ notes }) => notes },
]

const meta = { title: "Parts/Comparison grid", parameters: { guides } } satisfies Meta
export default meta
type Story = StoryObj

export const SideBySide: Story = {
  render: () => <ComparisonGrid label="Offers side by side" compared={bids} terms={terms} />,
  play: async ({ canvas, userEvent }) => {
    await expect(
      canvas.getAllByText("Best").map((best) => best.closest("tr")?.querySelector("th")?.textContent),
    ).toEqual(["Price", "Closing"])
    await expect(canvas.getByRole("columnheader", { name: /Stonecrop/ })).toHaveStyle(
      "text-decoration-line: line-through",
    )
    await userEvent.tab()
    await expect(canvas.getByRole("region", { name: "Offers side by side" })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard("{Enter}")
    await expect(select).toHaveBeenLastCalledWith("hp")
  },
}

export const One: Story = {
  render: () => <ComparisonGrid label="One offer" compared={bids.slice(0, 1)} terms={terms} />,
  play: ({ canvas }) => expect(canvas.queryByText("Best")).toBeNull(),
}
