import { picture } from "@xl/core/drawings"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { expect } from "storybook/test"
import { guides } from "./guide.ts"
import { type OrderedPicture, PictureOrder } from "./index.ts"

const photo = (seed: string) =>
  `data:image/svg+xml,${encodeURIComponent(picture({ type: "retail", seed }, { width: 480, height: 360 }))}`

const Ordered = ({ pictures }: { readonly pictures: ReadonlyArray<OrderedPicture> }) => {
  const [shown, setShown] = useState(pictures)
  return (
    <PictureOrder
      label="Pictures in their order"
      pictures={shown}
      onOrder={(ids) => setShown(ids.flatMap((id) => shown.filter((one) => one.id === id)))}
      onRemove={(id) => setShown(shown.filter((one) => one.id !== id))}
    />
  )
}
const meta = {
  title: "Parts/Picture order",
  parameters: { guides },
  component: Ordered,
  args: {
    pictures: [
      { id: "a", name: "The east front", src: photo("one") },
      { id: "b", name: "The yard", src: photo("two") },
      { id: "c", name: "The hall", src: undefined },
    ],
  },
} satisfies Meta<typeof Ordered>
export default meta
type Story = StoryObj<typeof meta>

export const Moved: Story = {
  name: "The keyboard moves and deletes, and keeps its place",
  play: async ({ canvas, userEvent }) => {
    const names = () =>
      canvas.getAllByRole("button", { name: /^Delete/ }).map((button) => button.getAttribute("aria-label")?.slice(7))
    canvas.getByRole("button", { name: "Move The yard earlier" }).focus()
    await userEvent.keyboard("{Enter}")
    await expect(names()).toEqual(["The yard", "The east front", "The hall"])
    await expect(canvas.getByRole("button", { name: "Move The yard later" })).toHaveFocus()
    await expect(canvas.getByText("The picture is now number 1 of 3")).toBeInTheDocument()
    await userEvent.keyboard("{Enter}")
    await expect(names()).toEqual(["The east front", "The yard", "The hall"])
    await userEvent.click(canvas.getByRole("button", { name: "Delete The hall" }))
    await expect(names()).toEqual(["The east front", "The yard"])
  },
}
