import type { UserSearch } from "./users.ts"
import { USERS_ON_A_PAGE } from "../profiles/paging.ts"
import type { Role } from "../kernel/actor.ts"

/** Roles that a search for buyers looks for where none is named. */
export const BUYER_SEARCH_ROLES = ["RestrictedBuyers", "ApprovedBuyers"] as const satisfies ReadonlyArray<Role>

/** Lists of people that administrators have. */
export type UserList = "all" | "buyers" | "newSellers" | "sellers"

/** The search that finds everybody, by name. */
export const EVERYBODY: UserSearch = {
  roles: [],
  query: null,
  size: USERS_ON_A_PAGE,
  offset: 0,
  sortBy: "name",
  isDescending: false,
}

/** What each list looks for before anybody asks for more; new sellers are those who came last. */
export const USER_LISTS: { readonly [L in UserList]: UserSearch } = {
  all: EVERYBODY,
  buyers: { ...EVERYBODY, roles: BUYER_SEARCH_ROLES },
  sellers: { ...EVERYBODY, roles: ["Sellers"] },
  newSellers: { ...EVERYBODY, roles: ["Sellers"], sortBy: "creationDate", isDescending: true },
}

/** The roles that a list looks for: those asked for where it is the list of all, and else its own. */
export const rolesSought = (list: UserList, asked: UserSearch["roles"]): UserSearch["roles"] =>
  list === "all" ? asked : USER_LISTS[list].roles
