import { buildingTypes } from "@xl/core/drawings"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { Elevation } from "./index.ts"
import { guides } from "./guide.ts"

const meta = { title: "Parts/Elevation", component: Elevation, parameters: { guides } } satisfies Meta<typeof Elevation>
export default meta
type Story = Omit<StoryObj<typeof meta>, "args">

export const EveryType: Story = {
  render: () => (
    <div
      style={{
        display: "grid",
        gridTemplateColumns: "repeat(auto-fill, minmax(220px, 1fr))",
        gap: 16,
        background: "var(--surface)",
        padding: 16,
      }}
    >
      {buildingTypes.map((type, at) => (
        <Elevation
          key={type}
          figure={{
            type,
            seed: `story-${type}`,
            ltvPercent: 48 + at * 9,
            levels: [{ kind: "debt", atPercent: 48 + at * 9, text: `LTV ${48 + at * 9}.0%` }],
          }}
        />
      ))}
    </div>
  ),
  play: async ({ canvas }) => expect(canvas.getAllByRole("img")).toHaveLength(buildingTypes.length),
}
