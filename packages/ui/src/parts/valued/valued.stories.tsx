import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn } from "storybook/test"
import { Button, Durations, Elevation, Panel, SourcedList, ValueRange } from "../index.ts"
import { guides } from "./guide.ts"

const meta = { title: "Parts/Valued", parameters: { guides } } satisfies Meta
export default meta
type Story = StoryObj
const heard = fn()

const range = (
  <ValueRange
    title="A buyer today would likely pay"
    low={1_772_856_00}
    high={3_084_704_00}
    cases={[
      { label: "Low", figure: "35.5%", note: "of UPB, 18% yield, 48 mo" },
      { label: "Expected", figure: "54.7%", note: "$2.73M, 15% yield, 32 mo", isPrice: true },
      { label: "High", figure: "61.7%", note: "of UPB, 13% yield, 24 mo" },
    ]}
    drawing={
      <Elevation
        figure={{
          type: "multifamily",
          seed: "palm-court",
          ltvPercent: 119,
          size: { width: 400, height: 320 },
          levels: [
            { kind: "debt", atPercent: 119, text: "UPB 5,000,000" },
            { kind: "price", atPercent: 65, text: "Expected 2,732,536" },
          ],
        }}
      />
    }
  >
    The loan is under water: $5.00M owed on $4.20M of property.
  </ValueRange>
)

export const Range: Story = {
  render: () => range,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "A buyer today would likely pay" })).toHaveTextContent(
      "$1.77M to $3.08M",
    )
    await expect(canvas.getByText("54.7%")).toBeVisible()
  },
}
export const RangeOnAPhone: Story = { ...Range, globals: { viewport: { value: "mobile1", isRotated: false } } }

export const Sources: Story = {
  render: () => (
    <Panel title="Assumptions" isFlush>
      <SourcedList
        label="Assumptions"
        items={[
          {
            id: "days",
            label: "Time from last payment to sale",
            value: "810 days",
            isTyped: false,
            source: "Fannie Mae allowable days, 2019, Florida; single-family, used as ceiling",
            action: (
              <Button size="small" aria-label="Change time from last payment to sale" onPress={heard}>
                Change
              </Button>
            ),
          },
          { id: "value", label: "Property value", value: "$4,200,000", isTyped: true, source: "" },
        ]}
      />
    </Panel>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^Change/ }))
    await expect(heard).toHaveBeenCalled()
    await expect(canvas.getByText("You typed")).toBeVisible()
    await expect(canvas.getByText(/^Usual assumption\. Fannie Mae/)).toBeVisible()
  },
}

export const Ways: Story = {
  render: () => (
    <Panel title="Judicial against non-judicial">
      <Durations
        label="Exits"
        rows={[
          {
            id: "own",
            name: "Florida, this loan",
            note: "Judicial",
            spans: [
              { label: "Court", months: 23, tone: "first" },
              { label: "Sell", months: 9, tone: "second" },
            ],
            figure: "$2.73M",
            figureNote: "32 months",
          },
          {
            id: "deed",
            name: "Deed in lieu",
            note: "Agreed with borrower",
            spans: [
              { label: "Sign", months: 3, tone: "agreed" },
              { label: "Sell", months: 9, tone: "second" },
            ],
            figure: "$3.48M",
            figureNote: "12 months",
          },
        ]}
      />
    </Panel>
  ),
  play: async ({ canvas }) => expect(canvas.getByText("23 mo")).toBeVisible(),
}
export const WaysOnAPhone: Story = { ...Ways, globals: { viewport: { value: "mobile1", isRotated: false } } }
