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
  readonly profile: string
  readonly profileSettings?: string | undefined
  readonly profileBuyer?: string | undefined
  readonly profileSeller?: string | undefined
  readonly profileBilling?: string | undefined
  readonly profileData?: string | undefined
  readonly adminAssets?: string | undefined
  readonly adminBuyers?: string | undefined
  readonly adminUsers?: string | undefined
  readonly adminSettings?: string | undefined
}

export const addresses = {
  home: "/",
  buy: "/buy-commercial-real-estate-loans",
  sell: "/loan-sales",
  buying: "/buyer",
  selling: "/seller/filters/active",
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

/** What decides the tabs of somebody's own areas. */
export interface AreaFlags {
  readonly isBuyer: boolean
  /** Admins, Sellers and Concierges. */
  readonly seesSelling: boolean
}

/** Buying for buyers, Selling for those who see the seller area, Valuations for everybody. */
export const areaItems = (to: Addresses, { isBuyer, seesSelling }: AreaFlags): readonly NavigationItem[] =>
  linked([
    { label: "Buying", href: isBuyer ? to.buying : undefined },
    { label: "Selling", href: seesSelling ? to.selling : undefined },
    { label: "Valuations", href: to.valuations },
  ])

/** The five tabs of one's profile. */
export const profileItems = (to: Addresses): readonly NavigationItem[] =>
  linked([
    { label: "Account Settings", href: to.profileSettings },
    { label: "Profile Data", href: to.profileData },
    { label: "Buyer Info", href: to.profileBuyer },
    { label: "Seller Info", href: to.profileSeller },
    { label: "Billing", href: to.profileBilling },
  ])

/** Whether an item stands for the page at `path`. */
export const isCurrent = (href: string, path: string): boolean =>
  href === path || (href !== "/" && path.startsWith(`${href}/`))
