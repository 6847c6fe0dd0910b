import type { Meta, StoryObj } from "@storybook/react-vite"
import { DAY_MILLIS, Millis, must } from "@xl/core/shared"
import { aConcierge, aMandate } from "@xl/testkit/mandates"
import { anAdmin, aSeller, EXAMPLE_NOW } from "@xl/testkit/market"
import { ActingBar, MandatesScreen, NotCoveredScreen } from "@xl/ui/mandates"
import { Wrap } from "@xl/ui/parts"
import { OwnMandatesPanel, PersonMandates } from "@xl/web/screens"
import { expect, fn, screen, waitFor } from "storybook/test"
import { dialogNamed } from "./dialogs.ts"
import { down, waiting } from "./market.ts"
import { Product, type ProductProps } from "./product.tsx"

const PEOPLE = [aSeller(1), aConcierge()]

const Given = (props: ProductProps) => (
  <Product who={aSeller(1)} seed={{ profiles: PEOPLE }} {...props}>
    <Wrap>
      <OwnMandatesPanel />
    </Wrap>
  </Product>
)
const meta = {
  title: "Screens/Mandates",
  component: Given,
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof Given>
export default meta
type Story = StoryObj<typeof meta>

export const GivenAndEnded: Story = {
  name: "A seller gives a mandate and ends it",
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /Concierge$/ }))
    await userEvent.click(await screen.findByRole("option", { name: "Casey Concierge, Front Desk Advisors" }))
    await userEvent.click(canvas.getByRole("button", { name: "Give mandate" }))
    const asks = await dialogNamed("Let Casey Concierge act for you?", "alertdialog")
    await expect(asks.getByText("Lists and edits your loans, drafts among them")).toBeVisible()
    await userEvent.click(asks.getByRole("button", { name: "Cancel" }))
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull())
    await expect(canvas.queryByText("Since 11-28-2026")).toBeNull()
    await userEvent.click(canvas.getByRole("button", { name: "Give mandate" }))
    const again = await dialogNamed("Let Casey Concierge act for you?", "alertdialog")
    await userEvent.click(again.getByRole("button", { name: "Give mandate" }))
    await expect(await canvas.findByText("Since 11-28-2026")).toBeVisible()
    await userEvent.click(await canvas.findByRole("button", { name: "End mandate of Casey Concierge" }))
    const asked = await dialogNamed("End this mandate?", "alertdialog")
    await userEvent.click(asked.getByRole("button", { name: "End mandate" }))
    await expect(await canvas.findByText("11-28-2026 to 11-28-2026, ended")).toBeVisible()
    await expect(canvas.queryByRole("button", { name: "End mandate of Casey Concierge" })).toBeNull()
  },
}

export const NoConcierge: Story = {
  args: { seed: { profiles: [aSeller(1)] } },
  play: async ({ canvas }) => expect(await canvas.findByText("No Concierge is available yet.")).toBeVisible(),
}

export const Loading: Story = { args: { change: ({ mandates }) => ({ mandates: { ...mandates, mine: waiting } }) } }

export const Failed: Story = {
  args: { change: ({ mandates }) => ({ mandates: { ...mandates, mine: down } }) },
  play: async ({ canvas }) => expect(await canvas.findByText("Your mandates did not load")).toBeVisible(),
}

const act = fn()
const Held = (props: ProductProps) => (
  <Product who={aConcierge()} seed={{ profiles: PEOPLE, mandates: [aMandate()] }} {...props}>
    <MandatesScreen onAct={act} />
  </Product>
)

export const HeldMandates: Story = {
  name: "A Concierge sees the sellers, and acts for one",
  render: (props) => <Held {...props} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^Act for / }))
    await expect(act).toHaveBeenCalledOnce()
  },
}

export const Ended: Story = {
  name: "Whose mandate ended meanwhile reads so, and acts in the own name again",
  render: () => (
    <Product who={aConcierge()} seed={{ profiles: PEOPLE, mandates: [aMandate()] }}>
      <MandatesScreen hasEnded />
    </Product>
  ),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole("alert")).toHaveTextContent(/^You do not act for the seller any more/),
}

export const NoneHeld: Story = {
  render: () => <Held seed={{ profiles: PEOPLE }} />,
  play: async ({ canvas }) => expect(await canvas.findByText("No seller gave you a mandate")).toBeVisible(),
}

export const HeldNarrow: Story = {
  globals: { viewport: { value: "mobile1", isRotated: false } },
  render: (props) => <Held {...props} />,
  play: async ({ canvas }) => expect(await canvas.findByRole("button", { name: /^Act for / })).toBeVisible(),
}

const GIVEN_BEFORE = aMandate({ givenAt: must(Millis, EXAMPLE_NOW - 7 * DAY_MILLIS) })

export const OfAPerson: Story = {
  name: "An administrator sees a person's mandates, and ends one",
  render: () => (
    <Product who={anAdmin()} seed={{ profiles: PEOPLE, mandates: [GIVEN_BEFORE] }}>
      <Wrap>
        <PersonMandates person={aConcierge().id} />
      </Wrap>
    </Product>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^End mandate of Casey Concierge for / }))
    const asked = await dialogNamed("End this mandate?", "alertdialog")
    await userEvent.click(asked.getByRole("button", { name: "End mandate" }))
    await expect(await canvas.findByText("11-21-2026 to 11-28-2026, ended")).toBeVisible()
  },
}

export const Acting: Story = {
  name: "The bar of whoever acts for a seller",
  render: () => <ActingBar name="Granite State Bank" onStop={act} />,
  play: async ({ canvas }) => expect(canvas.getByText("You act for Granite State Bank.")).toBeVisible(),
}

const stop = fn()
export const NotCovered: Story = {
  name: "A Concierge who acts reads what a mandate does not cover, and may stop",
  render: (props) => (
    <Product who={aSeller(1)} {...props}>
      <NotCoveredScreen name="Sam Seller1" onStop={stop} />
    </Product>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole("heading", { name: "This stays with Sam Seller1" })).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: "Stop acting" }))
    await expect(stop).toHaveBeenCalledOnce()
  },
}
