import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { expect, fn } from "storybook/test"
import { UsMap, type UsMapProps } from "./index.ts"
import { guides } from "./guide.ts"

const heard = fn()
const Chosen = (props: UsMapProps) => {
  const [selected, setSelected] = useState(props.selected)
  return (
    <UsMap
      {...props}
      selected={selected}
      onSelect={(id) => {
        heard(id)
        setSelected(id)
      }}
    />
  )
}
const meta = {
  title: "Parts/Map",
  parameters: { guides },
  component: UsMap,
  args: {
    label: "Where the loans are",
    selected: undefined,
    onSelect: fn(),
    hatched: { states: ["NJ", "NY", "FL", "IL", "OH"], means: "Judicial foreclosure" },
    places: [
      { id: "ridge", name: "Ridgeline Conference Hotel", state: "NJ", cents: 20_535_674_00, note: "120.8% of value" },
      { id: "saguaro", name: "Saguaro Crossing", state: "AZ", cents: 60_000_000_00 },
      { id: "linden", name: "Linden Terrace", state: "CA", cents: 34_000_000_00 },
      { id: "mesa", name: "Mesa Point Logistics", state: "CA", cents: 13_500_000_00 },
      { id: "delta", name: "Delta Street Storage", state: "CA", cents: undefined },
      { id: "viejo", name: "Viejo San Juan Inn", state: "PR", cents: 4_000_000_00 },
    ],
  },
  render: (args) => (
    <div style={{ maxWidth: 560 }}>
      <Chosen {...args} />
    </div>
  ),
} satisfies Meta<typeof UsMap>
export default meta
type Story = StoryObj<typeof meta>

export const WestToEast: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findAllByRole("option")).toHaveLength(5)
    await userEvent.tab()
    await userEvent.keyboard("{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}")
    const ridge = canvas.getByRole("option", {
      name: "Ridgeline Conference Hotel, New Jersey, $20,535,674, 120.8% of value",
    })
    await expect(ridge).toHaveFocus()
    await userEvent.keyboard("{Enter}")
    await expect(heard).toHaveBeenLastCalledWith("ridge")
    await expect(ridge).toHaveAttribute("aria-selected", "true")
    await expect(canvas.getByText("1 outside the drawn states")).toBeVisible()
    await userEvent.click(canvas.getByRole("option", { name: /Saguaro/ }))
    await expect(heard).toHaveBeenLastCalledWith("saguaro")
  },
}

export const Empty: Story = {
  args: { places: [], hatched: undefined },
  play: async ({ canvas }) => expect(await canvas.findByRole("listbox")).toBeVisible(),
}
