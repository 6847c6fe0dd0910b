/** What of the market's facts is kept for whom, and in which words: for the gateway and testkit. */
export { keepingsOf, type NoticeKind, noticeWords } from "./keeping.ts"
