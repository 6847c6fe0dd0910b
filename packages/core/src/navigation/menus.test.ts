import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { Role } from "../kernel/index.ts"
import { FEATURE_FLAGS } from "../settings/index.ts"
import {
  accountMenu,
  adminMenu,
  adminTabs,
  areaActions,
  areaTabs,
  DRAWER_MENU,
  FOOTER_MENUS,
  HEADER_MENU,
  type MenuItem,
  OWN_MENU,
  PROFILE_TABS,
  SELL_MENU,
  SHORTCUTS,
  tabPath,
} from "./index.ts"

const roles = Object.keys(Role.keys).filter(Role.is)
const labels = (menu: ReadonlyArray<MenuItem>) => menu.map(({ label }) => label)
const places = (menu: ReadonlyArray<MenuItem>) => menu.map(({ place }) => place)
const whoHas = (label: string, menu: (roles: ReadonlyArray<Role>) => ReadonlyArray<MenuItem>) =>
  roles.filter((role) => labels(menu([role])).includes(label))

describe("everybody's menus", () => {
  it("are the header's five items, each to its page", () => {
    expect(labels(HEADER_MENU)).toEqual(["Buy", "Sell", "FAQ", "Knowledge", "About"])
    expect(places(HEADER_MENU)).toEqual(["buy", "sell", "faq", "knowledge", "about"])
  })

  it("are two ways to sell", () =>
    expect(SELL_MENU).toEqual([
      { label: "Self-Service", place: "sell" },
      { label: "Full-Service", place: "sellWithUs" },
    ]))

  it("are the drawer's six items, each to its page", () => {
    expect(labels(DRAWER_MENU)).toEqual(["Buy", "Sell", "Value", "Knowledge", "FAQ", "About Us"])
    expect(places(DRAWER_MENU)).toEqual(["buy", "sell", "value", "knowledge", "faq", "about"])
  })

  it("are the footer's lists", () => {
    expect(labels(FOOTER_MENUS.market)).toEqual(["Buy", "Sell", "Value a loan", "Knowledge"])
    expect(places(FOOTER_MENUS.market)).toEqual(["buy", "sell", "value", "knowledge"])
    expect(labels(FOOTER_MENUS.company)).toEqual(["About", "FAQ", "Contact", "Schedule a demo"])
    expect(places(FOOTER_MENUS.company)).toEqual(["about", "faq", "contact", "demo"])
    expect(FOOTER_MENUS.legal).toEqual([
      { label: "Privacy Policy", place: "privacy" },
      { label: "Terms of Service", place: "terms" },
    ])
  })
})

describe("one's own menus", () => {
  it("are two shortcuts, and in the drawer the saved searches and the profile", () => {
    const shortcuts = [
      { label: "Manage Assets", place: "dashboard" },
      { label: "View Favorites", place: "favorites" },
    ]
    expect(SHORTCUTS).toEqual(shortcuts)
    expect(OWN_MENU).toEqual([
      ...shortcuts,
      { label: "Saved searches", place: "savedSearches" },
      { label: "Profile", place: "profile" },
    ])
  })

  it("are the five tabs of a profile", () => {
    expect(labels(PROFILE_TABS)).toEqual(["Account Settings", "Profile Data", "Buyer Info", "Seller Info", "Billing"])
    expect(places(PROFILE_TABS)).toEqual([
      "profileSettings",
      "profileData",
      "profileBuyer",
      "profileSeller",
      "profileBilling",
    ])
  })

  it("have an administrator's four items for administrators alone", () => {
    const admin = ["Admin Assets", "Admin Buyers", "Admin Users", "Admin Settings"]
    expect(labels(adminMenu(["Admins"]))).toEqual(admin)
    expect(places(adminMenu(["Admins"]))).toEqual(["adminAssets", "adminBuyers", "adminUsers", "adminSettings"])
    expect(admin.map((label) => whoHas(label, adminMenu))).toEqual(admin.map(() => ["Admins"]))
    expect(adminMenu(roles.filter((role) => role !== "Admins"))).toEqual([])
  })

  it("are Favorites, Saved searches and Profile under the avatar, an administrator's above them", () => {
    const own = [
      { label: "Favorites", place: "favorites" },
      { label: "Saved searches", place: "savedSearches" },
      { label: "Profile", place: "profile" },
    ]
    expect(accountMenu([])).toEqual({ admin: [], own })
    expect(accountMenu(["Admins"])).toEqual({ admin: adminMenu(["Admins"]), own })
  })
})

describe("the tabs below the header", () => {
  it("are Buying for buyers, Selling for who sees the seller area, Valuations for everybody (ACC-140)", () => {
    expect(whoHas("Buying", areaTabs)).toEqual(["ApprovedBuyers"])
    expect(whoHas("Selling", areaTabs).toSorted()).toEqual(["Admins", "Concierges", "Sellers"])
    expect(labels(areaTabs([]))).toEqual(["Valuations"])
    expect(areaTabs(roles)).toEqual([
      { label: "Buying", place: "buying" },
      { label: "Mandates", place: "mandates" },
      { label: "Selling", place: "selling" },
      { label: "Valuations", place: "valuations" },
    ])
  })

  it("have 'Publish Asset' beside them for sellers (ACC-140, ACC-421), and the way to a role for who lacks it (ACC-145)", () => {
    expect(roles.filter((role) => areaActions([role]).publishes)).toEqual(["Sellers"])
    expect(roles.filter((role) => !areaActions([role]).becomesBuyer)).toEqual(["ApprovedBuyers"])
    expect(roles.filter((role) => !areaActions([role]).becomesSeller)).toEqual(["Sellers"])
  })

  it("offer to become a buyer whatever the flag of the request button says (ACC-667)", () => {
    expect(FEATURE_FLAGS.SHOW_BUYER_REQUEST_BUTTON).toBe(false)
    expect(areaActions([]).becomesBuyer).toBe(true)
  })

  it("are an administrator's menu and what failed over the administration, and nobody else's", () => {
    expect(adminTabs(["Admins"])).toEqual([
      ...adminMenu(["Admins"]),
      { label: "Event log", place: "adminLog" },
      { label: "Browser errors", place: "adminErrors" },
      { label: "Failed documents", place: "adminFailedDocuments" },
    ])
    expect(roles.filter((role) => adminTabs([role]).length > 0)).toEqual(["Admins"])
  })

  it("follow the area on pages that do not lie below them", () => {
    const administration = ["listing", "buyer-requests", "buyers/all", "sellers", "sellersNew", "settings"]
    expect(administration.map((page) => tabPath(`/admin/${page}`))).toEqual([
      "/admin/asset-approval",
      "/admin/buyers/requests",
      "/admin/users",
      "/admin/users",
      "/admin/users",
      "/admin/settings",
    ])
    expect(tabPath("/dashboard/buyer")).toBe("/buyer")
    expect(tabPath("/seller/filters/archive")).toBe("/seller/filters/active")
    expect(tabPath("/seller/asset-overview/1")).toBe("/seller/filters/active")
    expect(["/seller/asset-overview", "/x/seller/asset-overview/1", "/buyer", "__proto__"].map(tabPath)).toEqual([
      "/seller/asset-overview",
      "/x/seller/asset-overview/1",
      "/buyer",
      "__proto__",
    ])
  })

  it("stay where they lead, whatever the path", () =>
    fc.assert(
      fc.property(fc.webPath(), (path) => {
        expect(tabPath(tabPath(path))).toBe(tabPath(path))
      }),
    ))
})
