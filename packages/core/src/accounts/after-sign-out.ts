/** Where one stays put on sign-out. Source: specification of accounts, point 2, "Route behaviour". */
const STAYS = /^\/(?:contact|buy-commercial-real-estate-loans|schedule-demo|asset\/[^/]+)\/?$/

/** The path to show after sign-out; `path` is where the user was, without query or hash. */
export const pathAfterSignOut = (path: string): string => (STAYS.test(path) ? path : "/")
