/** A subscriber did not keep up; it must subscribe again and ask for the state afresh. */
export class TooSlow extends Error {
  constructor() {
    super("The subscriber did not keep up.")
    this.name = "TooSlow"
  }
}

const MOST_VALUES = 1_000
const MOST_BYTES = 1_048_576
const DONE = { value: undefined, done: true } as const

interface Reader<A> {
  readonly promise: Promise<IteratorResult<A>>
  readonly resolve: (result: IteratorResult<A>) => void
}

/**
 * Hands values to one reader. Its `return()` calls `stopped` at once; an async generator would only do so after the next
 * value. More waiting values than it may hold end it, and the reader gets `TooSlow`.
 */
export class Queue<A> implements AsyncIterableIterator<A> {
  readonly #stopped: () => void
  #waiting: Array<{ readonly value: A; readonly size: number }> = []
  #bytes = 0
  #reader: Reader<A> | undefined
  #over: "ended" | "tooSlow" | undefined

  constructor(stopped: () => void) {
    this.#stopped = stopped
  }

  [Symbol.asyncIterator](): this {
    return this
  }

  /** `size` is in bytes. */
  readonly push = (value: A, size: number): void => {
    if (this.#over) return
    if (this.#reader) return this.#answer({ value, done: false })
    this.#waiting.push({ value, size })
    this.#bytes += size
    if (this.#waiting.length > MOST_VALUES || this.#bytes > MOST_BYTES) this.#finish("tooSlow")
  }

  readonly end = (): void => this.#finish("ended")

  readonly next = async (): Promise<IteratorResult<A>> => {
    if (this.#over === "tooSlow") throw new TooSlow()
    const first = this.#waiting.shift()
    if (first) {
      this.#bytes -= first.size
      return { value: first.value, done: false }
    }
    return this.#over ? DONE : (this.#reader ??= newReader()).promise
  }

  readonly return = async (): Promise<IteratorResult<A>> => {
    this.#finish("ended")
    return DONE
  }

  readonly throw = this.return

  #finish(how: "ended" | "tooSlow"): void {
    if (this.#over) return
    this.#over = how
    this.#waiting = []
    this.#answer(DONE)
    this.#stopped()
  }

  #answer(result: IteratorResult<A>): void {
    const reader = this.#reader
    this.#reader = undefined
    reader?.resolve(result)
  }
}

const newReader = <A>(): Reader<A> => {
  let resolve: Reader<A>["resolve"] = () => undefined
  const promise = new Promise<IteratorResult<A>>((settle) => (resolve = settle))
  return { promise, resolve }
}
