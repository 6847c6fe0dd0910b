import { type UserSearch, UserSort, rolesSought, USER_LISTS, type UserList } from "@xl/core/roles"
import { Role } from "@xl/core/kernel"
import { offsetIn } from "./offset.ts"

/** The search that a page's address names. */
export const userSearchIn = (list: UserList, params: URLSearchParams): UserSearch => {
  const sortBy = params.get("sort")
  const wanted = params.getAll("role").filter(Role.is)
  return {
    ...USER_LISTS[list],
    roles: rolesSought(list, wanted),
    query: params.get("q"),
    offset: offsetIn(params),
    ...(UserSort.is(sortBy) ? { sortBy, isDescending: params.get("order") === "desc" } : {}),
  }
}

/** The address of a search: only what differs from where the list begins. */
export const userSearchParams = (list: UserList, search: UserSearch): URLSearchParams => {
  const start = USER_LISTS[list]
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
