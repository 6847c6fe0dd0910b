import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, screen, within } from "storybook/test"
import { ScreenTitle } from "../parts/index.ts"
import { addresses, PageFrame, Wrap } from "./index.ts"

const dana = { name: "Dana Kessler", initials: "DK", roles: [] }
const meta = {
  title: "Frame/Navigation",
  component: PageFrame,
  parameters: { layout: "fullscreen" },
  globals: { viewport: { value: "w1440", isRotated: false } }, // on a phone all of it is in the drawer
  args: {
    title: "Loans for sale",
    path: "/",
    viewer: undefined,
    isDemo: false,
    year: 2026,
    onLogin: fn(),
    onLogout: fn(),
    children: (
      <Wrap>
        <ScreenTitle>Loans for sale</ScreenTitle>
      </Wrap>
    ),
  },
} satisfies Meta<typeof PageFrame>
export default meta
type Story = StoryObj<typeof meta>

export const GuestItems: Story = {
  name: "A guest's items (ACC-115, ACC-118, ACC-120)",
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole("navigation", { name: "Main" }))
    await expect(main.getByRole("link", { name: "Sell" })).toHaveAttribute("href", "/loan-sales")
    await expect(main.getByRole("link", { name: "About" })).toHaveAttribute("href", "/aboutus")
    const knowledge = main.getByRole("link", { name: /^Knowledge/ })
    await expect(knowledge).toHaveAttribute("href", "https://knowledge.example.com/")
    await expect(knowledge).toHaveAttribute("target", "_blank")
  },
}

export const TwoWaysToSell: Story = {
  name: "Two ways to sell, with the exclusive feature (ACC-116)",
  args: { to: { ...addresses, sellWithUs: "/loan-sale-advisory" } },
  play: async ({ canvas, userEvent }) => {
    const main = within(canvas.getByRole("navigation", { name: "Main" }))
    await expect(main.queryByRole("link", { name: "Sell" })).toBeNull()
    await userEvent.click(await main.findByRole("button", { name: "Sell" }))
    const items = await screen.findAllByRole("menuitem")
    await expect(items.map((item) => [item.textContent, item.getAttribute("href")])).toEqual([
      ["Self-Service", "/loan-sales"],
      ["Full-Service", "/loan-sale-advisory"],
    ])
    await userEvent.keyboard("{Escape}")
  },
}

export const MembersItems: Story = {
  name: "Whoever is signed in has a guest's items, too (ACC-131)",
  args: { viewer: dana },
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole("navigation", { name: "Main" }))
    const items = main.getAllByRole("link").map((link) => link.firstChild?.textContent)
    await expect(items).toEqual(["Buy", "Sell", "FAQ", "Knowledge", "About"])
    await canvas.findByRole("button", { name: /account of Dana Kessler/ })
  },
}

export const Shortcuts: Story = {
  name: "Shortcuts of whoever is signed in (ACC-123, ACC-124)",
  args: { viewer: dana },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Manage Assets" })).toHaveAttribute("href", "/dashboard")
    await expect(canvas.getByRole("link", { name: "View Favorites" })).toHaveAttribute("href", "/favorites")
    await expect(canvas.queryByRole("button", { name: "Login/Register" })).toBeNull()
  },
}

export const AdminAreas: Story = {
  name: "An administrator's areas (ACC-126, ACC-127, ACC-128)",
  args: { viewer: { ...dana, roles: ["Admins" as const] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /account of Dana Kessler/ }))
    const items = await screen.findAllByRole("menuitem")
    await expect(items.slice(0, 3).map((item) => [item.textContent, item.getAttribute("href")])).toEqual([
      ["Admin Assets", "/admin/asset-approval"],
      ["Admin Buyers", "/admin/buyers/requests"],
      ["Admin Users", "/admin/users"],
    ])
    await userEvent.keyboard("{Escape}")
  },
}

export const AdminSettings: Story = {
  name: "An administrator's settings (ACC-129)",
  args: { viewer: { ...dana, roles: ["Admins" as const] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /account of Dana Kessler/ }))
    const settings = await screen.findByRole("menuitem", { name: "Admin Settings" })
    await expect(settings).toHaveAttribute("href", "/admin/settings")
    await userEvent.keyboard("{Escape}")
  },
}

export const NoAdminAreas: Story = {
  name: "No area of an administrator for others (ACC-130)",
  args: { viewer: dana },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /account of Dana Kessler/ }))
    await screen.findByRole("menuitem", { name: "Logout" })
    await expect(screen.queryAllByRole("menuitem", { name: /^Admin/ })).toEqual([])
    await userEvent.keyboard("{Escape}")
  },
}

export const Unverified: Story = {
  name: "The banner of an unverified e-mail (ACC-152)",
  args: { viewer: dana, onVerifyEmail: fn() },
  play: async ({ canvas }) => {
    const banner = await canvas.findByText("Please verify your email to gain full access to the XL functionality")
    await expect(banner).toBeVisible()
  },
}

export const SmallPrint: Story = {
  name: "The footer's small print (ACC-150, ACC-151)",
  play: async ({ canvas }) => {
    const footer = within(canvas.getByRole("contentinfo"))
    await expect(footer.getByRole("link", { name: "Privacy Policy" })).toHaveAttribute("href", "/privacy-policy")
    await expect(footer.getByRole("link", { name: "Terms of Service" })).toHaveAttribute("href", "/tos")
  },
}

export const FooterNavigation: Story = {
  name: "The footer's navigation (ACC-147)",
  play: async ({ canvas }) => {
    const footer = within(canvas.getByRole("contentinfo"))
    const items = footer.getAllByRole("link").map((link) => [link.firstChild?.textContent, link.getAttribute("href")])
    await expect(items).toEqual([
      ["Buy", "/buy-commercial-real-estate-loans"],
      ["Sell", "/loan-sales"],
      ["Value a loan", "/free-loan-valuation"],
      ["Knowledge", "https://knowledge.example.com/"],
      ["About", "/aboutus"],
      ["FAQ", "/faq"],
      ["Contact", "/contact"],
      ["Schedule a demo", "/schedule-demo"],
      ["Privacy Policy", "/privacy-policy"],
      ["Terms of Service", "/tos"],
    ])
  },
}
