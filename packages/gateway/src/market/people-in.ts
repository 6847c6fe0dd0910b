import { BankAccount } from "@xl/core/banking"
import type { MarketTransaction } from "@xl/core/market"
import { Profile, ProfileNotFound } from "@xl/core/profiles"
import { RoleRequest, RoleRequestNotFound } from "@xl/core/roles"
import { must, UserId } from "@xl/core/shared"
import { Effect } from "effect"
import { sql } from "kysely"
import { ask, type Transaction } from "../database/index.ts"
import { uploadsOf } from "./documents.ts"
import { entities, entity } from "./rows.ts"

type OfPeople =
  | "banksOf"
  | "documentsOf"
  | "lockAdministrators"
  | "lockProfile"
  | "lockRoleRequest"
  | "openRoleRequests"
  | "profile"

/** People, their papers and their requests, inside one transaction. */
export const peopleIn = (transaction: Transaction): Pick<MarketTransaction, OfPeople> => ({
  profile: (id) => profile(transaction, id, false),
  lockProfile: (id) => profile(transaction, id, true),
  lockAdministrators: () =>
    ask(() =>
      transaction
        .selectFrom("profiles")
        .select("id")
        .where("roles", "@>", sql<Array<string>>`array['Admins']`)
        .orderBy("id")
        .forNoKeyUpdate()
        .execute(),
    ).pipe(Effect.map((rows) => rows.map(({ id }) => must(UserId, id)))),
  lockRoleRequest: (id) =>
    ask(() =>
      transaction.selectFrom("roleRequests").select("body").where("id", "=", id).forNoKeyUpdate().executeTakeFirst(),
    ).pipe(Effect.flatMap((row) => (row ? entity(RoleRequest)(row.body) : Effect.fail(new RoleRequestNotFound())))),
  openRoleRequests: (creator) =>
    ask(() =>
      transaction
        .selectFrom("roleRequests")
        .select("body")
        .where("creator", "=", creator)
        .where("status", "=", "Draft")
        .execute(),
    ).pipe(Effect.flatMap((rows) => entities(RoleRequest, rows))),
  documentsOf: (owner) => uploadsOf(transaction, owner),
  banksOf: (owner) =>
    ask(() =>
      transaction
        .selectFrom("bankAccounts")
        .select("body")
        .where("owner", "=", owner)
        .orderBy("createdAt")
        .orderBy("id")
        .execute(),
    ).pipe(Effect.flatMap((rows) => entities(BankAccount, rows))),
})

const profile = (transaction: Transaction, id: UserId, locked: boolean) => {
  const query = transaction.selectFrom("profiles").select("body").where("id", "=", id)
  return ask(() => (locked ? query.forNoKeyUpdate() : query).executeTakeFirst()).pipe(
    Effect.flatMap((row) => (row ? entity(Profile)(row.body) : Effect.fail(new ProfileNotFound()))),
  )
}
