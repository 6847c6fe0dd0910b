import type { Meta, StoryObj } from "@storybook/react-vite"
import { DocumentsUnavailable } from "@xl/core/documents"
import { aProfile } from "@xl/testkit/market"
import { profileDialogs, ProfileScreen } from "@xl/ui/profile"
import { namedIn } from "@xl/web/composition"
import { Effect } from "effect"
import { expect, fireEvent, screen, waitFor, within } from "storybook/test"
import { dialogNamed, noDialog } from "./dialogs.ts"
import { Product, type ProductProps } from "./product.tsx"

const Page = (props: ProductProps) => (
  <Product who={aProfile()} {...props}>
    <ProfileScreen />
  </Product>
)
const meta = { title: "Screens/Profile", component: Page, parameters: { layout: "fullscreen" } } satisfies Meta<
  typeof Page
>
export default meta
type Story = StoryObj<typeof meta>

const bare = aProfile({ firstName: null, lastName: null, officePhone: null, address: null, companyProfile: [] })
const narrow = { viewport: { value: "mobile1", isRotated: false } }

export const Shown: Story = {
  name: "Who one is, with the e-mail locked",
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Profile data", level: 1 })).toBeVisible()
    await expect(canvas.getByTitle("Contact support to change your email")).toBeVisible()
  },
}
export const Narrow: Story = { ...Shown, globals: narrow }

export const WithoutARole: Story = {
  name: "Whoever holds no role is Unassigned (ACC-273)",
  args: { who: aProfile({ roles: [] }) },
  play: async ({ canvas }) =>
    expect((await canvas.findByText("Roles", { selector: "dt" })).nextElementSibling).toHaveTextContent("Unassigned"),
}

export const Basic: Story = {
  name: "Name and phone, with what is wrong at each field (ACC-172)",
  args: { who: bare, start: (container) => namedIn(container)(profileDialogs).openBasic() },
  play: async ({ userEvent }) => {
    const dialog = await dialogNamed("Complete your profile")
    await userEvent.type(dialog.getByRole("textbox", { name: "First name" }), "A+")
    await expect(dialog.getByRole("button", { name: "Cancel" })).toBeVisible()
    await userEvent.click(dialog.getByRole("button", { name: "Submit" }))
    await expect(await dialog.findByText("Wrong symbols in name")).toBeVisible()
    await expect(dialog.getAllByText("This field is required")).toHaveLength(2)
  },
}

export const Edit: Story = {
  name: "The whole user profile, wrong and then saved (ACC-170)",
  args: { who: bare },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Edit" }))
    const dialog = await dialogNamed("Edit your profile")
    await userEvent.click(dialog.getByRole("button", { name: "Save" }))
    await waitFor(() => expect(dialog.getByRole("textbox", { name: "First name" })).toHaveFocus(), { timeout: 10_000 })
    await expect((await dialog.findAllByText("This field is required")).length).toBeGreaterThan(6)
    await expect(dialog.getByText("In dollars. A 1 names no figure.")).toBeVisible()
    const type = (name: string, text: string) => userEvent.type(dialog.getByRole("textbox", { name }), text)
    await type("First name", "ann")
    await type("Last name", "lee")
    await type("Office phone", "2125550142")
    await userEvent.type(dialog.getByRole("combobox", { name: "Street" }), "2 High Street")
    await type("City", "Columbus")
    await userEvent.click(dialog.getByRole("button", { name: /State/ }))
    await userEvent.click(await screen.findByRole("option", { name: "Ohio" }))
    await type("Zip code", "43004")
    if (dialog.queryByRole("checkbox", { name: "Bank", checked: false }))
      await userEvent.click(dialog.getByRole("checkbox", { name: "Bank" }))
    await userEvent.click(dialog.getByRole("button", { name: "Save" }))
    await noDialog()
    await expect(await canvas.findByText("Ann Lee")).toBeVisible()
    await expect(canvas.getByText("2 High Street")).toBeVisible()
  },
}
export const NarrowEdit: Story = { ...Edit, globals: narrow }

export const ReadOnly: Story = {
  name: "Names that are there, and the e-mail with its lock, are read-only (ACC-347, ACC-355, ACC-356)",
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Edit" }))
    const dialog = await dialogNamed("Edit your profile")
    for (const name of ["First name", "Last name", "Email"]) {
      await expect(dialog.getByRole("textbox", { name })).toHaveAttribute("readonly")
    }
    const email = within(dialog.getByTitle("Contact support to change your email"))
    await expect(email.getByRole("img", { name: "Locked" })).toBeVisible()
  },
}

export const Support: Story = {
  name: "The locked e-mail says whom to ask for a change (ACC-357)",
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Edit" }))
    const dialog = await dialogNamed("Edit your profile")
    await expect(dialog.getByTitle("Contact support to change your email")).toBeVisible()
  },
}

const markers = ["First name", "Last name", "Office phone", "City", "Zip code", "Company", "Job title"]
const marked = async (isMarked: boolean) => {
  const dialog = await dialogNamed("Edit your profile")
  for (const name of markers) {
    const field = dialog.getByRole("textbox", { name })
    await waitFor(() => expect([name, field.matches("[required], [aria-required=true]")]).toEqual([name, isMarked]))
  }
}
const asked = (container: Parameters<NonNullable<ProductProps["start"]>>[0]) =>
  namedIn(container)(profileDialogs).openUser()

export const Required: Story = {
  name: "Marks what is required where the operator asks for the profile (ACC-361)",
  args: { operator: { userProfileRequired: true }, start: asked },
  play: () => marked(true),
}
export const NotRequired: Story = {
  name: "Marks nothing where the operator does not (ACC-361)",
  args: { operator: { userProfileRequired: false }, start: asked },
  play: () => marked(false),
}

const picture = async () => {
  const canvas = document.createElement("canvas")
  canvas.width = 320
  canvas.height = 200
  const drawing = canvas.getContext("2d")
  if (drawing) {
    drawing.fillStyle = "teal"
    drawing.fillRect(0, 0, 320, 200)
    drawing.fillStyle = "orange"
    drawing.fillRect(110, 40, 100, 120)
  }
  const blob = await new Promise<Blob | null>((drawn) => canvas.toBlob(drawn))
  return new File(blob ? [blob] : [], "me.png", { type: "image/png" })
}
const chosen = async (file: File) => {
  await waitFor(() => expect(document.querySelector("input[type=file]")).not.toBeNull())
  const input = document.querySelector<HTMLInputElement>("input[type=file]")
  if (input) void fireEvent.change(input, { target: { files: [file] } })
}

export const Picture: Story = {
  name: "A picture is chosen, cut by keyboard, kept and taken away (ACC-504)",
  args: {},
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Add a picture" }))
    const dialog = await dialogNamed("Your picture")
    await chosen(new File(["<svg/>"], "me.svg", { type: "image/svg+xml" }))
    await expect(await dialog.findByText("This file is not a PNG, JPEG or WebP picture.")).toBeVisible()
    await chosen(await picture())
    await waitFor(() => expect(screen.getByRole("img", { name: "What you chose" })).toBeVisible())
    const cut = await dialogNamed("Your picture")
    const circle = await waitFor(() => {
      const found = document.querySelector<HTMLElement>(".ReactCrop__crop-selection")
      if (!found) throw new Error("Nothing to move yet")
      return found
    })
    const before = circle.getBoundingClientRect().left
    circle.focus()
    await userEvent.keyboard("{ArrowLeft}{ArrowLeft}")
    await expect(circle.getBoundingClientRect().left).toBeLessThan(before)
    await userEvent.click(cut.getByRole("button", { name: "Save picture" }))
    await noDialog()
    await userEvent.click(await canvas.findByRole("button", { name: "Remove picture" }))
    await expect(await canvas.findByRole("button", { name: "Add a picture" })).toBeVisible()
  },
}
export const NarrowPicture: Story = { ...Picture, globals: narrow }

export const PictureCut: Story = {
  name: "The picture while it is cut",
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Add a picture" }))
    await chosen(await picture())
    await waitFor(() => expect(document.querySelector(".ReactCrop__crop-selection")).toBeVisible())
  },
}

export const PictureLost: Story = {
  name: "A picture that could not be kept stays as it was cut",
  args: {
    vendors: { log: () => undefined },
    change: ({ avatars }) => ({
      avatars: { ...avatars, change: () => Effect.fail(new DocumentsUnavailable({ cause: "down" })) },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Add a picture" }))
    await chosen(await picture())
    await waitFor(() => expect(document.querySelector(".ReactCrop__crop-selection")).toBeVisible())
    const cut = await dialogNamed("Your picture")
    await userEvent.click(cut.getByRole("button", { name: "Save picture" }))
    await expect(await cut.findByRole("alert")).toBeVisible()
    await expect(cut.getByRole("button", { name: "Save picture" })).toBeEnabled()
  },
}
