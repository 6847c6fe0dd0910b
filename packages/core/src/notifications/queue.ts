import type { Notice } from "./model.ts"

/** A notice in the queue; `id` tells two with the same words apart. */
export interface QueuedNotice extends Notice {
  readonly id: number
}

/** Notices one at a time. Instants and durations are in milliseconds; instants come from any clock that never stops, whatever its zero. */
export interface NoticeQueue {
  /** The first is shown. */
  readonly waiting: ReadonlyArray<QueuedNotice>
  /** What the one shown has used up, without the time it was held. */
  readonly elapsed: number
  /** The instant up to which time is counted. */
  readonly countedTo: number
  /** Time stands still while the reader points at the notice or has focus in it. */
  readonly isHeld: boolean
  readonly issued: number
}

/** Nothing to show. */
export const EMPTY_QUEUE: NoticeQueue = { waiting: [], elapsed: 0, countedTo: 0, isHeld: false, issued: 0 }

/** The notice on screen. */
export const shownNotice = (queue: NoticeQueue): QueuedNotice | undefined => queue.waiting[0]

/** What is left of the shown one's line, from 1 to 0; 0 where none is shown. */
export const noticeLeft = (queue: NoticeQueue): number => {
  const shown = shownNotice(queue)
  return shown === undefined ? 0 : Math.max(0, 1 - queue.elapsed / shown.millis)
}

/** Time counted up to `now`. A clock that was set back counts nothing. */
const counted = (queue: NoticeQueue, now: number): NoticeQueue => ({
  ...queue,
  elapsed: queue.isHeld ? queue.elapsed : queue.elapsed + Math.max(0, now - queue.countedTo),
  countedTo: now,
})

/** Puts a notice at the end; the first one is shown at once. Blank words show nothing. */
export const queued = (queue: NoticeQueue, notice: Notice, now: number): NoticeQueue => {
  if (notice.text.trim() === "") return queue
  const issued = queue.issued + 1
  const waiting = [...queue.waiting, { ...notice, id: issued }]
  return waiting.length === 1
    ? { ...queue, waiting, issued, elapsed: 0, countedTo: now }
    : { ...queue, waiting, issued }
}

/** Closes the one shown; the next is shown for its whole time, held or not. */
export const noticeClosed = (queue: NoticeQueue, now: number): NoticeQueue => ({
  ...queue,
  waiting: queue.waiting.slice(1),
  elapsed: 0,
  countedTo: now,
  isHeld: false,
})

/** Counts time up to `now`, and closes the one shown once its time is over. */
export const noticeTicked = (queue: NoticeQueue, now: number): NoticeQueue => {
  const next = counted(queue, now)
  const shown = shownNotice(next)
  return shown !== undefined && next.elapsed >= shown.millis ? noticeClosed(next, now) : next
}

/** Time stands still from `now` on; where nothing is shown there is nothing to hold. */
export const noticeHeld = (queue: NoticeQueue, now: number): NoticeQueue => ({
  ...counted(queue, now),
  isHeld: shownNotice(queue) !== undefined,
})

/** Time goes on from `now`. */
export const noticeReleased = (queue: NoticeQueue, now: number): NoticeQueue => ({
  ...counted(queue, now),
  isHeld: false,
})

/**
 * What was tried has succeeded: errors about it go, shown or waiting. Where the shown one went, the next is shown for its whole time;
 * another keeps the time it has left.
 */
export const noticeSettled = (queue: NoticeQueue, about: string, now: number): NoticeQueue => {
  const isOver = (notice: Notice) => notice.tone === "error" && notice.about === about
  const shown = shownNotice(queue)
  if (shown !== undefined && isOver(shown)) return noticeSettled(noticeClosed(queue, now), about, now)
  const waiting = queue.waiting.filter((notice) => !isOver(notice))
  return waiting.length === queue.waiting.length ? queue : { ...queue, waiting }
}
