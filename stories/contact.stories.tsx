import type { Meta, StoryObj } from "@storybook/react-vite"
import { MarketUnavailable } from "@xl/core/kernel"
import { contactDeskInMemory } from "@xl/testkit/contact"
import { aBuyer } from "@xl/testkit/market"
import {
  type ContactAsked,
  ContactDialogs,
  ContactScreen,
  QuestionForm,
  QuestionFormView,
  ScheduleDemoScreen,
} from "@xl/ui/contact"
import { Effect } from "effect"
import { expect, fn, screen, waitFor } from "storybook/test"
import { dialogNamed, said } from "./dialogs.ts"
import { waiting } from "./market.ts"
import { Product, type ProductProps } from "./product.tsx"

const Contact = (props: ProductProps) => (
  <Product {...props}>{props.children ?? <ContactScreen email="help@demo.example" />}</Product>
)
const meta = { title: "Screens/Contact", component: Contact, parameters: { layout: "fullscreen" } } satisfies Meta<
  typeof Contact
>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story["play"]>
type Fill = Pick<Parameters<Play>[0], "canvas" | "userEvent">

const desk = contactDeskInMemory()
const asked = () => desk.received.at(-1)

const fills = async ({ canvas, userEvent }: Fill) => {
  await userEvent.type(canvas.getByLabelText("Name"), "Ann Doe")
  await userEvent.type(canvas.getByLabelText("Email"), "ann@example.com")
  await userEvent.click(canvas.getByRole("button", { name: /Purpose/ }))
  await userEvent.click(await screen.findByRole("option", { name: "Selling" }))
  await userEvent.type(canvas.getByLabelText("Message"), "How do I list a loan?")
}
const send = (canvas: Fill["canvas"]) => canvas.getByRole("button", { name: "Send" })

/** Send waits for the form; the phone is masked and travels bare; then the word that it was sent. */
export const Sends: Story = {
  name: "Waits for a valid form and says that it was sent (ACC-330, ACC-332, ACC-182)",
  args: { vendors: { contactDesk: desk.desk } },
  play: async ({ canvas, userEvent }) => {
    await expect(send(canvas)).toBeDisabled()
    await fills({ canvas, userEvent })
    await expect(send(canvas)).toBeEnabled()
    await userEvent.type(canvas.getByLabelText(/Phone/), "2125550")
    await expect(send(canvas)).toBeDisabled()
    await userEvent.type(canvas.getByLabelText(/Phone/), "142")
    await expect(canvas.getByLabelText(/Phone/)).toHaveValue("(212)-555-0142")
    await userEvent.click(send(canvas))
    const done = await canvas.findByRole("heading", { name: "Your message has been sent successfully." })
    await waitFor(() => expect(done).toHaveFocus())
    await expect(asked()).toEqual({
      name: "Ann Doe",
      email: "ann@example.com",
      purpose: "Selling",
      msg: "How do I list a loan?",
      phone: "2125550142",
    })
  },
}

/** What is wrong with a field is said once the field was left. */
export const SaysWhatIsWrong: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText("Name"))
    await userEvent.tab()
    await expect(await canvas.findByText("This field is required")).toBeVisible()
    await userEvent.type(canvas.getByLabelText("Email"), "ann@")
    await expect(canvas.queryByText("Must be valid e-mail")).toBeNull()
    await userEvent.tab()
    await expect(await canvas.findByText("Must be valid e-mail")).toBeVisible()
    await expect(send(canvas)).toBeDisabled()
  },
}

const report = fn()

/** A breakdown is only logged: no word to the reader, and what was typed stays. */
export const BreaksDown: Story = {
  name: "Logs a breakdown and keeps what was typed (ACC-554)",
  args: {
    vendors: { contactDesk: { send: () => Effect.fail(new MarketUnavailable({ cause: "down" })) }, report },
  },
  play: async ({ canvas, userEvent }) => {
    report.mockClear()
    await fills({ canvas, userEvent })
    await userEvent.click(send(canvas))
    await waitFor(() => expect(report).toHaveBeenCalledOnce())
    await expect(report).toHaveBeenCalledWith(
      "We cannot reach the marketplace. Please try again.",
      new MarketUnavailable({ cause: "down" }),
    )
    await expect(canvas.getByLabelText("Message")).toHaveValue("How do I list a loan?")
    await expect(screen.queryByText("We cannot reach the marketplace. Please try again.")).toBeNull()
    await expect(send(canvas)).toBeEnabled()
  },
}

export const Sending: Story = {
  args: { vendors: { contactDesk: { send: waiting } } },
  play: async ({ canvas, userEvent }) => {
    await fills({ canvas, userEvent })
    await userEvent.click(send(canvas))
    await expect(canvas.getByLabelText("Message")).toHaveValue("How do I list a loan?")
  },
}

/** Somebody signed in finds name and address filled in. */
export const SignedIn: Story = {
  args: { who: aBuyer() },
  play: async ({ canvas }) => waitFor(() => expect(canvas.getByLabelText("Email")).toHaveValue(aBuyer().email)),
}

export const Narrow: Story = { globals: { viewport: { value: "mobile1", isRotated: false } } }

export const Demo: Story = {
  args: { children: <ScheduleDemoScreen email="help@demo.example" /> },
  play: async ({ canvas }) =>
    expect(canvas.getByRole("link", { name: "Choose a time" })).toHaveAttribute("href", "?contact=call"),
}

const close = fn()
const dialogs = (asks: ContactAsked, calendarUrl: string | null = null, isMember = false) => (
  <ContactDialogs asked={asks} isMember={isMember} purpose="" calendarUrl={calendarUrl} onClose={close} />
)

export const MessageDialog: Story = {
  name: "The contact dialog (ACC-181)",
  args: { children: dialogs("message"), vendors: { contactDesk: desk.desk } },
  play: async ({ userEvent }) => {
    close.mockClear()
    const canvas = await dialogNamed("Contact us")
    await fills({ canvas: canvas as Fill["canvas"], userEvent })
    await userEvent.click(canvas.getByRole("button", { name: "Send" }))
    await expect(await canvas.findByRole("heading", { name: "Your message has been sent successfully." })).toBeVisible()
    await userEvent.click(canvas.getAllByRole("button", { name: "Close" }).at(-1) as HTMLElement)
    await expect(close).toHaveBeenCalledOnce()
  },
}

/** A member's letter to the administrators: what comes next stands before it is sent, and after. */
export const ToAdministrators: Story = {
  name: "A member writes to the administrators and reads what comes next (SEL-354)",
  args: { who: aBuyer(), children: dialogs("administrators", null, true) },
  play: async ({ userEvent }) => {
    const dialog = await dialogNamed("Write to the administrators")
    await waitFor(() => expect(dialog.getByText(new RegExp(`answer by e-mail to ${aBuyer().email}`))).toBeVisible())
    await userEvent.type(dialog.getByLabelText("Subject"), "Declined")
    await userEvent.type(dialog.getByLabelText("Message"), "Which statement do you need?")
    await userEvent.click(dialog.getByRole("button", { name: "Send" }))
    await expect(await dialog.findByRole("heading", { name: "Your message is on its way." })).toBeVisible()
    await expect(dialog.getByText(/You need not do anything meanwhile/)).toBeVisible()
  },
}

/** The same on a phone, with a line that does not stand: what was typed stays, and a notice says why. */
export const ToAdministratorsRefused: Story = {
  name: "A letter that does not arrive stays as it was typed",
  args: {
    who: aBuyer(),
    children: dialogs("administrators", null, true),
    change: ({ letters }) => ({
      letters: {
        ...letters,
        toAdministrators: () => Effect.fail(new MarketUnavailable({ cause: "often", retryAfter: 412 })),
      },
    }),
  },
  globals: { viewport: { value: "mobile1", isRotated: false } },
  play: async ({ userEvent }) => {
    const dialog = await dialogNamed("Write to the administrators")
    await userEvent.type(dialog.getByLabelText("Subject"), "Declined")
    await userEvent.type(dialog.getByLabelText("Message"), "Which statement do you need?")
    await userEvent.click(dialog.getByRole("button", { name: "Send" }))
    await said("Too many requests. Please try again in 412 seconds.")
    await expect(dialog.getByLabelText("Message")).toHaveValue("Which statement do you need?")
  },
}

/** Whoever is nobody's member is given the form that takes an address. */
export const ToAdministratorsAsGuest: Story = {
  name: "A guest who is sent to the administrators finds the contact form",
  args: { children: dialogs("administrators") },
  play: async () => {
    const dialog = await dialogNamed("Contact us")
    await expect(dialog.getByLabelText("Email")).toBeVisible()
  },
}

export const Member: Story = {
  name: "A member finds the way to the administrators",
  args: { who: aBuyer(), children: <ContactScreen isMember email="help@demo.example" /> },
  play: async ({ canvas }) =>
    expect(canvas.getByRole("link", { name: "write to the administrators" })).toHaveAttribute(
      "href",
      "?contact=administrators",
    ),
}

export const CallWithCalendar: Story = {
  name: "The popup that books a discovery call (ACC-183, ACC-184)",
  args: { children: dialogs("call", "https://calendar.example/xl") },
  play: async () => {
    const dialog = await dialogNamed("Discovery call")
    await expect(dialog.getByRole("link", { name: /Choose a time/ })).toHaveAttribute(
      "href",
      "https://calendar.example/xl",
    )
  },
}

export const CallByForm: Story = {
  name: "Without a calendar the call is asked for by the form (ACC-184)",
  args: { children: dialogs("call") },
  play: async () => {
    const dialog = await dialogNamed("Discovery call")
    await expect(dialog.getByRole("button", { name: "Send" })).toBeDisabled()
    await expect(dialog.getByRole("button", { name: /Purpose/ })).toHaveTextContent("Other")
  },
}

const Footer = () => (
  <footer style={{ background: "var(--band)", color: "var(--band-ink)", padding: 40 }}>
    <div style={{ maxWidth: 440 }}>
      <QuestionFormView form={QuestionForm} />
    </div>
  </footer>
)

export const Question: Story = {
  name: "The footer's question, with an address and a message (ACC-149, ACC-553)",
  args: { children: <Footer />, vendors: { contactDesk: desk.desk } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab() // somebody is there
    const email = await canvas.findByLabelText("Email")
    await userEvent.click(send(canvas))
    await expect(await canvas.findAllByText("This field is required")).toHaveLength(2)
    await expect(email).toHaveAccessibleDescription("This field is required")
    await userEvent.type(email, "ann@example.com")
    await userEvent.type(canvas.getByLabelText("Message"), "When does the call close?")
    await userEvent.click(send(canvas))
    await said("Your message has been sent successfully.")
    await expect(asked()).toEqual({
      name: "-",
      email: "ann@example.com",
      purpose: "-",
      msg: "When does the call close?",
      phone: "-",
    })
    await expect(canvas.getByLabelText("Message")).toHaveValue("")
  },
}
