/** What is said to a person while something happens: tone, words and for how long. */
// Pulls in messages.
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
export { roleNotice, sellerGained } from "./role-notices.ts"
