import type { Profile } from "@xl/core/profiles"
import type { Users, UserSearch, UserSort } from "@xl/core/roles"
import { administerUser } from "@xl/core/market/profiles"
import { administrator } from "@xl/core/kernel"
import {
  addAdmin,
  assignBuyerRole,
  editPof,
  grantRole,
  removeAdmin,
  removeBuyerRole,
  restoreSellerProfile,
  revokeSellerProfile,
  takeRole,
} from "@xl/core/market/roles"
import { must, searchedText } from "@xl/core/shared"
import { Effect } from "effect"
import * as t from "io-ts"
import type { Asking, MarketHome } from "../market/with-market.ts"

const nameOf = ({ firstName, lastName }: Profile) => [firstName, lastName].filter(Boolean).join(" ")

const fits = ({ query, roles }: UserSearch, profile: Profile): boolean => {
  const words = [nameOf(profile), profile.email, profile.companyName ?? ""].map((word) => word.toLowerCase())
  const fragment = searchedText(query)
  return (
    (roles.length === 0 || roles.some((role) => profile.roles.includes(role))) &&
    (profile.id === fragment || words.some((word) => word.includes(fragment)))
  )
}

const KEYS: { readonly [S in UserSort]: (profile: Profile) => number | string } = {
  name: (profile) => nameOf(profile).toLowerCase(),
  email: ({ email }) => email.toLowerCase(),
  lastLogin: ({ lastLogin }) => lastLogin ?? 0,
  creationDate: ({ creationDate }) => creationDate,
}

const inOrder =
  ({ isDescending, sortBy }: UserSearch) =>
  (one: Profile, other: Profile): number => {
    const [a, b] = [KEYS[sortBy](one), KEYS[sortBy](other)]
    const up = a < b ? -1 : a > b ? 1 : 0
    return (isDescending ? -up : up) || (one.id < other.id ? -1 : 1)
  }

/** People over a market in memory, as an administrator finds and changes them. */
export const usersInMemory = (home: MarketHome, asking: Asking): Users["Service"] => ({
  search: (search) =>
    Effect.suspend(() => Effect.fromResult(administrator(asking(), "searchUsers"))).pipe(
      Effect.map(() => {
        const found = [...home.memory.rows.profiles.values()].filter((profile) => fits(search, profile))
        const sorted = found.toSorted(inOrder(search))
        return {
          total: must(t.Int, found.length),
          profiles: sorted.slice(search.offset, search.offset + search.size),
        }
      }),
    ),
  update: (id, change) => Effect.suspend(() => home.run(administerUser(asking(), id, change))),
  addAdmin: (id) => Effect.suspend(() => home.run(addAdmin(asking(), id))),
  removeAdmin: (id) => Effect.suspend(() => home.run(removeAdmin(asking(), id))),
  grantRole: (id, role) => Effect.suspend(() => home.run(grantRole(asking(), id, role))),
  takeRole: (id, role) => Effect.suspend(() => home.run(takeRole(asking(), id, role))),
  editPof: (id, funds) => Effect.suspend(() => home.run(editPof(asking(), id, funds))),
  assignBuyerRole: (id, approval) => Effect.suspend(() => home.run(assignBuyerRole(asking(), id, approval))),
  removeBuyerRole: (id) => Effect.suspend(() => home.run(removeBuyerRole(asking(), id))),
  revokeSeller: (id, comment) => Effect.suspend(() => home.run(revokeSellerProfile(asking(), id, comment))),
  restoreSeller: (id) => Effect.suspend(() => home.run(restoreSellerProfile(asking(), id))),
})
