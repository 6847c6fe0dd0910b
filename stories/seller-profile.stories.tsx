import type { Meta, StoryObj } from "@storybook/react-vite"
import { MarketUnavailable } from "@xl/core/kernel"
import { aSeller } from "@xl/testkit/market"
import { Effect } from "effect"
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test"
import { dialogNamed, said } from "./dialogs.ts"
import type { ProductProps } from "./product.tsx"
import { closed, type Form, narrow, Page } from "./seller-profile.tsx"

const logged = fn<(message: string, cause: unknown) => void>()

const meta = {
  title: "Screens/Seller profile",
  component: Page,
  // On a phone the steps are one page: the stories of that name it.
  globals: { viewport: { value: "w1440", isRotated: false } },
  parameters: { layout: "fullscreen" },
  beforeEach: () => void logged.mockClear(),
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

const unsaved: ProductProps["change"] = ({ profiles }) => ({
  profiles: {
    ...profiles,
    keepSellerProfile: () => Effect.fail(new MarketUnavailable({ cause: "down" })),
    updateSellerProfile: () => Effect.fail(new MarketUnavailable({ cause: "down" })),
  },
})

const write = async (form: Form, label: string, text: string) => {
  const field = form.getByRole("textbox", { name: new RegExp(`^${label}`) })
  await userEvent.clear(field)
  await userEvent.type(field, text)
}
const entity = async (form: Form) => {
  await write(form, "Name of the entity", "Doe & Co, LLC")
  const street = form.getByRole("combobox", { name: /^Street/ })
  await userEvent.clear(street)
  await userEvent.type(street, "2 High Street")
  await write(form, "City", "Columbus")
  await userEvent.click(form.getByRole("button", { name: /State$/ }))
  await userEvent.click(await screen.findByRole("option", { name: "Ohio" }))
  await write(form, "Zip code", "43004")
}
const confirmation = async (form: Form) => {
  await userEvent.click(form.getByRole("checkbox"))
  await write(form, "Signer’s first name", "pat")
  await write(form, "Signer’s last name", "doe")
  await write(form, "Title", "Partner")
  await write(form, "Phone", "2125550142")
}
const frameOf = (form: HTMLElement) => {
  const frame = form.closest("[data-rac]")?.parentElement
  if (!frame) throw new Error("No frame around the dialog")
  return frame
}

export const TwoSteps: Story = {
  name: "Two steps with a stepper, Next, Back and Finish (ACC-586, ACC-587, ACC-588)",
  play: async () => {
    const form = await dialogNamed("Seller profile")
    const stepper = within(form.getByRole("navigation", { name: "Steps of the seller profile" }))
    await expect(stepper.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
      "1Seller Entitynext",
      "2Seller Confirmationnot yet open",
    ])
    await expect(form.getByText(/^We have to know who sells.* until you disclose it\. 2 steps are left/)).toBeVisible()
    await expect(form.getByRole("button", { name: "Next" })).toBeDisabled()
    await entity(form)
    await userEvent.click(form.getByRole("button", { name: "Next" }))
    await expect(await form.findByRole("button", { name: "Finish" })).toBeDisabled()
    await userEvent.click(form.getByRole("button", { name: "Back" }))
    await expect(await form.findByRole("button", { name: "Next" })).toBeEnabled()
  },
}

export const FinishIt: Story = {
  name: "The confirmation opens with the tick, has Back and Finish, and ends in a seller (ACC-171, ACC-376, ACC-589)",
  play: async () => {
    const form = await dialogNamed("Seller profile")
    await entity(form)
    await userEvent.click(form.getByRole("button", { name: "Next" }))
    const names = ["Signer’s first name", "Signer’s last name", "Title", "Phone"]
    await waitFor(() => expect(form.getByRole("textbox", { name: "Title" })).toBeDisabled())
    for (const name of names) await expect(form.getByRole("textbox", { name })).toBeDisabled()
    await userEvent.click(form.getByRole("checkbox"))
    for (const name of names) await expect(form.getByRole("textbox", { name })).toBeEnabled()
    await userEvent.click(form.getByRole("checkbox"))
    await confirmation(form)
    await expect(form.getByRole("textbox", { name: "Signer’s first name" })).toHaveValue("Pat")
    await expect(form.getByRole("textbox", { name: "Signer’s last name" })).toHaveValue("Doe")
    await expect(form.getByRole("button", { name: "Back" })).toBeVisible()
    await userEvent.click(form.getByRole("button", { name: "Finish" }))
    await said(
      "Your request for the Seller role has been approved. The changes can be applied now or after your next login.",
    )
    await closed("Seller profile")
    await expect(await screen.findByText("Doe & Co, LLC")).toBeVisible()
  },
}

export const Later: Story = {
  name: "Finish later at each step, which saves without a check and closes (ACC-590, ACC-591, ACC-592)",
  play: async ({ canvas }) => {
    const form = await dialogNamed("Seller profile")
    await write(form, "Name of the entity", "A+B")
    await userEvent.click(form.getByRole("button", { name: "Finish later" }))
    await closed("Seller profile")
    await expect(await canvas.findByText("A+B")).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: "Become a Seller" }))
    const again = await dialogNamed("Seller profile")
    await expect(again.getByRole("textbox", { name: "Name of the entity" })).toHaveValue("A+B")
    await entity(again)
    await userEvent.click(again.getByRole("button", { name: "Next" }))
    await again.findByRole("button", { name: "Finish" })
    await userEvent.click(again.getByRole("button", { name: "Finish later" }))
    await closed("Seller profile")
    await expect(await canvas.findByText("Doe & Co, LLC")).toBeVisible()
  },
}

export const Persistent: Story = {
  name: "Stays on a press outside (ACC-583, SEL-475)",
  play: async () => {
    await dialogNamed("Seller profile")
    await userEvent.click(document.body)
    await userEvent.pointer([{ keys: "[MouseLeft]", target: document.documentElement, coords: { x: 2, y: 2 } }])
    await expect(screen.getByRole("dialog", { name: "Seller profile" })).toBeVisible()
  },
}

export const Escape: Story = {
  name: "Closes with Esc, and opens again as it was typed (ACC-584, SEL-476)",
  play: async ({ canvas }) => {
    const form = await dialogNamed("Seller profile")
    await write(form, "Name of the entity", "Doe")
    await userEvent.keyboard("{Escape}")
    await closed("Seller profile")
    await userEvent.click(canvas.getByRole("button", { name: "Become a Seller" }))
    const again = await dialogNamed("Seller profile")
    await expect(again.getByRole("textbox", { name: "Name of the entity" })).toHaveValue("Doe")
  },
}

export const Wide: Story = {
  name: "Is 1143 wide (ACC-582, SEL-474)",
  play: async () => {
    await dialogNamed("Seller profile")
    const frame = frameOf(screen.getByRole("dialog", { name: "Seller profile" }))
    await expect(getComputedStyle(frame).maxWidth).toBe("1143px")
  },
}

export const OnePage: Story = {
  name: "One page of both sections with one Confirm on a phone (ACC-593, ACC-594, SEL-478)",
  globals: narrow,
  play: async () => {
    const form = await dialogNamed("Complete Seller Profile")
    await expect(form.getByRole("heading", { name: "Seller Entity" })).toBeVisible()
    await expect(form.getByRole("heading", { name: "Seller Confirmation" })).toBeInTheDocument()
    await expect(form.getByRole("button", { name: "Confirm" })).toBeDisabled()
  },
}

export const WholeScreen: Story = {
  name: "Takes the whole screen of a phone (ACC-585, SEL-477)",
  globals: narrow,
  play: async () => {
    await dialogNamed("Complete Seller Profile")
    const frame = frameOf(screen.getByRole("dialog", { name: "Complete Seller Profile" })).getBoundingClientRect()
    await expect([frame.width, frame.height]).toEqual([globalThis.innerWidth, globalThis.innerHeight])
  },
}

export const Confirm: Story = {
  name: "Confirm stands for Next, Back and Finish on a phone, and needs the certification (ACC-384, ACC-595, ACC-596)",
  globals: narrow,
  play: async () => {
    const form = await dialogNamed("Complete Seller Profile")
    const buttons = ["Next", "Back", "Finish", "Finish later"].filter((name) => form.queryByRole("button", { name }))
    await expect(buttons).toEqual([])
    await entity(form)
    await confirmation(form)
    await userEvent.click(form.getByRole("checkbox"))
    await expect(form.getByRole("button", { name: "Confirm" })).toBeDisabled()
    await userEvent.click(form.getByRole("checkbox"))
    await userEvent.click(form.getByRole("button", { name: "Confirm" }))
    await closed("Complete Seller Profile")
    await expect(await screen.findByText("Doe & Co, LLC")).toBeVisible()
  },
}

export const ReadMore: Story = {
  name: "Read more shows the whole certification (ACC-597, ACC-598)",
  args: { who: aSeller() },
  play: async () => {
    const form = await dialogNamed("Seller profile")
    await userEvent.click(form.getByRole("button", { name: "Next" }))
    await userEvent.click(await form.findByRole("button", { name: "Read more" }))
    const text = await dialogNamed("Certification")
    await expect(
      text.getByText(
        "I certify that I am the true legal owner of the assets that I list, or a representative whom the owner has authorized to sell them, and that what I enter is complete and correct to the best of my knowledge.",
      ),
    ).toBeVisible()
    await userEvent.keyboard("{Escape}")
    await closed("Certification")
    await expect(screen.getByRole("dialog", { name: "Seller profile" })).toBeVisible()
  },
}

export const WrongFields: Story = {
  name: "What is wrong stands beside a field once it is left",
  play: async () => {
    const form = await dialogNamed("Seller profile")
    await write(form, "Name of the entity", "A+B")
    await write(form, "Zip code", "430")
    await userEvent.tab()
    await expect(await form.findByText("Wrong symbols in name")).toBeVisible()
    await expect(await form.findByText("Zipcode must be 5 characters")).toBeVisible()
  },
}

export const Formation: Story = {
  name: "States of formation, added one at a time",
  args: { who: aSeller() },
  play: async () => {
    const form = await dialogNamed("Seller profile")
    for (const state of ["Delaware", "Ohio"]) {
      await userEvent.click(form.getByRole("button", { name: /States of formation/ }))
      await userEvent.click(await screen.findByRole("option", { name: state }))
    }
    await userEvent.click(await form.findByRole("button", { name: "Remove Ohio" }))
    await expect(form.getByRole("button", { name: "Remove Delaware" })).toBeVisible()
    await expect(form.queryByRole("button", { name: "Remove Ohio" })).toBeNull()
  },
}

export const NotSaved: Story = {
  name: "Next stays where nothing was saved; Finish later closes, and what was typed opens again (ACC-599, ACC-609)",
  args: { who: aSeller(), change: unsaved, vendors: { log: logged } },
  play: async ({ canvas }) => {
    const form = await dialogNamed("Seller profile")
    await write(form, "Name of the entity", "Other Holdings LLC")
    await userEvent.click(form.getByRole("button", { name: "Next" }))
    await said("Your seller profile was not saved. What you typed is kept and opens again.")
    await expect(logged).toHaveBeenCalledWith("Updating Seller Profile", new MarketUnavailable({ cause: "down" }))
    await expect(form.getByRole("button", { name: "Next" })).toBeVisible()
    await userEvent.click(form.getByRole("button", { name: "Finish later" }))
    await closed("Seller profile")
    await userEvent.click(canvas.getByRole("button", { name: "Edit seller profile" }))
    const again = await dialogNamed("Seller profile")
    await expect(again.getByRole("textbox", { name: "Name of the entity" })).toHaveValue("Other Holdings LLC")
  },
}
