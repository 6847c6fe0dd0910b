import {
  adminMenu,
  areaTabs,
  DRAWER_MENU,
  HEADER_MENU,
  type MenuItem,
  PROFILE_TABS,
  seesArea,
} from "@xl/core/navigation"
import { describe, expect, it } from "vitest"
import { addresses, isCurrent, itemsOf } from "./addresses.ts"

const labels = (menu: ReadonlyArray<MenuItem>, to: Parameters<typeof itemsOf>[1] = addresses) =>
  itemsOf(menu, to).map(({ label }) => label)

describe("the frame's navigation", () => {
  it("names the header's items in order (ACC-114, ACC-115, ACC-120)", () => {
    expect(labels(HEADER_MENU)).toEqual(["Buy", "Sell", "FAQ", "Knowledge", "About"])
  })
  it("names the drawer's items in order (ACC-135)", () => {
    expect(labels(DRAWER_MENU)).toEqual(["Buy", "Sell", "Value", "Knowledge", "FAQ", "About Us"])
  })
  it("gives admins their four areas, and the tools behind them (ACC-436)", () => {
    expect([seesArea("admin", ["Admins"]), seesArea("admin", ["Sellers"])]).toEqual([true, false])
    expect(itemsOf(adminMenu(["Admins"]), addresses).map(({ href }) => href)).toEqual([
      "/admin/asset-approval",
      "/admin/buyers/requests",
      "/admin/users",
      "/admin/settings",
    ])
    expect(labels(adminMenu(["Admins"]))).toEqual(["Admin Assets", "Admin Buyers", "Admin Users", "Admin Settings"])
  })
  it("shows Buying to buyers (ACC-138, ACC-429)", () => {
    expect([labels(areaTabs(["ApprovedBuyers"])), labels(areaTabs([]))]).toEqual([
      ["Buying", "Valuations"],
      ["Valuations"],
    ])
  })
  it("shows Selling to those who see the seller area (ACC-139, ACC-420)", () => {
    expect([labels(areaTabs(["ApprovedBuyers", "Concierges"])), labels(areaTabs(["ApprovedBuyers"]))]).toEqual([
      ["Buying", "Mandates", "Selling", "Valuations"],
      ["Buying", "Valuations"],
    ])
  })
  it("names the three areas of whoever buys and sells, in order (ACC-136)", () => {
    expect(itemsOf(areaTabs(["ApprovedBuyers", "Sellers"]), addresses)).toEqual([
      { label: "Buying", href: "/buyer" },
      { label: "Selling", href: "/seller/filters/active" },
      { label: "Valuations", href: "/valuations" },
    ])
  })
  it("names the five tabs of a profile in order (ACC-137), and leaves out those without a page", () => {
    expect(labels(PROFILE_TABS)).toEqual(["Account Settings", "Profile Data", "Buyer Info", "Seller Info", "Billing"])
    expect(labels(PROFILE_TABS, { ...addresses, profileBilling: undefined, profileBuyer: undefined })).toEqual([
      "Account Settings",
      "Profile Data",
      "Seller Info",
    ])
  })
  it("marks the item of the page and of what lies below it, and never home for all", () => {
    expect([
      isCurrent("/faq", "/faq"),
      isCurrent("/dashboard", "/dashboard/buyer"),
      isCurrent("/dash", "/dashboard"),
      isCurrent("/", "/faq"),
    ]).toEqual([true, true, false, false])
  })
})
