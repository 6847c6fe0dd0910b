import {
  EMPTY_QUEUE,
  errorNotice,
  type Notice,
  NOTICE_TICK_MILLIS,
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
  successNotice,
  warningNotice,
} from "@xl/core/notifications"
import { makeAutoObservable, observableRef } from "mobx"

export type SnackbarTone = Notice["tone"]
export type Snackbar = QueuedNotice

/** What the queue needs of time: the time it is, in milliseconds, and a way to be called again and again. */
export interface Ticks {
  readonly now: () => number
  /** Calls `tick` every `milliseconds` until the answer is called. */
  readonly every: (milliseconds: number, tick: () => void) => () => void
}

/** The core's queue of notices on this browser's clock: it ticks while there is something to show. */
export class SnackbarQueue {
  queue: NoticeQueue = EMPTY_QUEUE
  readonly #ticks: Ticks
  readonly #acts = new Map<number, () => void>()
  #stop: (() => void) | undefined

  constructor(ticks: Ticks) {
    this.#ticks = ticks
    makeAutoObservable(this, { queue: observableRef })
  }

  get waiting(): ReadonlyArray<Snackbar> {
    return this.queue.waiting
  }

  get shown(): Snackbar | undefined {
    return shownNotice(this.queue)
  }

  /** What is left of the line, 1 to 0. */
  get left(): number {
    return noticeLeft(this.queue)
  }

  /** An empty text shows nothing. `act` is what the button of a notice with an action does. */
  readonly show = (notice: Notice, act?: () => void): void => {
    const before = this.queue.issued
    this.#become(queued(this.queue, notice, this.#ticks.now()))
    if (act && this.queue.issued > before) this.#acts.set(this.queue.issued, act)
  }

  /** Does what the shown notice offers, and closes it. */
  readonly act = (): void => {
    const act = this.#acts.get(this.shown?.id ?? 0)
    this.close()
    act?.()
  }

  /** Takes back the errors about what has succeeded now, if it is named. */
  readonly success = (text: string, about?: string): void => {
    if (about !== undefined) this.settle(about)
    this.show(successNotice(text))
  }
  readonly warning = (text: string): void => this.show(warningNotice(text))
  /** Name what was tried, and `settle` it where it succeeds: a red notice must not outlive its reason. */
  readonly error = (text: string, about?: string): void => this.show(errorNotice(text, about))

  /** What was tried has succeeded: errors about it go at once. */
  readonly settle = (about: string): void => this.#become(noticeSettled(this.queue, about, this.#ticks.now()))

  /** Closes the one shown; the next follows. */
  readonly close = (): void => this.#become(noticeClosed(this.queue, this.#ticks.now()))

  /** While the reader points at it or has focus in it, time stands still. */
  readonly hold = (): void => this.#become(noticeHeld(this.queue, this.#ticks.now()))

  readonly release = (): void => this.#become(noticeReleased(this.queue, this.#ticks.now()))

  tick(): void {
    this.#become(noticeTicked(this.queue, this.#ticks.now()))
  }

  #become(queue: NoticeQueue): void {
    this.queue = queue
    for (const id of this.#acts.keys()) if (!queue.waiting.some((notice) => notice.id === id)) this.#acts.delete(id)
    if (this.shown !== undefined) this.#stop ??= this.#ticks.every(NOTICE_TICK_MILLIS, () => this.tick())
    else {
      this.#stop?.()
      this.#stop = undefined
    }
  }
}
