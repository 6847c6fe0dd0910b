import { Effect, type Result } from "effect"

/** Asks the same thing again and again, and knows only the last answer: one that was overtaken is dropped. */
export class Latest {
  #turn = 0

  /** Drops whatever is on its way. The answer tells whether nothing has begun since. */
  readonly begin = (): (() => boolean) => {
    this.#turn += 1
    return this.current()
  }

  /** Drops nothing. The answer tells whether nothing has begun since. */
  readonly current = (): (() => boolean) => {
    const turn = this.#turn
    return () => turn === this.#turn
  }

  /** Null where it was overtaken. */
  readonly ask = async <A, E>(question: Effect.Effect<A, E>): Promise<Result.Result<A, E> | null> => {
    const isLatest = this.begin()
    const result = await Effect.runPromise(Effect.result(question))
    return isLatest() ? result : null
  }
}
