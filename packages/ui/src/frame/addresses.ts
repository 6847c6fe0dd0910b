/** Where the frame's links lead. Paths are the specification's; `knowledge` leads out of the product. */
export interface Addresses {
  readonly home: string
  readonly buy: string
  readonly sell: string
  /** Full-service selling; shown only where the exclusive feature is on. */
  readonly sellWithUs?: string | undefined
  readonly value: string
  readonly knowledge: string
  readonly faq: string
  readonly about: string
  readonly contact: string
  readonly demo: string
  readonly privacy: string
  readonly terms: string
  readonly dashboard: string
  readonly favorites: string
  readonly profile: string
  readonly adminAssets: string
  readonly adminBuyers: string
  readonly adminUsers: string
  readonly adminSettings: string
}

export const addresses: Addresses = {
  home: "/",
  buy: "/buy-commercial-real-estate-loans",
  sell: "/loan-sales",
  value: "/free-loan-valuation",
  knowledge: "https://knowledge.example.com/",
  faq: "/faq",
  about: "/aboutus",
  contact: "/contact",
  demo: "/schedule-demo",
  privacy: "/privacy-policy",
  terms: "/tos",
  dashboard: "/dashboard",
  favorites: "/favorites",
  profile: "/profile/settings",
  adminAssets: "/admin/asset-approval",
  adminBuyers: "/admin/buyers/requests",
  adminUsers: "/admin/users",
  adminSettings: "/admin/settings",
}

/** Who the frame is drawn for; nobody is a guest. */
export interface Viewer {
  readonly name: string
  /** Two letters. */
  readonly initials: string
  readonly avatar?: string | undefined
  /** Unread chat messages. */
  readonly unread: number
  readonly isAdmin: boolean
}

export interface NavigationItem {
  readonly label: string
  readonly href: string
}

/** The header's items, for guests and for those signed in. */
export const headerItems = (to: Addresses): readonly NavigationItem[] => [
  { label: "Buy", href: to.buy },
  { label: "Sell", href: to.sell },
  { label: "FAQ", href: to.faq },
  { label: "Knowledge", href: to.knowledge },
  { label: "About", href: to.about },
]

/** The mobile drawer's items. */
export const drawerItems = (to: Addresses): readonly NavigationItem[] => [
  { label: "Buy", href: to.buy },
  { label: "Sell", href: to.sell },
  { label: "Value", href: to.value },
  { label: "Knowledge", href: to.knowledge },
  { label: "FAQ", href: to.faq },
  { label: "About Us", href: to.about },
]

export const adminItems = (to: Addresses): readonly NavigationItem[] => [
  { label: "Admin Assets", href: to.adminAssets },
  { label: "Admin Buyers", href: to.adminBuyers },
  { label: "Admin Users", href: to.adminUsers },
  { label: "Admin Settings", href: to.adminSettings },
]

/** Whether an item stands for the page at `path`. */
export const isCurrent = (href: string, path: string): boolean =>
  href === path || (href !== "/" && path.startsWith(`${href}/`))
