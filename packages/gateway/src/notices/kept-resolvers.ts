import { NOTICES_ON_A_PAGE } from "@xl/core/notifications"
import { signedIn } from "@xl/core/kernel"
import { NoticeId, type UserId } from "@xl/core/shared"
import { Clock, Effect } from "effect"
import * as t from "io-ts"
import { ask, type Database, type Db, inTransaction, read } from "../database/index.ts"
import type { Resolvers } from "../http/request.ts"
import { orElse, orNull, paging } from "../market/inputs.ts"
import { failed, input } from "../shared/index.ts"
import { noticePage } from "./kept-reads.ts"

const Search = t.strict({ ...paging(NOTICES_ON_A_PAGE), unreadOnly: orElse(t.boolean, false) })
const Marking = t.strict({ ids: orNull(t.readonlyArray(NoticeId)) })

/** One resolver per field of schema/notices.graphql that is asked. Everything is the caller's own: nobody can name another's. */
export const noticeResolvers = (pool: Database): Resolvers => ({
  Query: {
    listNotices: (args, { actor }) =>
      Effect.gen(function* () {
        const { id } = yield* Effect.fromResult(signedIn(actor))
        const search = yield* input(Search, args)
        return yield* read(pool, (db) => noticePage(db, id, search))
      }).pipe(Effect.catchTag("SignInRequired", failed)),
  },
  Mutation: {
    markNoticesRead: (args, { actor }) =>
      Effect.gen(function* () {
        const { id } = yield* Effect.fromResult(signedIn(actor))
        const { ids } = yield* input(Marking, args)
        const now = yield* Clock.currentTimeMillis
        const unread = yield* inTransaction(pool, (transaction) => ask(() => mark(transaction, id, ids, now)))
        return { __typename: "MarkNoticesReadDone", unread }
      }).pipe(Effect.catchTag("SignInRequired", failed)),
  },
})

/** Those marked once keep their instant. Gives how many are unread then. */
const mark = async (db: Db, id: UserId, ids: ReadonlyArray<NoticeId> | null, now: number): Promise<number> => {
  const unread = db.updateTable("notices").set({ readAt: now }).where("recipient", "=", id).where("readAt", "is", null)
  if (ids === null) await unread.execute()
  else if (ids.length > 0) await unread.where("id", "in", [...ids]).execute()
  const { left } = await db
    .selectFrom("notices")
    .select(({ fn }) => fn.countAll<number>().as("left"))
    .where("recipient", "=", id)
    .where("readAt", "is", null)
    .executeTakeFirstOrThrow()
  return Number(left)
}
