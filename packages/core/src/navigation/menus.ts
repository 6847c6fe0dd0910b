import type { Role } from "../kernel/actor.ts"
import { seesArea } from "./areas.ts"

/** A page to which a menu leads. An app says at which address it has it, and leaves out what it does not have. */
export type Place =
  | "about"
  | "adminAssets"
  | "adminBuyers"
  | "adminErrors"
  | "adminFailedDocuments"
  | "adminLog"
  | "adminSettings"
  | "adminUsers"
  | "buy"
  | "buying"
  | "contact"
  | "dashboard"
  | "demo"
  | "faq"
  | "favorites"
  | "knowledge"
  | "mandates"
  | "privacy"
  | "profile"
  | "profileBilling"
  | "profileBuyer"
  | "profileData"
  | "profileSeller"
  | "profileSettings"
  | "publish"
  | "savedSearches"
  | "sell"
  | "selling"
  | "sellWithUs"
  | "terms"
  | "valuations"
  | "value"

/** A line of a menu, or a tab. */
export interface MenuItem {
  readonly label: string
  readonly place: Place
}
type Menu = ReadonlyArray<MenuItem>

const BUY: MenuItem = { label: "Buy", place: "buy" }
const SELL: MenuItem = { label: "Sell", place: "sell" }
const VALUE: MenuItem = { label: "Value", place: "value" }
const FAQ: MenuItem = { label: "FAQ", place: "faq" }
const KNOWLEDGE: MenuItem = { label: "Knowledge", place: "knowledge" }
const ABOUT: MenuItem = { label: "About", place: "about" }
const FAVORITES: MenuItem = { label: "Favorites", place: "favorites" }
const SEARCHES: MenuItem = { label: "Saved searches", place: "savedSearches" }
const PROFILE: MenuItem = { label: "Profile", place: "profile" }

/** The header's items, for guests and for those signed in (ACC-114 ff., ACC-131). */
export const HEADER_MENU: Menu = [BUY, SELL, FAQ, KNOWLEDGE, ABOUT]

/** What 'Sell' opens into where the exclusive feature is on (ACC-116). */
export const SELL_MENU: Menu = [
  { label: "Self-Service", place: "sell" },
  { label: "Full-Service", place: "sellWithUs" },
]

/** The mobile drawer's items (ACC-135). */
export const DRAWER_MENU: Menu = [BUY, SELL, VALUE, KNOWLEDGE, FAQ, { label: "About Us", place: "about" }]

/** The header's shortcuts of somebody signed in (ACC-123, ACC-124). */
export const SHORTCUTS: Menu = [
  { label: "Manage Assets", place: "dashboard" },
  { label: "View Favorites", place: "favorites" },
]

/** The same in the drawer, with saved searches and the profile. */
export const OWN_MENU: Menu = [...SHORTCUTS, SEARCHES, PROFILE]

/** The footer's two lists and its small print (ACC-147, ACC-150, ACC-151). */
export const FOOTER_MENUS: { readonly [List in "company" | "legal" | "market"]: Menu } = {
  market: [BUY, SELL, { label: "Value a loan", place: "value" }, KNOWLEDGE],
  company: [ABOUT, FAQ, { label: "Contact", place: "contact" }, { label: "Schedule a demo", place: "demo" }],
  legal: [
    { label: "Privacy Policy", place: "privacy" },
    { label: "Terms of Service", place: "terms" },
  ],
}

/** The five tabs of one's profile (ACC-137). */
export const PROFILE_TABS: Menu = [
  { label: "Account Settings", place: "profileSettings" },
  { label: "Profile Data", place: "profileData" },
  { label: "Buyer Info", place: "profileBuyer" },
  { label: "Seller Info", place: "profileSeller" },
  { label: "Billing", place: "profileBilling" },
]

const ADMIN_MENU: Menu = [
  { label: "Admin Assets", place: "adminAssets" },
  { label: "Admin Buyers", place: "adminBuyers" },
  { label: "Admin Users", place: "adminUsers" },
  { label: "Admin Settings", place: "adminSettings" },
]

/** The administrators' items; nobody else has any (ACC-126 to ACC-130). */
export const adminMenu = (roles: ReadonlyArray<Role>): Menu => (seesArea("admin", roles) ? ADMIN_MENU : [])

/** The tabs over an administrator's pages: what the menu has, the event log, and what went wrong in browsers and with documents. */
export const adminTabs = (roles: ReadonlyArray<Role>): Menu =>
  seesArea("admin", roles)
    ? [
        ...ADMIN_MENU,
        { label: "Event log", place: "adminLog" },
        { label: "Browser errors", place: "adminErrors" },
        { label: "Failed documents", place: "adminFailedDocuments" },
      ]
    : []

/** The avatar's menu: an administrator's items, then everybody's own three. Logging out, which leads nowhere, comes last (ACC-125). */
export const accountMenu = (roles: ReadonlyArray<Role>): { readonly admin: Menu; readonly own: Menu } => ({
  admin: adminMenu(roles),
  own: [FAVORITES, SEARCHES, PROFILE],
})

/** The tabs below the header: Buying for buyers, Selling for who sees the seller area, Valuations for everybody (ACC-136, ACC-138, ACC-139). */
export const areaTabs = (roles: ReadonlyArray<Role>): Menu => [
  ...(seesArea("buyer", roles) ? [{ label: "Buying", place: "buying" } as const] : []),
  ...(seesArea("mandates", roles) ? [{ label: "Mandates", place: "mandates" } as const] : []),
  ...(seesArea("seller", roles) ? [{ label: "Selling", place: "selling" } as const] : []),
  { label: "Valuations", place: "valuations" },
]

/** What stands beside those tabs: 'Publish Asset' for sellers alone, and the way to the role of a buyer or a seller for whom it is missing (ACC-144, ACC-145). */
export const areaActions = (
  roles: ReadonlyArray<Role>,
): { readonly publishes: boolean; readonly becomesBuyer: boolean; readonly becomesSeller: boolean } => ({
  publishes: roles.includes("Sellers"),
  becomesBuyer: !roles.includes("ApprovedBuyers"),
  becomesSeller: !roles.includes("Sellers"),
})

const BELOW: ReadonlyMap<string, string> = new Map([
  ["/dashboard/buyer", "/buyer"],
  ["/seller/filters/archive", "/seller/filters/active"],
  ["/admin/listing", "/admin/asset-approval"],
  ["/admin/change-requests", "/admin/asset-approval"],
  ["/admin/buyer-requests", "/admin/buyers/requests"],
  ["/admin/buyers/all", "/admin/users"],
  ["/admin/sellers", "/admin/users"],
  ["/admin/sellersNew", "/admin/users"],
])

/** The path whose tab a page stands under: the tab follows the area, where a page does not lie below its tab. */
export const tabPath = (path: string): string => {
  if (path.startsWith("/seller/asset-overview/")) return "/seller/filters/active"
  return BELOW.get(path.replace(/^(\/admin\/change-requests)\/.*$/, "$1")) ?? path
}
