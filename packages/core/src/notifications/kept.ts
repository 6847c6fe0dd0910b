import * as t from "io-ts"
import { Millis } from "../shared/days.ts"
import { NoticeId } from "../shared/ids.ts"

/** How a kept notice is meant; each has a glyph and a word beside its colour. */
export const NoticeTone = t.keyof({ info: null, success: null, warning: null, error: null }, "NoticeTone")
export type NoticeTone = t.TypeOf<typeof NoticeTone>

/** What somebody was told, kept until he has read it and beyond. `at` and `readAt` are milliseconds since the Unix epoch. */
export const KeptNotice = t.readonly(
  t.strict({
    id: NoticeId,
    tone: NoticeTone,
    title: t.string,
    text: t.string,
    /** The page of the product where it goes on. */
    path: t.string,
    at: Millis,
    readAt: t.union([Millis, t.null]),
  }),
  "KeptNotice",
)
export type KeptNotice = t.TypeOf<typeof KeptNotice>

/** One page of the caller's notices, newest first; how many there are in all, and how many of all are unread. */
export const NoticePage = t.readonly(
  t.strict({ total: t.Int, unread: t.Int, notices: t.readonlyArray(KeptNotice) }),
  "NoticePage",
)
export type NoticePage = t.TypeOf<typeof NoticePage>

/** How many notices a page shows. */
export const NOTICES_ON_A_PAGE = 20
/** Days after which a notice is forgotten, read or not. */
export const NOTICE_KEPT_DAYS = 180
