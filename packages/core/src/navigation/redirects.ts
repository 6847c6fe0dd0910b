/** What decides where the dashboard leads: the roles, and whether there is anything to show. */
export interface Dashboard {
  readonly isAdmin: boolean
  readonly isConcierge: boolean
  readonly isSeller: boolean
  readonly hasAssets: boolean
  readonly isBuyer: boolean
  readonly hasOffers: boolean
}

/** Where '/dashboard' leads: a seller with assets first, then a buyer with offers, an administrator or a Concierge who is neither to the own area, else the empty one. */
export const dashboardPath = ({ hasAssets, hasOffers, isBuyer, isSeller, ...served }: Dashboard): string => {
  if (isSeller && hasAssets) return "/seller/filters/active"
  if (isBuyer && hasOffers) return "/dashboard/buyer"
  return (isSeller || isBuyer ? null : deskOf(served)) ?? "/dashboard/empty"
}

/** The own area of somebody who works for the market, or null. */
const deskOf = ({ isAdmin, isConcierge }: Pick<Dashboard, "isAdmin" | "isConcierge">): string | null => {
  if (isAdmin) return "/admin"
  return isConcierge ? "/seller/mandates" : null
}

/** Where the seller dialog was opened: the route's name, the path shown, and whether the opener wants to be led on. */
export interface FinishedAt {
  readonly routeName: string | null
  readonly path: string
  readonly redirects: boolean
}

const SELF_SERVICE = "Self service"
const CHOOSE_PLAN = "ChoosePlan"
const SELLER_PROFILE = "/profile/seller"

/** Where the seller dialog's Finish leads, or null to stay. `/choosePlan` redirects and hands its name on. */
export const pathAfterFinish = ({ path, redirects, routeName }: FinishedAt): string | null => {
  if (routeName === CHOOSE_PLAN) return "/sellerAddAsset/main"
  if (routeName === SELF_SERVICE) return "/asset/create"
  return redirects && path !== SELLER_PROFILE ? "/seller/filters/active" : null
}

/** Where the seller dialog's Finish later leads, or null to stay. */
export const pathAfterFinishLater = (routeName: string | null): string | null =>
  routeName === SELF_SERVICE ? "/asset/create" : null

/** A path as a browser writes it, without blanks or control characters: it drops some of them, and what is left of "/\t/x" is another site. */
const OWN_PATH = /^\/(?![/\\])[!-\u{10ffff}]*$/u

/** Where a sign-in leads: back to the path that a buyer-verification flow kept, or null to stay. Another site's address is not kept. */
export const pathAfterSignIn = (kept: string | null): string | null =>
  kept !== null && OWN_PATH.test(kept) ? kept : null
