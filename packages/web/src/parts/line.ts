/** What the parts of this page tell of the line to the server. */
export type LineTold = "stands" | "away" | "lost"

/** Milliseconds between two tries while the server does not answer. */
const FIRST_PAUSE = 1_000
const LONGEST_PAUSE = 15_000

/** Milliseconds within which the server must say that it is there. */
const PATIENCE = 5_000

/** Whether the server answers now. */
export const answers = async (): Promise<boolean> => {
  try {
    return (await fetch("/livez", { cache: "no-store", signal: AbortSignal.timeout(PATIENCE) })).ok
  } catch {
    return false
  }
}

/** Until it is time to try again: later each time, and at once when the browser is back on a network. */
export const pause = (tries: number): Promise<void> =>
  new Promise((over) => {
    const done = () => {
      clearTimeout(timer)
      removeEventListener("online", done)
      over()
    }
    const timer = setTimeout(done, Math.min(FIRST_PAUSE * 2 ** tries, LONGEST_PAUSE))
    addEventListener("online", done)
  })

/** Counts what waits for the server, and remembers that a part was lost. */
export class Line {
  #waiting = 0
  #isLost = false
  readonly #heard = new Set<() => void>()

  get told(): LineTold {
    if (this.#waiting > 0) return "away"
    return this.#isLost ? "lost" : "stands"
  }

  /** Tells that the server is away for as long as this pause lasts. */
  readonly whileAway = async (over: Promise<void>): Promise<void> => {
    this.#waits(1)
    await over.finally(() => this.#waits(-1))
  }

  readonly lose = (): void => {
    this.#isLost = true
    this.#tell()
  }

  /** Calls `heard` at each change until the answer is called. */
  readonly listen = (heard: () => void): (() => void) => {
    this.#heard.add(heard)
    return () => void this.#heard.delete(heard)
  }

  #waits(more: number): void {
    this.#waiting += more
    this.#tell()
  }

  #tell(): void {
    for (const heard of this.#heard) heard()
  }
}
