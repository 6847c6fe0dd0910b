import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { expect, waitFor } from "storybook/test"
import { LinkTabs, Tabs } from "./index.ts"
import { guides } from "./guide.ts"

const meta = { title: "Parts/Tabs", parameters: { guides } } satisfies Meta
export default meta
type Story = StoryObj

const Screen = () => {
  const [value, setValue] = useState<"offers" | "history">("offers")
  return (
    <Tabs
      label="Asset"
      value={value}
      onChange={setValue}
      tabs={[
        { id: "offers", label: "Offers", count: 9, content: <p>Nine offers</p> },
        { id: "history", label: "History", content: <p>What happened</p> },
      ]}
    />
  )
}

export const Parts: Story = {
  render: () => <Screen />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard("{ArrowRight}")
    await expect(canvas.getByRole("tab", { name: "History" })).toHaveAttribute("aria-selected", "true")
    await expect(canvas.getByText("What happened")).toBeVisible()
  },
}

export const InSight: Story = {
  name: "On a phone the row begins at the tab that one is at",
  globals: { viewport: { value: "mobile1", isRotated: false } },
  render: () => (
    <LinkTabs
      label="Your profile"
      tabs={["Account Settings", "Profile Data", "Buyer Info", "Seller Info", "Billing"].map((label) => ({
        id: label,
        label,
        href: `#${label}`,
        isCurrent: label === "Billing",
      }))}
    />
  ),
  play: async ({ canvas }) => {
    const row = canvas.getByRole("navigation", { name: "Your profile" })
    await expect(row.scrollWidth).toBeGreaterThan(row.clientWidth)
    const [around, tab] = [row, canvas.getByRole("link", { name: "Billing" })]
    await waitFor(() =>
      expect(tab.getBoundingClientRect().right).toBeLessThanOrEqual(around.getBoundingClientRect().right + 1),
    )
    await expect(tab.getBoundingClientRect().left).toBeGreaterThanOrEqual(around.getBoundingClientRect().left)
  },
}

export const Addresses: Story = {
  render: () => (
    <LinkTabs
      label="Workspace"
      tabs={[
        { id: "buying", label: "Buying", href: "#buying", isCurrent: true },
        { id: "selling", label: "Selling", href: "#selling", isCurrent: false, count: 4 },
        { id: "valuations", label: "Valuations", href: "#valuations", isCurrent: false, count: 2 },
      ]}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole("link", { name: "Buying" })).toHaveFocus()
    await expect(canvas.getByRole("link", { name: "Buying" })).toHaveAttribute("aria-current", "page")
  },
}
