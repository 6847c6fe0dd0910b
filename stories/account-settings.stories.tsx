import type { Meta, StoryObj } from "@storybook/react-vite"
import { AccountsUnavailable } from "@xl/core/accounts"
import { MarketUnavailable } from "@xl/core/kernel"
import { aSession, PASSWORD } from "@xl/testkit/accounts"
import type { Here } from "@xl/testkit/here"
import { Millis, must } from "@xl/core/shared"
import { aBuyer, aProfile, aSeller, EXAMPLE_NOW } from "@xl/testkit/market"
import { aPublishedAsset } from "@xl/testkit/assets"
import { AccountSettingsScreen } from "@xl/ui/accounts"
import { Effect } from "effect"
import { expect, fn, screen, spyOn, waitFor, within } from "storybook/test"
import { alertNamed, dialogNamed, noDialog, said, wholeText } from "./dialogs.ts"
import { Product, type ProductProps } from "./product.tsx"

let browser: Here | undefined
const Settings = (props: ProductProps) => (
  <Product who={aBuyer()} elsewhere={[aSession()]} onHere={(opened) => void (browser = opened)} {...props}>
    <AccountSettingsScreen />
  </Product>
)
const meta = { title: "Screens/Account Settings", component: Settings } satisfies Meta<typeof Settings>
export default meta
type Story = StoryObj<typeof meta>

const panel = async (name: string) => within(await screen.findByRole("region", { name }))

export const Sessions: Story = {
  name: "The browsers one is signed in with: one is signed out, this one is named",
  args: { who: aBuyer(1, { lastLogin: must(Millis, EXAMPLE_NOW), lastLoginAddress: "192.0.2.7" }) },
  play: async ({ userEvent }) => {
    const sessions = await panel("Where you are signed in")
    await expect(
      await sessions.findByText(wholeText(/^Last sign-in \d{2}-\d{2}-\d{4}, .* from 192\.0\.2\.7$/)),
    ).toBeVisible()
    await expect(await sessions.findByText("This browser")).toBeVisible()
    await expect(sessions.getByText("Safari on iPhone")).toBeVisible()
    await userEvent.click(sessions.getByRole("button", { name: "Sign out Safari on iPhone" }))
    await waitFor(() => expect(sessions.queryByText("Safari on iPhone")).toBeNull())
    await expect(sessions.queryByRole("button", { name: /^Sign out Chrome/ })).toBeNull()
  },
}

export const Everywhere: Story = {
  name: "Signing out everywhere is asked first, and ends this session too",
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Sign out everywhere" }))
    const asked = await alertNamed("Sign out everywhere?")
    await userEvent.click(asked.getByRole("button", { name: "Sign out everywhere" }))
    await waitFor(async () =>
      expect(browser && (await Effect.runPromise(browser.accounts.accounts.session))).toBeNull(),
    )
  },
}

export const Password: Story = {
  name: "A password is changed under the rules of the sign-up; a wrong one is told beside its field",
  play: async ({ userEvent }) => {
    const form = within(await screen.findByRole("form", { name: "Change password" }))
    await userEvent.click(form.getByRole("button", { name: "Change password" }))
    await expect(await form.findAllByText("Password is required")).toHaveLength(2)
    await waitFor(() => expect(form.getByLabelText("Current password")).toHaveFocus())
    await userEvent.keyboard("Not-this-one-1")
    await userEvent.type(form.getByLabelText("New password"), "Battery-Staple-2{Enter}")
    await expect(await form.findByText("Incorrect password is provided")).toBeVisible()
    await userEvent.clear(form.getByLabelText("Current password"))
    await userEvent.type(form.getByLabelText("Current password"), `${PASSWORD}{Enter}`)
    await said("Your password is changed. Other browsers are signed out.")
    await expect(form.getByLabelText("New password")).toHaveValue("")
  },
}

export const Passkeys: Story = {
  name: "A passkey is made and removed",
  play: async ({ userEvent }) => {
    const keys = await panel("Passkeys")
    await expect(await keys.findByText("You have no passkey yet.")).toBeVisible()
    await userEvent.click(keys.getByRole("button", { name: "Add a passkey" }))
    await expect(await keys.findByText("This device")).toBeVisible()
    await userEvent.click(keys.getByRole("button", { name: "Remove passkey This device" }))
    await expect(await keys.findByText("You have no passkey yet.")).toBeVisible()
  },
}

export const Unverified: Story = {
  name: "An e-mail that is not verified: verified by the mailed code, without a password; no passkey before",
  args: { who: aProfile({ roles: [] }), isUnverified: true, elsewhere: [] },
  play: async ({ userEvent }) => {
    const email = await panel("Email")
    await expect(await email.findByText("Not verified")).toBeVisible()
    await expect(screen.getByRole("button", { name: "Add a passkey" })).toBeDisabled()
    await userEvent.click(email.getByRole("button", { name: "Verify email" }))
    await said("We have sent a new verification code to p***@e***.")
    const verify = await dialogNamed("Verify your email")
    await expect(verify.queryByLabelText("Password")).toBeNull()
  },
}

export const Data: Story = {
  name: "One's data is saved as a file",
  play: async ({ userEvent }) => {
    const saved: Array<string> = []
    const save = (event: Event) => {
      if (event.target instanceof HTMLAnchorElement) saved.push(event.target.download)
      event.preventDefault()
    }
    document.addEventListener("click", save, { capture: true })
    const link = fn((kind: string) => saved.push(kind))
    const create = spyOn(URL, "createObjectURL").mockImplementation((blob) => {
      link(blob instanceof Blob ? blob.type : "")
      return "#"
    })
    await userEvent.click(await screen.findByRole("button", { name: "Download my data" }))
    await waitFor(() => expect(saved).toContain("application/json"))
    create.mockRestore()
    document.removeEventListener("click", save, { capture: true })
  },
}

export const Delete: Story = {
  name: "The account is deleted by its password alone",
  args: { who: aProfile() },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Delete my account" }))
    const dialog = await dialogNamed("Delete my account")
    await userEvent.click(dialog.getByRole("button", { name: "Delete for good" }))
    await expect(await dialog.findByText("Password is required")).toBeVisible()
    await userEvent.type(dialog.getByLabelText("Password"), "Not-this-one-1{Enter}")
    await expect(await dialog.findByText("Incorrect password is provided")).toBeVisible()
    await userEvent.clear(dialog.getByLabelText("Password"))
    await userEvent.type(dialog.getByLabelText("Password"), `${PASSWORD}{Enter}`)
    await said("Your account is deleted.")
    await noDialog()
  },
}

export const InUse: Story = {
  name: "An account with a listing on the market stays, and says why",
  args: { who: aSeller(), seed: { assets: [aPublishedAsset()] } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Delete my account" }))
    const dialog = await dialogNamed("Delete my account")
    await userEvent.type(dialog.getByLabelText("Password"), `${PASSWORD}{Enter}`)
    await expect(
      await dialog.findByText("Your account cannot be deleted while 1 listing is on the market."),
    ).toBeVisible()
  },
}

export const Broken: Story = {
  name: "Lists that do not load say so, and can be tried again",
  args: {
    change: ({ ownAccount }) => ({
      ownAccount: {
        ...ownAccount,
        sessions: () => Effect.fail(new MarketUnavailable({ cause: new AccountsUnavailable({ cause: "" }) })),
      },
    }),
  },
  play: async () => {
    const sessions = await panel("Where you are signed in")
    await expect(await sessions.findByRole("button", { name: "Try again" })).toBeVisible()
  },
}

export const Narrow: Story = {
  name: "On a phone",
  globals: { viewport: { value: "mobile1", isRotated: false } },
  play: async () => {
    await (await panel("Where you are signed in")).findByText("Safari on iPhone")
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}
