import type { MarketStore } from "@xl/core/market"
import { PostalAddress, USERS_ON_A_PAGE } from "@xl/core/profiles"
import { UserPage, UserSort } from "@xl/core/roles"
import { administerUser } from "@xl/core/market/profiles"
import { administrator, Role } from "@xl/core/kernel"
import { UserId } from "@xl/core/shared"
import { Clock, Effect } from "effect"
import * as t from "io-ts"
import type { Database } from "../database/index.ts"
import type { Resolvers } from "../http/request.ts"
import { anyOf, given, orElse, orNull, paging, ShortText } from "../market/inputs.ts"
import { ACCESS } from "../market/refusals.ts"
import { profileDone } from "../profiles/done.ts"
import { failed, input, refused } from "../shared/index.ts"
import { searchUsers } from "./reads.ts"
import { REFUSALS } from "./refusals.ts"

const Search = t.strict({
  ...paging(USERS_ON_A_PAGE),
  roles: anyOf(Role),
  query: orNull(ShortText),
  sortBy: orElse(UserSort, "name"),
  orderBy: orElse(t.keyof({ asc: null, desc: null }), "asc"),
})

const Contact = t.strict({
  firstName: ShortText,
  lastName: ShortText,
  officePhone: ShortText,
  cellPhone: ShortText,
})
const Company = t.strict({
  companyName: ShortText,
  companyProfile: t.readonlyArray(ShortText),
  jobTitle: ShortText,
  aum: ShortText,
})
const Editing = t.strict({
  id: UserId,
  contact: orNull(Contact),
  address: orNull(PostalAddress),
  company: orNull(Company),
})

/** One resolver per field of schema/users.graphql. */
export const userResolvers = (pool: Database): Resolvers<MarketStore> => ({
  Query: {
    searchUsers: (args, { actor }) =>
      Effect.gen(function* () {
        const { orderBy, ...search } = yield* input(Search, args)
        const user = yield* Effect.fromResult(administrator(actor, "searchUsers"))
        const now = yield* Clock.currentTimeMillis
        return UserPage.encode(yield* searchUsers(pool, user, { ...search, isDescending: orderBy === "desc" }, now))
      }).pipe(Effect.catchTag(ACCESS, failed)),
  },
  Mutation: {
    adminUpdateUserProfile: (args, { actor }) =>
      input(Editing, args).pipe(
        Effect.flatMap(({ id, ...change }) => administerUser(actor, id, given(change))),
        Effect.map(profileDone(actor)),
        Effect.catchTag(REFUSALS.adminUpdateUserProfile, refused),
        Effect.catchTag(ACCESS, failed),
      ),
  },
})
