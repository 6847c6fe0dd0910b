import type { Meta, StoryObj } from "@storybook/react-vite"
import { type Email, NotAuthorized } from "@xl/core/accounts"
import { PASSWORD } from "@xl/testkit/accounts"
import type { Here } from "@xl/testkit/here"
import { aBuyer, aProfile } from "@xl/testkit/market"
import type { AccountDialogs } from "@xl/ui/accounts"
import { StoreTokens } from "@xl/web/composition"
import { Effect } from "effect"
import { expect, fn, screen, waitFor } from "storybook/test"
import { dialogNamed, noDialog, said } from "./dialogs.ts"
import { Product, type ProductProps } from "./product.tsx"

let browser: Here | undefined
const Dialogs = ({ isFinal = false, ...props }: ProductProps & { readonly isFinal?: boolean }) => (
  <Product
    away={aBuyer()}
    onHere={(opened) => void (browser = opened)}
    start={(container) => container.get<AccountDialogs>(StoreTokens.accountDialogs).open("signIn", isFinal)}
    {...props}
  >
    <h1>Any page</h1>
  </Product>
)
const meta = { title: "Screens/Sign in", component: Dialogs } satisfies Meta<typeof Dialogs>
export default meta
type Story = StoryObj<typeof meta>

const dialog = () => dialogNamed()
const codeOf = (email: string, kind: "confirm" | "reset") =>
  browser
    ? Effect.runPromise(browser.accounts.stage.codeFor(email as Email, kind))
    : Promise.reject(new Error("no page"))

export const SignIn: Story = {
  name: "Sign in by keyboard alone (ACC-154, ACC-155, ACC-156)",
  globals: { viewport: { value: "w1440", isRotated: false } },
  play: async ({ userEvent }) => {
    const form = await dialog()
    await expect(form.getByText("Welcome Back")).toBeVisible()
    await expect(Math.round((await screen.findByRole("dialog")).getBoundingClientRect().width)).toBe(834)
    await expect(form.getAllByRole("tab").map(({ textContent }) => textContent)).toEqual(["Sign in", "Sign Up Now"])
    await waitFor(() => expect(form.getByRole("textbox", { name: "Email" })).toHaveFocus())
    await userEvent.keyboard(aBuyer().email)
    await userEvent.click(form.getByLabelText("Password"))
    await userEvent.keyboard(`${PASSWORD}{Enter}`)
    await noDialog()
  },
}

export const FormCard: Story = {
  name: "The form's card inside the login (ACC-157)",
  globals: { viewport: { value: "w1440", isRotated: false } },
  play: async () => {
    const tabs = await screen.findByRole("tablist")
    const card = tabs.closest<HTMLElement>("[data-part='card']")
    await waitFor(() => expect(Math.round(card?.getBoundingClientRect().width ?? 0)).toBe(452))
  },
}

export const Mistyped: Story = {
  name: "Each field says what to enter",
  play: async ({ userEvent }) => {
    const form = await dialog()
    await userEvent.type(form.getByRole("textbox", { name: "Email" }), "ann,lee@x.test{Enter}")
    await expect(await form.findByText("Wrong symbols in email")).toBeVisible()
    await expect(form.getByText("Password is required")).toBeVisible()
  },
}

const log = fn()

export const WrongPassword: Story = {
  name: "A wrong password: our words in the form, the service's in the snackbar",
  args: { vendors: { log } },
  play: async ({ userEvent }) => {
    log.mockClear()
    const form = await dialog()
    await userEvent.type(form.getByRole("textbox", { name: "Email" }), aBuyer().email)
    await userEvent.type(form.getByLabelText("Password"), `${PASSWORD}x{Enter}`)
    await said("Incorrect username or password.")
    await expect(await form.findByText("Incorrect password is provided")).toBeVisible()
    await expect(log).toHaveBeenCalledTimes(1)
    await expect(log).toHaveBeenCalledWith("Signing in", expect.any(NotAuthorized))
  },
}

export const EndsInALogin: Story = {
  name: "A login that ends only in a login ignores Esc (ACC-241, ACC-243)",
  args: { isFinal: true },
  play: async ({ userEvent }) => {
    const form = await dialog()
    await userEvent.keyboard("{Escape}")
    await expect(form.getByText("Welcome Back")).toBeVisible()
    await expect(form.queryByRole("button", { name: "Close" })).toBeNull()
    await userEvent.click(form.getByRole("button", { name: "Forgot password?" }))
    const forgot = await dialogNamed("Forgot password")
    await userEvent.keyboard("{Escape}")
    await expect(forgot.queryByRole("button", { name: "Close" })).toBeNull()
    await userEvent.click(forgot.getByRole("button", { name: "Cancel sign-in" }))
    await noDialog()
  },
}

export const Esc: Story = {
  name: "Esc closes any other login (ACC-242)",
  play: async ({ userEvent }) => {
    await dialog()
    await userEvent.keyboard("{Escape}")
    await noDialog()
  },
}

export const SignUp: Story = {
  name: "Sign up: the checklist, then the mailed code (ACC-158, ACC-166, ACC-410)",
  args: {
    change: ({ favorites, profiles }) => ({
      profiles: { ...profiles, mine: () => Effect.succeed(aProfile()), recordLogin: () => Effect.succeed(aProfile()) },
      favorites: { ...favorites, ids: () => Effect.succeed([]) },
    }),
  },
  play: async ({ userEvent }) => {
    const form = await dialog()
    await userEvent.click(form.getByRole("tab", { name: "Sign Up Now" }))
    await expect(await form.findByText("Registration Form")).toBeVisible()
    await userEvent.type(form.getByRole("textbox", { name: "Email" }), "new@x.test")
    await userEvent.type(form.getByLabelText("Password"), PASSWORD.slice(0, -2))
    await expect(form.getByRole("button", { name: "Create Account" })).toBeDisabled()
    await userEvent.type(form.getByLabelText("Password"), PASSWORD.slice(-2))
    await userEvent.click(form.getByRole("button", { name: "Create Account" }))
    const verify = await dialogNamed("Verify your email")
    await userEvent.type(verify.getByLabelText("Verification code"), await codeOf("new@x.test", "confirm"))
    await userEvent.click(verify.getByRole("button", { name: "Verify" }))
    await noDialog()
  },
}

export const Forgot: Story = {
  name: "A forgotten password (ACC-163)",
  play: async ({ userEvent }) => {
    const form = await dialog()
    await userEvent.click(form.getByRole("button", { name: "Forgot password?" }))
    const forgot = await dialogNamed("Forgot password")
    await expect(
      forgot.getByText("Enter your email. If it has an account, we send a code with which you choose a new password."),
    ).toBeVisible()
    await userEvent.type(forgot.getByRole("textbox", { name: "Email" }), `${aBuyer().email}{Enter}`)
    const reset = await dialogNamed("Set a new password")
    await userEvent.type(reset.getByLabelText("Verification code"), await codeOf(aBuyer().email, "reset"))
    await userEvent.type(reset.getByLabelText("New password"), "Battery-Staple-2{Enter}")
    await said("Your password is changed. Please sign in.")
    await expect((await dialogNamed()).getByRole("tab", { name: "Sign in" })).toBeVisible()
  },
}

export const Narrow: Story = {
  name: "The whole width of a phone (BUY-435)",
  globals: { viewport: { value: "mobile1", isRotated: false } },
  play: async () => {
    const dialog = await screen.findByRole("dialog")
    await waitFor(() =>
      expect(Math.round(dialog.getBoundingClientRect().width)).toBe(document.documentElement.clientWidth),
    )
  },
}
