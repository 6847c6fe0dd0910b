import type { Meta, StoryObj } from "@storybook/react-vite"
import { DAY_MILLIS } from "@xl/core/shared"
import { aBuyer, anAdmin, aSeller, EXAMPLE_NOW } from "@xl/testkit/market"
import { ScreenTitle } from "@xl/ui/parts"
import { expect } from "storybook/test"
import { useNow, useViewer } from "../modes.ts"
import { Page } from "./page.tsx"

const own = aBuyer(9)

/** Who looks at a screen, and when, as the toolbar says. */
const Seen = () => {
  const viewer = useViewer(own)
  return (
    <Page
      title="Toolbar modes"
      lead="Theme, zoom, role and clock are turned in the toolbar, and the width by its viewport."
    >
      <ScreenTitle as="p">{viewer?.email ?? "A guest"}</ScreenTitle>
      <time dateTime={new Date(useNow()).toISOString()}>{new Date(useNow()).toISOString()}</time>
    </Page>
  )
}

const meta = { title: "Overview/Toolbar modes", component: Seen, tags: ["!autodocs"] } satisfies Meta<typeof Seen>
export default meta
type Story = StoryObj<typeof meta>

const seen =
  (email: string, days: number): NonNullable<Story["play"]> =>
  async ({ canvas }) => {
    await expect(canvas.getByText(email)).toBeVisible()
    await expect(canvas.getByText(new Date(EXAMPLE_NOW + days * DAY_MILLIS).toISOString())).toBeVisible()
  }

export const AsTheStorySays: Story = { play: seen(own.email, 0) }
export const Guest: Story = { globals: { viewer: "guest", clock: "7" }, play: seen("A guest", 7) }
export const Buyer: Story = { globals: { viewer: "buyer", clock: "15" }, play: seen(aBuyer().email, 15) }
export const Seller: Story = { globals: { viewer: "seller", clock: "30" }, play: seen(aSeller().email, 30) }
export const Admin: Story = { globals: { viewer: "admin", clock: "91" }, play: seen(anAdmin().email, 91) }

const ground = (): string => getComputedStyle(document.body).backgroundColor

export const Dark: Story = {
  globals: { theme: "dark" },
  play: async () => {
    const dark = ground()
    document.documentElement.setAttribute("data-theme", "light")
    const light = ground()
    document.documentElement.setAttribute("data-theme", "dark")
    await expect([light, dark]).toEqual(["rgb(243, 245, 246)", "rgb(10, 18, 26)"])
  },
}

export const Zoomed: Story = {
  globals: { zoom: "2" },
  play: async ({ canvas }) => {
    await expect(document.documentElement.style.zoom).toBe("2")
    await expect(canvas.getByText(own.email)).toBeVisible()
  },
}

export const Narrow: Story = {
  globals: { viewport: { value: "w390", isRotated: false } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}
