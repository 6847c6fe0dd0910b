import type { Meta, StoryObj } from "@storybook/react-vite"
import { addDays, dayOf } from "@xl/core/shared"
import { aBuyer, aProfile, EXAMPLE_NOW } from "@xl/testkit/market"
import { BuyerInfoScreen, profileDialogs } from "@xl/ui/profile"
import { namedIn } from "@xl/web/composition"
import { Effect } from "effect"
import { expect, waitFor } from "storybook/test"
import { dialogNamed, said } from "./dialogs.ts"
import { Product, type ProductProps } from "./product.tsx"

const Page = (props: ProductProps) => (
  <Product who={aProfile()} {...props}>
    <BuyerInfoScreen />
  </Product>
)
const meta = { title: "Screens/Buyer info", component: Page, parameters: { layout: "fullscreen" } } satisfies Meta<
  typeof Page
>
export default meta
type Story = StoryObj<typeof meta>

const bare = aProfile({ firstName: null, lastName: null, officePhone: null, address: null, companyProfile: [] })
const buyer = aBuyer()
const expired = {
  ...buyer,
  buyerProfile: { ...buyer.buyerProfile, fundsApprovalDate: addDays(dayOf(EXAMPLE_NOW), -90) },
}
const narrow = { viewport: { value: "mobile1", isRotated: false } }

const paper = (bytes: number) => {
  const head = new Uint8Array(bytes)
  head.set([0x25, 0x50, 0x44, 0x46])
  return new File([head], "bank-statement.pdf", { type: "application/pdf" })
}
const fileInput = (): HTMLInputElement => {
  const input = document.querySelector<HTMLInputElement>("input[type=file]")
  if (!input) throw new Error("No place for a file")
  return input
}

export const Approved: Story = {
  args: { who: buyer },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Approved")).toBeVisible()
    await expect(canvas.getByRole("button", { name: "Renew proof of funds" })).toBeVisible()
  },
}
export const Narrow: Story = { ...Approved, globals: narrow }

export const Steps: Story = {
  name: "The buyer profile in its steps (ACC-144, ACC-167)",
  args: { who: bare },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Become a Buyer" }))
    const dialog = await dialogNamed("Buyer profile")
    await expect(dialog.getByText("Step 1 of 3: About you")).toBeVisible()
    await userEvent.click(dialog.getByRole("button", { name: "Next" }))
    await expect((await dialog.findAllByText("This field is required")).length).toBeGreaterThan(2)
  },
}
export const NarrowSteps: Story = { ...Steps, globals: narrow }

export const Request: Story = {
  name: "Proof of funds: too large, then sent and requested",
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Become a Buyer" }))
    const dialog = await dialogNamed("Buyer profile")
    await expect(dialog.getByText("Step 3 of 3: Proof of funds")).toBeVisible()
    await userEvent.upload(fileInput(), paper(5_000_001))
    await expect(await dialog.findByText(/File size must not exceed 5MB/)).toBeVisible()
    await userEvent.upload(fileInput(), paper(2_000))
    await expect(await dialog.findByText(/bank-statement\.pdf/)).toBeVisible()
    await userEvent.click(dialog.getByRole("button", { name: "Send request" }))
    await said("Your request has been sent successfully.")
    await expect(await canvas.findByText("Under review")).toBeVisible()
  },
}

export const OnItsWay: Story = {
  name: "An upload on its way can be cancelled",
  args: {
    change: ({ documents }) => ({
      documents: {
        ...documents,
        upload: (_file, progress) => {
          progress(0.4)
          return Effect.never
        },
      },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Become a Buyer" }))
    const dialog = await dialogNamed("Buyer profile")
    await userEvent.upload(fileInput(), paper(2_000))
    await userEvent.click(await dialog.findByRole("button", { name: /cancel.*statement|cancel upload/i }))
    await waitFor(() => expect(dialog.queryByText(/bank-statement/)).toBeNull())
  },
}

export const Expired: Story = {
  name: "Expired funds open at step 3 (ACC-168)",
  args: {
    who: expired,
    start: (container) => namedIn(container)(profileDialogs).openBuyer(true),
  },
  play: async () => {
    const dialog = await dialogNamed("Buyer profile")
    await expect(
      dialog.getByText("Your Proof of Funds approval has expired. Please upload a new document."),
    ).toBeVisible()
  },
}
