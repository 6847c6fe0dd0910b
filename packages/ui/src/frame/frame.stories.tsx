import type { ThemeMode } from "@xl/core/navigation"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, screen, waitFor, within } from "storybook/test"
import { type ComponentProps, useState } from "react"
import { Button } from "../parts/button/index.ts"
import { SnackbarQueue } from "../parts/snackbar/index.ts"
import { addresses, applyTheme, AreaTabs, ErrorScreen, NotFoundScreen, PageFrame, ThemeChoice, Wrap } from "./index.ts"

const dana = { name: "Dana Kessler", initials: "DK", roles: [] }
const meta = {
  title: "Frame/Page",
  component: PageFrame,
  parameters: { layout: "fullscreen" },
  args: {
    title: "Loans for sale",
    path: "/buy-commercial-real-estate-loans",
    viewer: undefined,
    isDemo: true,
    year: 2026,
    onLogin: fn(),
    onLogout: fn(),
    children: (
      <Wrap>
        <h1 style={{ padding: "32px 0 240px", fontSize: 26, fontWeight: 600 }}>Loans for sale</h1>
      </Wrap>
    ),
  },
} satisfies Meta<typeof PageFrame>
export default meta
type Story = StoryObj<typeof meta>

export const Guest: Story = {
  name: "Guest (ACC-114, ACC-117, ACC-121)",
  globals: { viewport: { value: "w1440", isRotated: false } },
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() => expect(document.title).toBe("Loans for sale | XL"))
    await expect(canvas.getByText("Demo market.")).toBeVisible()
    await expect(canvas.getByRole("link", { name: "Skip to content" })).toHaveAttribute("href", "#content")
    await userEvent.click(canvas.getByRole("button", { name: "Login/Register" }))
    await expect(args.onLogin).toHaveBeenCalledOnce()
    if (window.innerWidth >= 960) {
      const main = within(canvas.getByRole("navigation", { name: "Main" }))
      await expect(main.getAllByRole("link").map((link) => link.firstChild?.textContent)).toEqual([
        "Buy",
        "Sell",
        "FAQ",
        "Knowledge",
        "About",
      ])
      await expect(main.getByRole("link", { name: "Buy" })).toHaveAttribute("aria-current", "page")
      await expect(main.getByRole("link", { name: /Knowledge/ })).toHaveAttribute("target", "_blank")
    }
  },
}

export const SignedIn: Story = {
  name: "Signed in (ACC-125)",
  args: { viewer: dana },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /account of Dana Kessler$/ }))
    const items = await screen.findAllByRole("menuitem")
    await expect(items.map((item) => item.textContent)).toEqual(["Favorites", "Saved searches", "Profile", "Logout"])
    await userEvent.click(items[3] as HTMLElement)
    await expect(args.onLogout).toHaveBeenCalledOnce()
  },
}

export const Admin: Story = {
  args: {
    viewer: { name: "XL Admin", initials: "XL", roles: ["Admins" as const] },
    path: "/admin/buyers/requests",
    subHeader: <AreaTabs of="admin" path="/admin/buyer-requests" to={addresses} roles={["Admins"]} />,
  },
  play: async ({ canvas, userEvent }) => {
    const tabs = within(canvas.getByRole("navigation", { name: "Administration" }))
    await expect(tabs.getAllByRole("link").map((tab) => [tab.textContent, tab.getAttribute("aria-current")])).toEqual([
      ["Admin Assets", null],
      ["Admin Buyers", "page"],
      ["Admin Users", null],
      ["Admin Settings", null],
      ["Event log", null],
      ["Browser errors", null],
      ["Failed documents", null],
    ])
    await userEvent.click(await canvas.findByRole("button", { name: /account of XL Admin$/ }))
    const items = await screen.findAllByRole("menuitem")
    await expect(items.slice(0, 4).map((item) => item.textContent)).toEqual([
      "Admin Assets",
      "Admin Buyers",
      "Admin Users",
      "Admin Settings",
    ])
  },
}

export const Unverified: Story = {
  args: { viewer: dana, onVerifyEmail: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(
      await canvas.findByText("Please verify your email to gain full access to the XL functionality"),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: "Verify email" }))
    await expect(args.onVerifyEmail).toHaveBeenCalledOnce()
  },
}

export const Narrow: Story = {
  name: "Drawer on a phone (ACC-134, ACC-135)",
  globals: { viewport: { value: "mobile1", isRotated: false } },
  play: async ({ args, canvas, userEvent }) => {
    const burger = await canvas.findByRole("button", { name: "Menu" })
    await expect(canvas.queryByRole("navigation", { name: "Main" })).toBeNull()
    await userEvent.click(burger)
    const panel = await screen.findByRole("dialog", { name: "Menu" })
    await waitFor(() => {
      const { left, right } = panel.getBoundingClientRect()
      return expect([left, right].map(Math.round)).toEqual([0, innerWidth])
    })
    const drawer = within(panel)
    await expect(drawer.getAllByRole("link").map((link) => link.firstChild?.textContent)).toEqual([
      "Buy",
      "Sell",
      "Value",
      "Knowledge",
      "FAQ",
      "About Us",
    ])
    await userEvent.click(drawer.getByRole("button", { name: "Login/Register" }))
    await expect(args.onLogin).toHaveBeenCalled()
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
    await userEvent.click(burger)
    await screen.findByRole("dialog", { name: "Menu" })
    await userEvent.keyboard("{Escape}")
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
    await userEvent.click(burger)
    await screen.findByRole("dialog", { name: "Menu" })
  },
}

export const AdminDrawer: Story = {
  name: "The drawer of an administrator has their areas, too",
  args: { viewer: { name: "XL Admin", initials: "XL", roles: ["Admins" as const] } },
  globals: { viewport: { value: "mobile1", isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Menu" }))
    const drawer = within(await screen.findByRole("dialog", { name: "Menu" }))
    const areas = within(drawer.getByRole("navigation", { name: "Administration" }))
    await expect(areas.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Admin Assets", "/admin/asset-approval"],
      ["Admin Buyers", "/admin/buyers/requests"],
      ["Admin Users", "/admin/users"],
      ["Admin Settings", "/admin/settings"],
    ])
    await userEvent.keyboard("{Escape}")
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
  },
}

const said = new SnackbarQueue({ now: () => 0, every: () => () => undefined })
export const Notices: Story = {
  name: "What happened is said over the page, until it is put away",
  args: { snackbars: said },
  play: async ({ userEvent }) => {
    said.success("The search was saved.")
    const notice = await screen.findByText("The search was saved.")
    await waitFor(() => expect(notice).toBeVisible())
    await userEvent.click(screen.getByRole("button", { name: "Close notice" }))
    await waitFor(() => expect(screen.queryByText("The search was saved.")).toBeNull())
  },
}

const saidOnPhone = new SnackbarQueue({ now: () => 0, every: () => () => undefined })
export const NoticesOnAPhone: Story = {
  name: "On a phone a notice stands below the header, which stays free",
  globals: { viewport: { value: "w390", isRotated: false } },
  args: { snackbars: saidOnPhone, viewer: dana },
  play: async ({ canvas }) => {
    saidOnPhone.success("Your request has been sent successfully.")
    const notice = await screen.findByRole("region", { name: "Notices" })
    await waitFor(() => expect(within(notice).getByText("Your request has been sent successfully.")).toBeVisible())
    const { bottom } = canvas.getByRole("banner").getBoundingClientRect()
    await waitFor(() => expect(notice.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom))
    await expect(notice.getBoundingClientRect().top).toBeLessThan(bottom + 40)
    saidOnPhone.close()
  },
}

export const Tablet: Story = {
  name: "Drawer from the right at the small breakpoint (ACC-132)",
  globals: { viewport: { value: "w768", isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    const burger = await canvas.findByRole("button", { name: "Menu" })
    await expect(canvas.queryByRole("navigation", { name: "Main" })).toBeNull()
    await userEvent.click(burger)
    const panel = await screen.findByRole("dialog", { name: "Menu" })
    await waitFor(() => {
      const { left, right } = panel.getBoundingClientRect()
      return expect([left, right].map(Math.round)).toEqual([innerWidth - 480, innerWidth])
    })
    const main = within(panel).getByRole("navigation", { name: "Main" })
    await expect(within(main).getByRole("link", { name: "Buy" })).toHaveAttribute("aria-current", "page")
    const lists = within(panel).getAllByRole("navigation")
    await expect(lists.map((list) => list.getAttribute("aria-label"))).toEqual(["Main"])
    await userEvent.click(within(panel).getByRole("button", { name: "Close menu" }))
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
    await waitFor(() => expect(burger).toHaveFocus())
  },
}

export const NotFound: Story = {
  args: { title: undefined, path: "/nowhere", children: <NotFoundScreen /> },
  play: ({ canvas }) => expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("No such address"),
}

export const Broken: Story = {
  args: { title: undefined, path: "/broken", children: <ErrorScreen onRetry={fn()} reference="7F2A-10427" /> },
}

export const Bare: Story = {
  name: "Without header and footer (ACC-091)",
  args: { hasHeader: false, hasFooter: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("banner")).toBeNull()
    await expect(canvas.queryByRole("contentinfo")).toBeNull()
  },
}

const Travelling = (props: ComponentProps<typeof PageFrame>) => {
  const [path, setPath] = useState("/")
  const [mode, setMode] = useState<ThemeMode>("system")
  const choose = (next: ThemeMode) => {
    setMode(next)
    applyTheme(next, document.documentElement)
  }
  return (
    <PageFrame {...props} path={path} footerEnd={<ThemeChoice value={mode} onChange={choose} />}>
      <Wrap>
        <h1>{path}</h1>
        <Button onPress={() => setPath("/faq")}>Go on</Button>
      </Wrap>
    </PageFrame>
  )
}

export const MovesFocusToTheNewPage: Story = {
  render: (args) => <Travelling {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Go on" }))
    await waitFor(() => expect(canvas.getByRole("main")).toHaveFocus())
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("/faq")
  },
}

export const ChangesTheme: Story = {
  render: (args) => <Travelling {...args} />,
  play: async ({ canvas, userEvent }) => {
    const choice = canvas.getByRole("combobox", { name: "Theme" })
    await userEvent.selectOptions(choice, "Dark")
    await expect(document.documentElement.dataset["theme"]).toBe("dark")
    await userEvent.selectOptions(choice, "As the system")
    await expect(document.documentElement.dataset["theme"]).toBeUndefined()
    await userEvent.selectOptions(choice, "Light")
    await expect(document.documentElement.dataset["theme"]).toBe("light")
  },
}
