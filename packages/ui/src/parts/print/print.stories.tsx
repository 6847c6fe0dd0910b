import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { money } from "../format/index.ts"
import { KeyValueGrid } from "../panel/index.ts"
import { PageBreak, PrintFigure, PrintPart, PrintSheet } from "./index.ts"
import { guides } from "./guide.ts"

const meta = {
  title: "Parts/Print sheet",
  parameters: { guides },
  component: PrintSheet,
  args: {
    title: "Settlement statement",
    context: "Ridgeline Conference Hotel, Paramus, NJ",
    facts: [
      ["Buyer", "Corbel Opportunity Fund III, LP"],
      ["Closing", "12-28-2026"],
    ],
    foot: "Figures as of 12-12-2026. Not an appraisal.",
    children: (
      <>
        <KeyValueGrid
          columns={1}
          items={[
            { label: "Purchase price", value: money(12_750_000_00, "always") },
            { label: "Earnest money deposit", value: money(-637_500_00, "always") },
            { label: "Due at closing", value: money(12_112_500_00, "always") },
          ]}
        />
        <PageBreak />
        <p>Wire instructions follow on their own page.</p>
      </>
    ),
  },
} satisfies Meta<typeof PrintSheet>
export default meta
type Story = StoryObj<typeof meta>

export const Statement: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("article", { name: "Settlement statement" })).toBeVisible()
    await expect(canvas.getByText("$12,112,500.00")).toBeVisible()
    const broken = canvasElement.querySelector("article [aria-hidden]:not(svg)")
    await expect(broken && getComputedStyle(broken).breakAfter).toBe("page")
  },
}
/** What it is about stands first, and each part under its heading. */
export const InParts: Story = {
  args: {
    children: (
      <>
        <PrintFigure label="Due at closing">$12,112,500</PrintFigure>
        <PrintPart title="Credits">
          <KeyValueGrid columns={1} items={[{ label: "Earnest money deposit", value: money(637_500_00, "always") }]} />
        </PrintPart>
        <PrintPart title="Wire instructions">Sent apart, and never by mail.</PrintPart>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const credits = canvas.getByRole("group", { name: "Credits" })
    await expect(credits).toHaveTextContent("Earnest money deposit")
    await expect(getComputedStyle(canvas.getByRole("heading", { level: 3, name: "Credits" })).breakAfter).toBe("avoid")
  },
}
export const Bare: Story = { args: { facts: [], foot: undefined, context: undefined } }
