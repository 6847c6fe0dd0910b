/** What is said to a person while something happens, and what is kept of it: tone, words and for how long. */
export { KeptNotice, NOTICE_KEPT_DAYS, NoticePage, NOTICES_ON_A_PAGE, NoticeTone } from "./kept.ts"
export {
  errorNotice,
  type Notice,
  NOTICE_MILLIS,
  NOTICE_TICK_MILLIS,
  ROLE_NOTICE_MILLIS,
  ROLE_REFRESH_DELAY_MILLIS,
  successNotice,
  warningNotice,
} from "./model.ts"
export { Notices } from "./ports.ts"
export {
  EMPTY_QUEUE,
  noticeClosed,
  noticeHeld,
  noticeLeft,
  type NoticeQueue,
  noticeReleased,
  noticeSettled,
  noticeTicked,
  queued,
  type QueuedNotice,
  shownNotice,
} from "./queue.ts"
export { decidesOnBuying, refreshesSession, roleNotice, sellerGained } from "./role-notices.ts"
export { keepingsOf, type NoticeKind, noticeWords } from "./keeping.ts"
