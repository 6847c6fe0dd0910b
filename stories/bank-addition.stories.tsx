import type { Meta, StoryObj } from "@storybook/react-vite"
import { SANDBOX_PASSWORD } from "@xl/core/banking"
import type { Here } from "@xl/testkit/here"
import { aProfile } from "@xl/testkit/market"
import { BillingScreen } from "@xl/ui/banking"
import { Effect, Result } from "effect"
import { expect, screen, waitFor } from "storybook/test"
import { alertNamed, dialogNamed, noDialog, said } from "./dialogs.ts"
import { Product, type ProductProps } from "./product.tsx"

let browser: Here | undefined
const me = aProfile()

/** An empty page of our own origin stands in for the frame's; the plays write its messages. */
const framed: NonNullable<ProductProps["change"]> = ({ banks }) => ({
  banks: {
    ...banks,
    startLink: () => Effect.map(banks.startLink(), (link) => ({ ...link, page: "about:blank" })),
  },
})

const Page = (props: ProductProps) => (
  <Product who={me} change={framed} onHere={(opened) => void (browser = opened)} {...props}>
    <BillingScreen />
  </Product>
)
const meta = {
  title: "Screens/Adding a bank",
  component: Page,
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>
type User = Parameters<NonNullable<Story["play"]>>[0]["userEvent"]

const VOPAY = { depositPaymentProvider: "vopay", depositIframeProvider: "vopay" } as const

/** As far as the frame, and in it. */
const opening = async (userEvent: User): Promise<HTMLIFrameElement> => {
  await userEvent.click(await screen.findByRole("button", { name: "Add New Bank" }))
  const identity = await dialogNamed("Add a new Bank")
  await userEvent.type(identity.getByLabelText("Federal tax ID"), "123456789")
  await userEvent.click(identity.getByRole("button", { name: "Add" }))
  return screen.findByTitle<HTMLIFrameElement>("Bank connection", {}, { timeout: 20_000 })
}

/** Lets the frame itself post: a message of this window would not be heard. */
const posts = (frame: HTMLIFrameElement, message: (link: string) => object): void => {
  const told = new URLSearchParams(new URL(frame.src).hash.slice(1))
  const data = { source: "xl-bank-connection", nonce: told.get("nonce"), ...message(told.get("token") ?? "") }
  const page = frame.contentDocument
  const script = page?.createElement("script")
  if (!page || !script) throw new Error("The frame has no page")
  script.textContent = `parent.postMessage(${JSON.stringify(data)}, "*")`
  page.body.append(script)
}
const token = (link: string, user = "user_good"): string => {
  if (!browser) throw new Error("No browser")
  const { bankSandbox, home } = browser.market
  const typed = { link, bank: "harbor", user, password: SANDBOX_PASSWORD }
  return Result.getOrThrow(bankSandbox.chosen(typed, "checking", home.clock.now()))
}
const plaid = (publicToken: string) => ({
  event: "plaidConnected",
  publicToken,
  accountId: "checking",
  bankName: "First Harbor Bank",
  connectionType: "online",
})

export const AddPlaid: Story = {
  name: "Add New Bank frames Plaid's page, and adds what it connects by itself (ACC-179, BUY-061, ACC-615)",
  play: async ({ userEvent }) => {
    const frame = await opening(userEvent)
    const dialog = await dialogNamed("Add New Bank")
    await expect(frame).toBeVisible()
    await expect(dialog.queryByRole("button", { name: "Add" })).toBeNull()
    posts(frame, (link) => plaid(token(link)))
    await said("Bank added")
    await noDialog()
    await expect(await screen.findByText("First Harbor Bank")).toBeVisible()
  },
}

export const AddVopay: Story = {
  name: "VoPay's page posts a token, and Add sends it",
  args: { operator: VOPAY },
  play: async ({ userEvent }) => {
    const frame = await opening(userEvent)
    const dialog = await dialogNamed("Add New Bank")
    await expect(dialog.getByRole("button", { name: "Add" })).toBeDisabled()
    posts(frame, (link) => ({ event: "vopayConnected", token: token(link) }))
    await waitFor(() => expect(dialog.getByRole("button", { name: "Add" })).toBeEnabled())
    await userEvent.click(dialog.getByRole("button", { name: "Add" }))
    await said("Bank added")
  },
}

export const Forged: Story = {
  name: "A message that the frame did not post does nothing",
  play: async ({ userEvent }) => {
    const frame = await opening(userEvent)
    const told = new URLSearchParams(new URL(frame.src).hash.slice(1))
    const forged = { source: "xl-bank-connection", nonce: told.get("nonce"), ...plaid(token(told.get("token") ?? "")) }
    globalThis.postMessage(forged, "*")
    posts(frame, () => ({ nonce: "another", event: "cancelled" }))
    await new Promise((later) => setTimeout(later, 300))
    await expect(screen.getByTitle("Bank connection")).toBeVisible()
    await expect(screen.queryByText("Bank added")).toBeNull()
  },
}

export const AddFails: Story = {
  name: "A bank that cannot be added closes the dialog and says why",
  play: async ({ userEvent }) => {
    posts(await opening(userEvent), () => plaid("made up"))
    await said("This bank connection is no longer good. Please connect the bank again.")
    await noDialog()
  },
}

export const Prompt: Story = {
  name: "A bank without an address: Action Required, why, and where it is updated (ACC-575, ACC-576, ACC-577)",
  play: async ({ userEvent }) => {
    posts(await opening(userEvent), (link) => plaid(token(link, "user_no_address")))
    const prompt = await alertNamed("Action Required: Add Your Banking Address")
    await expect(
      prompt.getByText(
        "The payment provider needs an address on the linked bank account and cannot accept offers until it is updated.",
      ),
    ).toBeVisible()
    await userEvent.click(prompt.getByRole("button", { name: "Update Banking Details" }))
    await expect(await dialogNamed("Banking address")).toBeDefined()
  },
}

export const PromptAgain: Story = {
  name: "The banking prompt has its title, its reason and its button (BUY-392, BUY-393, BUY-394)",
  args: Prompt.args ?? {},
  play: async (context) => Prompt.play?.(context),
}
