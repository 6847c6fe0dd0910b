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
  readonly knowledge?: string | undefined
  readonly faq?: string | undefined
  readonly about?: string | undefined
  readonly contact?: string | undefined
  readonly demo?: string | undefined
  readonly privacy?: string | undefined
  readonly terms?: string | undefined
  readonly dashboard: string
  readonly favorites?: string | undefined
  readonly profile: string
  readonly adminAssets?: string | undefined
  readonly adminBuyers?: string | undefined
  readonly adminUsers?: string | undefined
  readonly adminSettings?: string | undefined
}

export const addresses = {
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
} as const satisfies Addresses

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

type Wanted = { readonly [K in keyof NavigationItem]: NavigationItem[K] | undefined } & { readonly label: string }

/** Those that lead somewhere. */
export const linked = (items: readonly Wanted[]): readonly NavigationItem[] =>
  items.flatMap(({ label, href }) => (href === undefined ? [] : [{ label, href }]))

/** The header's items, for guests and for those signed in. */
export const headerItems = (to: Addresses): readonly NavigationItem[] =>
  linked([
    { label: "Buy", href: to.buy },
    { label: "Sell", href: to.sell },
    { label: "FAQ", href: to.faq },
    { label: "Knowledge", href: to.knowledge },
    { label: "About", href: to.about },
  ])

/** The mobile drawer's items. */
export const drawerItems = (to: Addresses): readonly NavigationItem[] =>
  linked([
    { label: "Buy", href: to.buy },
    { label: "Sell", href: to.sell },
    { label: "Value", href: to.value },
    { label: "Knowledge", href: to.knowledge },
    { label: "FAQ", href: to.faq },
    { label: "About Us", href: to.about },
  ])

/** The footer's two lists and its small print. */
export const footerItems = {
  market: (to: Addresses): readonly NavigationItem[] =>
    linked([
      { label: "Buy", href: to.buy },
      { label: "Sell", href: to.sell },
      { label: "Value a loan", href: to.value },
      { label: "Knowledge", href: to.knowledge },
    ]),
  company: (to: Addresses): readonly NavigationItem[] =>
    linked([
      { label: "About", href: to.about },
      { label: "FAQ", href: to.faq },
      { label: "Contact", href: to.contact },
      { label: "Schedule a demo", href: to.demo },
    ]),
  legal: (to: Addresses): readonly NavigationItem[] =>
    linked([
      { label: "Privacy Policy", href: to.privacy },
      { label: "Terms of Service", href: to.terms },
    ]),
}

export const adminItems = (to: Addresses): readonly NavigationItem[] =>
  linked([
    { label: "Admin Assets", href: to.adminAssets },
    { label: "Admin Buyers", href: to.adminBuyers },
    { label: "Admin Users", href: to.adminUsers },
    { label: "Admin Settings", href: to.adminSettings },
  ])

/** Whether an item stands for the page at `path`. */
export const isCurrent = (href: string, path: string): boolean =>
  href === path || (href !== "/" && path.startsWith(`${href}/`))
