import type { Meta, StoryObj } from "@storybook/react-vite"
import { anAsset } from "@xl/testkit/assets"
import { expect, fireEvent, waitFor } from "storybook/test"
import { anew, DRAFT, narrow, onGo, Wizard } from "./listing-wizard.tsx"

const meta = {
  title: "Screens/Listing pictures",
  component: Wizard,
  parameters: { layout: "fullscreen" },
  beforeEach: anew,
} satisfies Meta<typeof Wizard>
export default meta
type Story = StoryObj<typeof meta>

const choose = (files: ReadonlyArray<File>): void => {
  const input = document.querySelector<HTMLInputElement>("input[type=file]")
  if (!input) throw new Error("No file field")
  void fireEvent.change(input, { target: { files } })
}

export const Pictures: Story = {
  args: { asset: anAsset({ images: [] }), page: "pictures" },
  name: "Pictures are uploaded and put in order, the first the cover",
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Save and next" }))
    await expect(await canvas.findByText("This field is required")).toBeVisible()
    choose([await drawnFile("front.png", "teal"), await drawnFile("yard.png", "sienna")])
    await expect(await canvas.findByRole("button", { name: "Delete Picture 2" })).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: "Move Picture 2 earlier" }))
    await expect(canvas.getByText("The picture is now number 1 of 2")).toBeInTheDocument()
    await userEvent.click(canvas.getByRole("button", { name: "Save and next" }))
    await waitFor(() => expect(onGo).toHaveBeenCalledWith(`/sell-your-loan/due-diligence/${DRAFT.id}`))
  },
}
export const NarrowPictures: Story = {
  args: { asset: anAsset({ images: [] }), page: "pictures" },
  globals: narrow,
  play: async ({ canvas }) => expect(await canvas.findByText(/^No pictures yet/)).toBeVisible(),
}
export const WrongPictures: Story = {
  args: { asset: anAsset({ images: [] }), page: "pictures" },
  name: "A picture that is too large or none says so, and is not sent",
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/^No pictures yet/)
    choose([new File([new Uint8Array(5_000_001)], "huge.png", { type: "image/png" })])
    await expect(await canvas.findByText(/File size must not exceed 5MB/)).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: "Remove huge.png" }))
    await expect(canvas.queryByText(/huge\.png/)).toBeNull()
  },
}

/** A picture of one colour, as a browser draws it. */
const drawnFile = async (name: string, color: string): Promise<File> => {
  const canvas = new OffscreenCanvas(160, 120)
  const pen = canvas.getContext("2d")
  if (!pen) throw new Error("Nothing to draw with")
  pen.fillStyle = color
  pen.fillRect(0, 0, 160, 120)
  return new File([await canvas.convertToBlob()], name, { type: "image/png" })
}
