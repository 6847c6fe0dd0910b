import { GraphQLError } from "graphql"
import { TooSlow } from "../live/index.ts"

/** The same values, but ending instead of failing when their reader was too slow, which `slow` is told. */
export const keepingUp = <A>(
  values: AsyncGenerator<A, void, void>,
  slow: () => void,
): AsyncGenerator<A, void, void> => ({
  next: async () => {
    try {
      return await values.next()
    } catch (reason) {
      if (!isTooSlow(reason)) throw reason
      slow()
      return { value: undefined, done: true }
    }
  },
  return: () => values.return(),
  throw: (reason) => values.throw(reason),
  [Symbol.asyncIterator]() {
    return this
  },
  [Symbol.asyncDispose]: async () => void (await values.return()),
})

const isTooSlow = (reason: unknown): boolean =>
  reason instanceof TooSlow || (reason instanceof GraphQLError && reason.originalError instanceof TooSlow)
