import type { Meta, StoryObj } from "@storybook/react-vite"
import { anAsset } from "@xl/testkit/assets"
import type { Here } from "@xl/testkit/here"
import { aSeller } from "@xl/testkit/market"
import { AssetScreen } from "@xl/ui/asset"
import { ownPicturesOf } from "@xl/web/screens"
import { Effect } from "effect"
import { useState } from "react"
import { expect, waitFor } from "storybook/test"
import { anew, choose, DRAFT, narrow, onGo, Wizard } from "./listing-wizard.tsx"
import { useNow } from "./modes.ts"
import { Product } from "./product.tsx"

/** A draft in which one picture was uploaded, as its seller looks at its page. */
const Preview = ({ asset = DRAFT }: Pick<Parameters<typeof Wizard>[0], "asset">) => {
  const now = useNow()
  const [isThere, setThere] = useState(false)
  const started = async (_: unknown, { ports }: Here) => {
    const file = await drawnFile("front.png", "teal")
    const bytes = async () => new Uint8Array(await file.arrayBuffer())
    const sent = { name: file.name, type: file.type, size: file.size, bytes }
    const key = await Effect.runPromise(ports.listingPictures.upload(asset.id, sent, () => undefined))
    await Effect.runPromise(ports.listings.edit(asset.id, { images: [key] }))
    setThere(true)
  }
  return (
    <Product
      who={aSeller()}
      seed={{ assets: [asset], profiles: [aSeller()] }}
      start={(...told) => void started(...told)}
    >
      {isThere && <AssetScreen id={asset.id} now={now} ownPictures={ownPicturesOf} />}
    </Product>
  )
}

const meta = {
  title: "Screens/Listing pictures",
  component: Wizard,
  parameters: { layout: "fullscreen" },
  beforeEach: anew,
} satisfies Meta<typeof Wizard>
export default meta
type Story = StoryObj<typeof meta>

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
    choose([new File(["notes"], "notes.txt", { type: "text/plain" })])
    await expect(await canvas.findByRole("button", { name: "Remove notes.txt" })).toBeVisible()
    await expect(canvas.queryByRole("button", { name: "Try again" })).toBeNull()
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

export const OfADraft: Story = {
  render: () => <Preview />,
  name: "Its seller sees the pictures of a draft on its page, as the market will",
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /Picture 1/ }))
    const picture = await canvas.findByRole("img", { name: "Picture 1" })
    await waitFor(() => expect(picture).toHaveAttribute("src", expect.stringMatching(/^blob:/)))
    await waitFor(() => expect((picture as HTMLImageElement).naturalWidth).toBeGreaterThan(0))
  },
}
