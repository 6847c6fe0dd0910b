/** The listing of loans for sale. */
export const LISTING = "/buy-commercial-real-estate-loans"

/** Every address that the pages answer; a part that begins with a colon is any one word. A test compares it with their router. */
export const PATHS = [
  "/",
  LISTING,
  "/assets",
  "/trepp",
  "/asset/:id",
  "/buyer",
  "/buyer/single-asset-offers",
  "/buyer/multi-asset-offers",
  "/dashboard/buyer",
  "/profile/settings",
  "/profile/edit",
  "/seller",
  "/seller/filters",
  "/seller/filters/:type",
  "/seller/asset-overview/:id",
  "/admin",
  "/admin/buyers",
  "/admin/buyers/requests",
] as const

const patterns = PATHS.map((path) => new RegExp(`^${path.replaceAll(/:\w+/g, "[^/]+")}/*$`, "i"))

/** Whether the pages have something at this path. */
export const leadsSomewhere = (path: string): boolean => patterns.some((pattern) => pattern.test(path))
