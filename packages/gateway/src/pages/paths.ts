/** The listing of loans for sale. */
export const LISTING = "/buy-commercial-real-estate-loans"

/** Where a loan is valued. */
export const VALUATION = "/free-loan-valuation"

/** Every address that the pages answer; a part that begins with a colon is any one word. A test compares it with their router. */
export const PATHS = [
  "/",
  LISTING,
  "/assets",
  "/trepp",
  "/asset/:id",
  "/asset/create",
  "/asset/:id/edit",
  "/sell-your-loan",
  "/sell-your-loan/create",
  "/sell-your-loan/:step/:id",
  "/sell-your-loan/legal/:legal/:id",
  "/sellerAddAsset",
  "/sellerAddAsset/main",
  "/sellerEditAsset",
  "/sellerEditAsset/:id",
  `${LISTING}/:word`,
  `${LISTING}/assets`,
  `${LISTING}/assets/:id`,
  `${LISTING}/deposit-agreement`,
  `${LISTING}/deposit-agreement/:id`,
  `${LISTING}/offer-info`,
  `${LISTING}/offer-info/:id`,
  `${LISTING}/review-submit/:id`,
  `${LISTING}/:role/ss/:id`,
  `${LISTING}/:role/review-submit/:id`,
  "/loan-sales",
  "/sell",
  "/faq",
  "/aboutus",
  "/privacy-policy",
  "/tos",
  "/contact",
  "/schedule-demo",
  VALUATION,
  "/free-loan-valuation/general",
  "/free-loan-valuation/general/:id",
  "/free-loan-valuation/specifics",
  "/free-loan-valuation/specifics/:id",
  "/free-loan-valuation/details",
  "/free-loan-valuation/details/:id",
  "/free-loan-valuation/valuation",
  "/free-loan-valuation/valuation/:id",
  "/free-loan-valuation/pdf",
  "/valuations",
  "/value/primaryInfo",
  "/value/assetCreation",
  "/creationComplete",
  "/creationComplete/:id",
  "/successPayment",
  "/successPayment/:id",
  "/login",
  "/register",
  "/choosePlan",
  "/choosePlan/lender",
  "/dashboard",
  "/dashboard/empty",
  "/buyer",
  "/buyer/single-asset-offers",
  "/buyer/multi-asset-offers",
  "/dashboard/buyer",
  "/profile/settings",
  "/profile/edit",
  "/profile/buyer",
  "/profile/seller",
  "/profile/billing",
  "/seller",
  "/seller/filters",
  "/seller/filters/:type",
  "/seller/asset-overview/:id",
  "/seller/mandates",
  "/buyer/favorites",
  "/favorites",
  "/saved-searches",
  "/admin",
  "/admin/asset-approval",
  "/admin/asset-approval/:id",
  "/admin/change-requests",
  "/admin/change-requests/:id",
  "/admin/listing",
  "/admin/deal/:id",
  "/admin/buyers",
  "/admin/buyers/all",
  "/admin/buyers/requests",
  "/admin/buyers/:id",
  "/admin/buyer-requests",
  "/admin/sellers",
  "/admin/sellersNew",
  "/admin/users",
  "/admin/settings",
  "/admin/errors",
  "/admin/log",
  "/admin/failed-documents",
  "/notices",
  "/unsubscribe",
] as const

/** A page's address is the same with slashes after it; the front page's slash stays. */
export const withoutEndSlashes = (path: string): string => {
  let end = path.length
  while (end > 1 && path[end - 1] === "/") end -= 1
  return path.slice(0, end)
}

const segmentsOf = (path: string): ReadonlyArray<string> => path.toLowerCase().split("/")

const patterns = PATHS.map(segmentsOf)

const fits = (pattern: ReadonlyArray<string>, segments: ReadonlyArray<string>): boolean =>
  pattern.length === segments.length &&
  pattern.every((part, at) => (part.startsWith(":") ? segments[at] !== "" : part === segments[at]))

/** Whether the pages have something at this path; `more` are the addresses that the deployment decides. */
export const leadsSomewhere = (path: string, more: ReadonlyArray<string> = []): boolean => {
  const segments = segmentsOf(withoutEndSlashes(path))
  return [...patterns, ...more.map(segmentsOf)].some((pattern) => fits(pattern, segments))
}
