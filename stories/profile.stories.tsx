import type { Meta, StoryObj } from "@storybook/react-vite"
import { aProfile } from "@xl/testkit/market"
import { ProfileScreen } from "@xl/ui/profile"
import { expect } from "storybook/test"
import { dialogNamed } from "./dialogs.ts"
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

export const Basic: Story = {
  name: "Name and phone, with what is wrong at each field (ACC-172)",
  args: { who: bare },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Edit" }))
    const dialog = await dialogNamed("Complete your profile")
    await userEvent.type(dialog.getByRole("textbox", { name: "First name" }), "A+")
    await expect(dialog.getByRole("button", { name: "Cancel" })).toBeVisible()
    await userEvent.click(dialog.getByRole("button", { name: "Submit" }))
    await expect(await dialog.findByText("Wrong symbols in name")).toBeVisible()
    await expect(dialog.getAllByText("This field is required")).toHaveLength(2)
  },
}

export const ReadOnly: Story = {
  name: "Names that are there, and the e-mail, are read-only (ACC-347, ACC-355, ACC-357)",
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Edit" }))
    const dialog = await dialogNamed("Complete your profile")
    for (const name of ["First name", "Last name", "Email"]) {
      await expect(dialog.getByRole("textbox", { name })).toHaveAttribute("readonly")
    }
    await expect(dialog.getByTitle("Contact support to change your email")).toBeVisible()
  },
}
