import { picture } from "@xl/core/drawings"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, waitFor } from "storybook/test"
import { Elevation } from "../drawing/index.ts"
import { PictureGallery } from "./index.ts"
import { guides } from "./guide.ts"

const photo = (seed: string) =>
  `data:image/svg+xml,${encodeURIComponent(picture({ type: "retail", seed }, { width: 960, height: 480 }))}`
const section = {
  id: "section",
  label: "Section",
  drawing: (
    <Elevation figure={{ type: "retail", seed: "gallery", ltvPercent: 82, size: { width: 760, height: 380 } }} />
  ),
}

const meta = {
  title: "Parts/Picture gallery",
  parameters: { guides },
  component: PictureGallery,
  args: {
    label: "Drawing and pictures",
    items: [
      section,
      { id: "1", label: "Picture 1", src: photo("one") },
      { id: "2", label: "Picture 2, the east front as one comes from the interstate", src: photo("two") },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 760 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PictureGallery>
export default meta
type Story = StoryObj<typeof meta>

export const Turned: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Section, 1 of 3")
    await userEvent.click(canvas.getByRole("button", { name: "Next picture" }))
    await expect(canvas.getByRole("img", { name: "Picture 1" })).toBeVisible()
    canvas.getByRole("button", { name: "Picture 1" }).focus()
    await userEvent.keyboard("{ArrowRight}")
    await expect(canvas.getByRole("button", { name: /^Picture 2/ })).toHaveFocus()
    await expect(canvas.getByRole("status")).toHaveTextContent(/Picture 2.*3 of 3/)
    await userEvent.click(canvas.getByRole("button", { name: "Next picture" }))
    await expect(canvas.getByRole("button", { name: "Section", pressed: true })).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: "Previous picture" }))
    await expect(canvas.getByRole("status")).toHaveTextContent("3 of 3")
  },
}

export const DrawingAlone: Story = {
  args: { items: [section] },
  play: ({ canvas }) => expect(canvas.queryByRole("button")).toBeNull(),
}

const gone = "data:image/png;base64,"
export const PictureMissing: Story = {
  args: { items: [{ id: "gone", label: "Picture 1", src: gone }, section] },
  play: async ({ canvas }) => waitFor(() => expect(canvas.getByText("Picture 1 did not load")).toBeVisible()),
}

export const Nothing: Story = {
  args: { items: [] },
  play: ({ canvas }) => expect(canvas.queryByRole("region")).toBeNull(),
}
