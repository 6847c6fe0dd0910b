import type { UserSearch } from "@xl/core/roles"
import { describe, expect, it } from "vitest"
import { userSearchIn, userSearchParams } from "./user-search.ts"

const found = (list: Parameters<typeof userSearchIn>[0], query = "") => userSearchIn(list, new URLSearchParams(query))

describe("the lists of users", () => {
  it("begin with everybody, the buyers of both kinds, the sellers, and the newest sellers", () => {
    const starts = (["all", "buyers", "sellers", "newSellers"] as const).map((list) => found(list))
    expect(starts.map(({ isDescending, roles, sortBy }) => [roles, sortBy, isDescending])).toEqual([
      [[], "name", false],
      [["RestrictedBuyers", "ApprovedBuyers"], "name", false],
      [["Sellers"], "name", false],
      [["Sellers"], "creationDate", true],
    ])
  })

  it("stand in the address, and come back from it as they were", () => {
    const search: UserSearch = {
      ...found("all"),
      query: "ada & co",
      roles: ["Admins", "Concierges"],
      sortBy: "lastLogin",
      isDescending: true,
      offset: 25,
    }
    const address = userSearchParams("all", search).toString()
    expect(found("all", address)).toEqual(search)
    expect(userSearchParams("newSellers", found("newSellers")).toString()).toBe("")
  })

  it("take no role, order or place that is not one", () => {
    expect(found("all", "role=Nobody&sort=shoe&offset=-3&order=desc")).toEqual(found("all"))
    expect(found("sellers", "role=Admins").roles).toEqual(["Sellers"])
  })
})
