import type { Meta, StoryObj } from "@storybook/react-vite"
import { type UserSearch, EVERYBODY } from "@xl/core/roles"
import { aBuyer, anAdmin, aProfile, aSeller } from "@xl/testkit/market"
import { PersonScreen, UsersScreen } from "@xl/ui/administration"
import { useState } from "react"
import { expect, waitFor } from "storybook/test"
import { alertNamed, dialogNamed } from "./dialogs.ts"
import { down, waiting } from "./market.ts"
import { useClock } from "./modes.ts"
import { Product, type ProductProps } from "./product.tsx"

const petra = aProfile({ firstName: "Petra", lastName: "Lane" })
const PEOPLE = [petra, aSeller(1), aSeller(2), aBuyer(1), aBuyer(2)]

const Users = (props: ProductProps) => {
  const [search, setSearch] = useState<UserSearch>(EVERYBODY)
  return (
    <Product who={anAdmin()} seed={{ profiles: PEOPLE }} {...props}>
      <UsersScreen list="all" search={search} onSearch={setSearch} now={useClock()} />
    </Product>
  )
}
const meta = {
  title: "Screens/Users",
  component: Users,
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof Users>
export default meta
type Story = StoryObj<typeof meta>

export const Found: Story = {
  name: "A fragment finds, and a person is changed, also names that are both there (ACC-348)",
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText("people")).toHaveTextContent("6 people"))
    await userEvent.type(canvas.getByRole("searchbox", { name: "Name, email or company" }), "petra{Enter}")
    await userEvent.click(await canvas.findByRole("button", { name: "Edit Petra Lane" }))
    const dialog = await dialogNamed("Petra Lane")
    await expect(dialog.getByText("1 Main Street, Austin, TX 78701, USA")).toBeVisible()
    const first = dialog.getByRole("textbox", { name: "First name" })
    await expect(first).not.toHaveAttribute("readonly")
    await expect(dialog.getByRole("textbox", { name: "Last name" })).not.toHaveAttribute("readonly")
    await userEvent.clear(first)
    await userEvent.type(first, "A+")
    await userEvent.click(dialog.getByRole("button", { name: "Save" }))
    await expect(await dialog.findByText("Wrong symbols in name")).toBeVisible()
    await userEvent.clear(first)
    await userEvent.type(first, "Ada")
    await userEvent.click(dialog.getByRole("button", { name: "Save" }))
    await expect(await canvas.findByText("Ada Lane")).toBeVisible()
  },
}

export const Roles: Story = {
  name: "Roles are given and taken, and who approved a buyer's funds is named (SEL-140)",
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Edit Petra Lane" }))
    const opened = await dialogNamed("Petra Lane")
    await userEvent.click(opened.getByText("Roles", { selector: "label, span, button" }))
    for (const [step, title] of [
      ["Give Administrator", "Give the role Administrator to Petra Lane?"],
      ["Give Concierge", "Give the role Concierge to Petra Lane?"],
      ["Take Concierge", "Take the role Concierge from Petra Lane?"],
    ] as const) {
      const asks = await dialogNamed("Petra Lane")
      await userEvent.click(await asks.findByRole("button", { name: step }))
      const question = await alertNamed(title)
      await userEvent.click(question.getByRole("button", { name: step }))
    }
    const dialog = await dialogNamed("Petra Lane")
    await expect(await dialog.findByRole("button", { name: "Take Administrator" })).toBeVisible()
    await expect(await dialog.findByRole("button", { name: "Give Concierge" })).toBeVisible()
    await expect(dialog.getByRole("button", { name: "Assign buyer role" })).toBeDisabled()
    await userEvent.type(dialog.getByRole("textbox", { name: "Approved funds" }), "18500000")
    await userEvent.click(dialog.getByRole("button", { name: "Assign buyer role" }))
    const buys = await alertNamed("Give the role Buyer to Petra Lane?")
    await expect(buys.getByText("Makes offers up to $18,500,000.")).toBeVisible()
    await userEvent.click(buys.getByRole("button", { name: "Give Buyer" }))
    const after = await dialogNamed("Petra Lane")
    await expect(await after.findByRole("button", { name: "Remove buyer role" })).toBeVisible()
    await userEvent.click(after.getByText("Buyer", { selector: "label, span, button" }))
    const approver = await after.findByText("Approved by")
    await expect(approver.parentElement).toHaveTextContent("Approved byPat Doe")
  },
}

const unassigned = aProfile({ firstName: "Nora", lastName: "Voss", roles: [] })
export const NoRole: Story = {
  name: "Whoever holds no role is Unassigned in the list, in the dialog and beside the roles (ACC-273)",
  args: { seed: { profiles: [...PEOPLE, unassigned] } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findAllByText("Unassigned")).toHaveLength(1)
    await userEvent.click(await canvas.findByRole("button", { name: "Edit Nora Voss" }))
    const dialog = await dialogNamed("Nora Voss")
    await expect(dialog.getByText("Roles", { selector: "dt" }).nextElementSibling).toHaveTextContent("Unassigned")
    await userEvent.click(dialog.getByText("Roles", { selector: "label, span, button" }))
    await dialog.findByRole("button", { name: "Give Administrator" })
    await expect(dialog.getByText("Roles", { selector: "dt" }).nextElementSibling).toHaveTextContent("Unassigned")
  },
}

export const OwnRole: Story = {
  name: "One's own administrator role stays",
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Edit Pat Doe" }))
    const dialog = await dialogNamed("Pat Doe")
    await userEvent.click(dialog.getByText("Roles", { selector: "label, span, button" }))
    await userEvent.click(await dialog.findByRole("button", { name: "Take Administrator" }))
    const asks = await alertNamed("Take the role Administrator from Pat Doe?")
    await userEvent.click(asks.getByRole("button", { name: "Take Administrator" }))
    const said = await canvas.findByText("Your own administrator role can only be taken by another administrator.")
    await waitFor(() => expect(said).toBeVisible())
    const after = await dialogNamed("Pat Doe")
    await expect(after.getByRole("button", { name: "Take Administrator" })).toBeVisible()
  },
}

export const Profiles: Story = {
  name: "The buyer and seller profile as administrators see them",
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await canvas.findAllByRole("button", { name: /^Edit Blair Buyer1/ }))[0] as Element)
    const dialog = await dialogNamed("Blair Buyer1")
    await userEvent.click(dialog.getByText("Buyer", { selector: "label, span, button" }))
    await expect(await dialog.findByText("Approved funds")).toBeVisible()
    await userEvent.click(dialog.getByText("Seller", { selector: "label, span, button" }))
    await expect(await dialog.findByText("States of formation")).toBeVisible()
    await expect(dialog.getByRole("link", { name: "Open the page" })).toHaveAttribute(
      "href",
      `/admin/buyers/${aBuyer(1).id}`,
    )
  },
}

const Person = ({ id, ...props }: ProductProps & { readonly id: string }) => (
  <Product who={anAdmin()} seed={{ profiles: PEOPLE }} {...props}>
    <PersonScreen id={id} now={useClock()} />
  </Product>
)

export const OneBuyer: Story = {
  name: "The page of one buyer says which parts of the profile are filled in (ACC-196)",
  render: () => <Person id={aBuyer(1).id} />,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Blair Buyer1" })).toBeVisible()
    await expect(canvas.getByRole("region", { name: "Buyer profile" })).toBeVisible()
    await expect(canvas.getByRole("region", { name: "Acquisition criteria" })).toHaveTextContent(
      "Maximum unpaid balance",
    )
    await expect(canvas.getByText("Filled in", { selector: "dt" }).nextElementSibling).toHaveTextContent("Profile data")
    await userEvent.click(canvas.getByRole("button", { name: "Edit" }))
    await dialogNamed("Blair Buyer1")
  },
}

export const OnePersonWithoutARole: Story = {
  name: "The page of somebody who holds no role says Unassigned (ACC-273)",
  render: () => <Person id={unassigned.id} seed={{ profiles: [unassigned] }} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Nora Voss" })).toBeVisible()
    await expect(canvas.getByText("Roles", { selector: "dt" }).nextElementSibling).toHaveTextContent("Unassigned")
  },
}

export const NobodysPage: Story = {
  name: "The page of a buyer who is not there",
  render: () => <Person id="99999999-9999-4999-8999-999999999999" />,
  play: async ({ canvas }) => expect(await canvas.findByText("Nobody has this id")).toBeVisible(),
}

export const OneBuyerNarrow: Story = {
  name: "The page of one buyer, narrow",
  globals: { viewport: { value: "mobile1", isRotated: false } },
  render: () => <Person id={aBuyer(1).id} />,
  play: async ({ canvas }) =>
    expect(await canvas.findByRole("heading", { level: 1, name: "Blair Buyer1" })).toBeVisible(),
}

export const Blocked: Story = {
  name: "A seller is blocked: Save needs a comment, Skip does without",
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Edit Sam Seller1" }))
    const dialog = await dialogNamed("Sam Seller1")
    await userEvent.click(dialog.getByText("Roles", { selector: "label, span, button" }))
    await userEvent.click(await dialog.findByRole("button", { name: "Block seller" }))
    const asked = await dialogNamed("Block Sam Seller1 as a seller?")
    await expect(asked.getByRole("button", { name: "Save" })).toBeDisabled()
    await userEvent.type(asked.getByRole("textbox", { name: "Comment" }), "   ")
    await expect(asked.getByRole("button", { name: "Save" })).toBeDisabled()
    await userEvent.type(asked.getByRole("textbox", { name: "Comment" }), "Forged")
    await expect(asked.getByRole("button", { name: "Save" })).toBeEnabled()
    await userEvent.click(asked.getByRole("button", { name: "Skip" }))
    const after = await dialogNamed("Sam Seller1")
    await expect(await after.findByRole("button", { name: "Restore seller" })).toBeVisible()
  },
}

export const Narrow: Story = {
  globals: { viewport: { value: "mobile1", isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Edit Petra Lane" }))
    const dialog = await dialogNamed("Petra Lane")
    await expect(dialog.getByRole("button", { name: "Save" })).toBeVisible()
  },
}

export const Loading: Story = { args: { change: ({ users }) => ({ users: { ...users, search: waiting } }) } }

export const Failed: Story = {
  args: { change: ({ users }) => ({ users: { ...users, search: down } }) },
  play: async ({ canvas }) => expect(await canvas.findByText("The users did not load")).toBeVisible(),
}
