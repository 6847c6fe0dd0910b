import type { Role } from "../kernel/actor.ts"

/** How many of a buyer's offers are kept at hand. Source: specification of accounts, point 9, "offer cache load size". */
export const OFFERS_AT_HAND = 1_000

/** Offers on a page where nobody names a size: what dashboards show. Source: specification of buyers, "Offer dashboards page size". */
export const OFFERS_ON_A_PAGE = 10

/** Whether somebody with these roles keeps the own offers at hand and hears of their changes: approved buyers alone. */
export const followsOffers = (roles: ReadonlyArray<Role>): boolean => roles.includes("ApprovedBuyers")
