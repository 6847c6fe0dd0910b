import type { MenuItem } from "@xl/core/navigation"
import type { Role } from "@xl/core/kernel"

/**
 * Where the frame's links lead. Paths are the specification's; `knowledge` leads out of the product. A page that an
 * app does not have is left out, and nothing links to it.
 */
export interface Addresses {
  readonly home: string
  readonly buy: string
  readonly sell?: string | undefined
  /** Full-service selling; shown only where the exclusive feature is on. */
  readonly sellWithUs?: string | undefined
  readonly value?: string | undefined
  /** The seller's list, Selling. */
  readonly selling?: string | undefined
  /** The sellers for whom a Concierge acts. */
  readonly mandates?: string | undefined
  /** One's offers, Buying. */
  readonly buying?: string | undefined
  readonly valuations?: string | undefined
  /** Opens the wizard that lists a loan. */
  readonly publish?: string | undefined
  readonly knowledge?: string | undefined
  readonly faq?: string | undefined
  readonly about?: string | undefined
  readonly contact?: string | undefined
  readonly demo?: string | undefined
  readonly privacy?: string | undefined
  readonly terms?: string | undefined
  readonly dashboard: string
  readonly favorites?: string | undefined
  readonly savedSearches?: string | undefined
  readonly profile?: string | undefined
  readonly profileSettings?: string | undefined
  readonly profileBuyer?: string | undefined
  readonly profileSeller?: string | undefined
  readonly profileBilling?: string | undefined
  readonly profileData?: string | undefined
  readonly adminAssets?: string | undefined
  readonly adminBuyers?: string | undefined
  readonly adminUsers?: string | undefined
  readonly adminSettings?: string | undefined
  readonly adminErrors?: string | undefined
  readonly adminFailedDocuments?: string | undefined
  readonly adminLog?: string | undefined
}

export const addresses = {
  home: "/",
  buy: "/buy-commercial-real-estate-loans",
  sell: "/loan-sales",
  buying: "/buyer",
  selling: "/seller/filters/active",
  mandates: "/seller/mandates",
  value: "/free-loan-valuation",
  valuations: "/valuations",
  publish: "/sell-your-loan/create",
  knowledge: "https://knowledge.example.com/",
  faq: "/faq",
  about: "/aboutus",
  contact: "/contact",
  demo: "/schedule-demo",
  privacy: "/privacy-policy",
  terms: "/tos",
  dashboard: "/dashboard",
  favorites: "/favorites",
  savedSearches: "/saved-searches",
  profile: "/profile/settings",
  profileSettings: "/profile/settings",
  profileData: "/profile/edit",
  profileBuyer: "/profile/buyer",
  profileSeller: "/profile/seller",
  profileBilling: "/profile/billing",
  adminAssets: "/admin/asset-approval",
  adminBuyers: "/admin/buyers/requests",
  adminUsers: "/admin/users",
  adminSettings: "/admin/settings",
  adminErrors: "/admin/errors",
  adminFailedDocuments: "/admin/failed-documents",
  adminLog: "/admin/log",
} as const satisfies Addresses

/** Who the frame is drawn for; nobody is a guest. */
export interface Viewer {
  readonly name: string
  /** Two letters. */
  readonly initials: string
  readonly avatar?: string | undefined
  readonly roles: ReadonlyArray<Role>
}

export interface NavigationItem {
  readonly label: string
  readonly href: string
}

/** The items of a menu whose pages there are, each with its address. */
export const itemsOf = (menu: ReadonlyArray<MenuItem>, to: Addresses): readonly NavigationItem[] =>
  menu.flatMap(({ label, place }) => {
    const href = to[place]
    return href === undefined ? [] : [{ label, href }]
  })

/** Whether an item stands for the page at `path`. */
export const isCurrent = (href: string, path: string): boolean =>
  href === path || (href !== "/" && path.startsWith(`${href}/`))
