interface Timer {
  readonly at: number
  readonly go: () => void
}

/** Timers that go off when a test says so. */
export class TimersInHand {
  #now = 0
  #timers: ReadonlyArray<Timer> = []

  /** Calls `then` once after `milliseconds`, unless the answer is called before. */
  readonly after = (milliseconds: number, then: () => void): (() => void) => {
    const timer = { at: this.#now + milliseconds, go: then }
    this.#timers = [...this.#timers, timer]
    return () => void (this.#timers = this.#timers.filter((other) => other !== timer))
  }

  /** Lets `milliseconds` pass: what is due goes off, the earliest first. */
  readonly pass = (milliseconds: number): void => {
    this.#now += milliseconds
    const due = this.#timers.filter(({ at }) => at <= this.#now).toSorted((one, other) => one.at - other.at)
    this.#timers = this.#timers.filter(({ at }) => at > this.#now)
    for (const { go } of due) go()
  }
}
