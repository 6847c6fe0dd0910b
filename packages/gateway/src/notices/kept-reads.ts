import { KeptNotice, type NoticePage, type NoticeKind, noticeWords } from "@xl/core/notifications"
import { must, type UserId } from "@xl/core/shared"
import * as t from "io-ts"
import type { Db } from "../database/index.ts"

const ownOf = (db: Db, id: UserId) => db.selectFrom("notices").where("recipient", "=", id)

const newestFirst = (own: ReturnType<typeof ownOf>) =>
  own.select(["id", "kind", "facts", "at", "readAt"]).orderBy("at", "desc").orderBy("id")

type Row = Awaited<ReturnType<ReturnType<typeof newestFirst>["executeTakeFirstOrThrow"]>>
const noticeIn = ({ facts, kind, ...row }: Row): KeptNotice =>
  must(KeptNotice, { ...row, ...noticeWords(kind as NoticeKind, facts) })

/** Everything that somebody was told and that is kept still, the newest first. */
export const noticesOf = async (db: Db, id: UserId): Promise<ReadonlyArray<KeptNotice>> =>
  (await newestFirst(ownOf(db, id)).execute()).map(noticeIn)

/** One page of it, or of what of it is unread. */
export const noticePage = async (
  db: Db,
  id: UserId,
  { offset, size, unreadOnly }: { readonly offset: number; readonly size: number; readonly unreadOnly: boolean },
): Promise<NoticePage> => {
  const own = ownOf(db, id)
  const counts = await own
    .select(({ fn }) => [
      fn.countAll<number>().as("all"),
      fn.countAll<number>().filterWhere("readAt", "is", null).as("unread"),
    ])
    .executeTakeFirstOrThrow()
  const wanted = unreadOnly ? own.where("readAt", "is", null) : own
  const rows = await newestFirst(wanted).offset(offset).limit(size).execute()
  return {
    total: must(t.Int, Number(unreadOnly ? counts.unread : counts.all)),
    unread: must(t.Int, Number(counts.unread)),
    notices: rows.map(noticeIn),
  }
}
