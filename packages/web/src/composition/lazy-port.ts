import { Effect } from "effect"

type Method = (...args: ReadonlyArray<unknown>) => Effect.Effect<unknown, unknown>
type Methods = { readonly [name: string]: Method }

/**
 * A port whose adapter is fetched at the first call; `broken` says what an adapter that does not arrive is told as. Whatever is read of
 * it is one of the port's methods; `then` is none, for who asks for it asks whether this is a promise.
 */
export const lazyPort = <P extends object>(load: () => Promise<P>, broken: (cause: unknown) => unknown): P => {
  let fetched: Promise<P> | undefined
  const open = Effect.tryPromise({
    try: () => (fetched ??= load()),
    catch: (cause) => {
      fetched = undefined // the file did not arrive: fetch it again next time
      return broken(cause)
    },
  })
  const later =
    (name: string): Method =>
    (...args) =>
      Effect.flatMap(open, (port) => (port as Methods)[name]?.(...args) ?? Effect.die(name))
  return new Proxy<Methods>(
    {},
    { get: (_target, name) => (typeof name === "string" && name !== "then" ? later(name) : undefined) },
  ) as P
}
