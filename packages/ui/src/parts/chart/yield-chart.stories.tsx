import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { YieldChart, type YieldLine } from "./index.ts"
import { guides } from "./guide.ts"

const line = (id: string, label: string, dash: YieldLine["dash"], months: number): YieldLine => ({
  id,
  label,
  dash,
  points: Array.from({ length: 15 }, (_, at) => {
    const asked = 0.08 + at / 100
    return { yield: Math.round(asked * 1e6), price: Math.round(380_000_000 / (1 + asked) ** (months / 12)) }
  }),
})
const lines = [
  line("fast", "Fast, 24 mo", "dots", 24),
  line("expected", "Expected, 32 mo", "solid", 32),
  line("slow", "Slow, 48 mo", "dash", 48),
]
const meta = {
  title: "Parts/Yield chart",
  parameters: { guides },
  component: YieldChart,
  args: {
    label: "Price by yield",
    lines,
    chosen: { yield: 150_000, price: lines[1]?.points[7]?.price ?? 0, said: "$2.62M at 15%, 52.4% of UPB" },
  },
} satisfies Meta<typeof YieldChart>
export default meta
type Story = StoryObj<typeof meta>

export const ThreeTimelines: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("figure", { name: "Price by yield" })).toBeVisible()
    await userEvent.tab()
    await userEvent.keyboard("{Enter}")
    const table = canvas.getByRole("table", { name: "Price by yield, figures" })
    await expect(table.querySelectorAll("tbody tr")).toHaveLength(15)
    await expect(table.querySelectorAll("thead th")).toHaveLength(4)
  },
}
export const OneLine: Story = {
  args: { lines: lines.slice(1, 2), chosen: undefined },
  play: async ({ canvasElement }) => expect(canvasElement.querySelectorAll("circle")).toHaveLength(0),
}
export const Narrow: Story = { globals: { viewport: { value: "mobile1", isRotated: false } } }
