import { type UserSearch, UserSort } from "@xl/core/profiles"
import { BUYER_SEARCH_ROLES, Role } from "@xl/core/roles"
import { EVERYBODY, type UserList } from "@xl/ui/administration"
import { offsetIn } from "./offset.ts"

/** What each list looks for before anybody asks for more. */
const LISTS: { readonly [L in UserList]: Pick<UserSearch, "isDescending" | "roles" | "sortBy"> } = {
  all: { roles: [], sortBy: "name", isDescending: false },
  buyers: { roles: BUYER_SEARCH_ROLES, sortBy: "name", isDescending: false },
  sellers: { roles: ["Sellers"], sortBy: "name", isDescending: false },
  newSellers: { roles: ["Sellers"], sortBy: "creationDate", isDescending: true },
}

/** The search that a page's address names. */
export const userSearchIn = (list: UserList, params: URLSearchParams): UserSearch => {
  const start = LISTS[list]
  const sortBy = params.get("sort")
  const wanted = params.getAll("role").filter(Role.is)
  return {
    ...EVERYBODY,
    ...start,
    roles: list === "all" ? wanted : start.roles,
    query: params.get("q"),
    offset: offsetIn(params),
    ...(UserSort.is(sortBy) ? { sortBy, isDescending: params.get("order") === "desc" } : {}),
  }
}

/** The address of a search: only what differs from where the list begins. */
export const userSearchParams = (list: UserList, search: UserSearch): URLSearchParams => {
  const start = LISTS[list]
  const params = new URLSearchParams()
  if (search.query !== null) params.set("q", search.query)
  if (list === "all") for (const role of search.roles) params.append("role", role)
  if (search.sortBy !== start.sortBy || search.isDescending !== start.isDescending) {
    params.set("sort", search.sortBy)
    if (search.isDescending) params.set("order", "desc")
  }
  if (search.offset > 0) params.set("offset", String(search.offset))
  return params
}
