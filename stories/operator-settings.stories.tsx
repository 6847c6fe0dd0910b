import type { Meta, StoryObj } from "@storybook/react-vite"
import { anAdmin } from "@xl/testkit/market"
import { OperatorSettingsScreen } from "@xl/ui/administration"
import { expect, screen, waitFor, within } from "storybook/test"
import { said } from "./dialogs.ts"
import { down } from "./market.ts"
import { Product, type ProductProps } from "./product.tsx"

const Settings = (props: ProductProps) => (
  <Product who={anAdmin()} {...props}>
    <OperatorSettingsScreen />
  </Product>
)
const meta = {
  title: "Screens/Operator settings",
  component: Settings,
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof Settings>
export default meta
type Story = StoryObj<typeof meta>

export const Save: Story = {
  name: "Saved once something is changed",
  play: async ({ canvas, userEvent }) => {
    const save = await canvas.findByRole("button", { name: "Save settings" })
    await expect(save).toBeDisabled()
    await userEvent.click(canvas.getByRole("switch", { name: /Register with an email alone/ }))
    await userEvent.click(save)
    await waitFor(() => expect(save).toBeDisabled())
  },
}

export const Refused: Story = {
  name: "No money moves by itself without a provider",
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("switch", { name: /Automatic deposits/ }))
    await userEvent.click(canvas.getByRole("button", { name: "Save settings" }))
    await expect(await canvas.findByText(/no payment provider is connected/)).toBeVisible()
  },
}

export const AboveFunds: Story = {
  name: "Offers that together exceed the approved funds are warned of or refused",
  play: async ({ canvas, userEvent }) => {
    const group = within(await canvas.findByRole("radiogroup", { name: /exceed the approved funds/ }))
    const save = canvas.getByRole("button", { name: "Save settings" })
    await expect(group.getByRole("radio", { name: /^Warn the buyer/ })).toBeChecked()
    await userEvent.click(group.getByRole("radio", { name: "Refuse the offer" }))
    await userEvent.click(save)
    await waitFor(() => expect(save).toBeDisabled())
    await expect(group.getByRole("radio", { name: "Refuse the offer" })).toBeChecked()
  },
}

export const GoverningLaw: Story = {
  name: "The governing law of agreements: warned of while no state is chosen, and kept once one is",
  play: async ({ canvas, userEvent }) => {
    const panel = within(await canvas.findByRole("region", { name: "Closing documents" }))
    await expect(panel.getByText(/^No state is chosen\. Loan purchase agreements say/)).toBeVisible()
    const state = panel.getByRole("button", { name: /Governing law of the loan purchase agreement/ })
    await expect(state).toHaveAccessibleDescription("Agreements that are prepared from now on name this state.")
    state.focus()
    await userEvent.keyboard("{Enter}")
    await userEvent.click(await screen.findByRole("option", { name: "Delaware" }))
    await waitFor(() => expect(panel.queryByText(/^No state is chosen/)).toBeNull())
    await userEvent.click(canvas.getByRole("button", { name: "Save settings" }))
    await said("Settings saved")
    await expect(state).toHaveTextContent("Delaware")
    await expect(canvas.getByRole("button", { name: "Save settings" })).toBeDisabled()
  },
}
export const NarrowGoverningLaw: Story = {
  ...GoverningLaw,
  name: "The governing law on a phone",
  globals: { viewport: { value: "mobile1", isRotated: false } },
}

export const Narrow: Story = {
  globals: { viewport: { value: "mobile1", isRotated: false } },
  play: async ({ canvas }) => expect(await canvas.findByRole("button", { name: "Save settings" })).toBeVisible(),
}

export const Failed: Story = {
  args: {
    change: ({ settings }) => ({ settings: { ...settings, read: down } }),
    // The session asks for them, too, and only logs that it got none: here that would be the console's.
    vendors: { log: () => undefined },
  },
  play: async ({ canvas }) => expect(await canvas.findByText("The settings did not load")).toBeVisible(),
}
