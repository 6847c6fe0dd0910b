import { errorNotice, type Notice, NOTICE_TICK_MILLIS, successNotice, warningNotice } from "@xl/core/notifications"
import { makeAutoObservable, observableRef } from "mobx"

export type SnackbarTone = Notice["tone"]

export interface Snackbar extends Notice {
  readonly id: number
}

/** What the queue needs of time: the time it is, in milliseconds, and a way to be called again and again. */
export interface Ticks {
  readonly now: () => number
  /** Calls `tick` every `milliseconds` until the answer is called. */
  readonly every: (milliseconds: number, tick: () => void) => () => void
}

/** Notices, one at a time; the next shows when the one before has gone. The line runs by elapsed time, so a slow tab shows no notice longer. */
export class SnackbarQueue {
  waiting: readonly Snackbar[] = []
  /** Milliseconds that the one shown has used up, without the time it was held. */
  elapsed = 0
  isHeld = false
  readonly #ticks: Ticks
  #last = 0
  #stop: (() => void) | undefined
  #issued = 0

  constructor(ticks: Ticks) {
    this.#ticks = ticks
    makeAutoObservable(this, { waiting: observableRef })
  }

  get shown(): Snackbar | undefined {
    return this.waiting[0]
  }

  /** What is left of the line, 1 to 0. */
  get left(): number {
    return this.shown === undefined ? 0 : Math.max(0, 1 - this.elapsed / this.shown.millis)
  }

  /** An empty text shows nothing. */
  readonly show = (notice: Notice): void => {
    if (notice.text.trim() === "") return
    this.#issued += 1
    this.waiting = [...this.waiting, { ...notice, id: this.#issued }]
    if (this.waiting.length === 1) this.#start()
  }

  readonly success = (text: string): void => this.show(successNotice(text))
  readonly warning = (text: string): void => this.show(warningNotice(text))
  readonly error = (text: string): void => this.show(errorNotice(text))

  /** Closes the one shown; the next follows. */
  readonly close = (): void => {
    this.waiting = this.waiting.slice(1)
    this.isHeld = false
    if (this.waiting.length > 0) this.#start()
    else this.#halt()
  }

  /** While the reader points at it or has focus in it, time stands still. */
  readonly hold = (): void => {
    this.#spend()
    this.isHeld = true
  }

  readonly release = (): void => {
    this.#last = this.#ticks.now()
    this.isHeld = false
  }

  #start(): void {
    this.elapsed = 0
    this.#last = this.#ticks.now()
    this.#stop ??= this.#ticks.every(NOTICE_TICK_MILLIS, () => this.tick())
  }

  #halt(): void {
    this.#stop?.()
    this.#stop = undefined
    this.elapsed = 0
  }

  #spend(): void {
    const now = this.#ticks.now()
    if (!this.isHeld) this.elapsed += Math.max(0, now - this.#last)
    this.#last = now
  }

  tick(): void {
    this.#spend()
    if (this.shown !== undefined && this.elapsed >= this.shown.millis) this.close()
  }
}
