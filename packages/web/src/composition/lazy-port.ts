import { Effect } from "effect"

/** Every method's name, so that one that is forgotten does not compile. */
export type MethodsOf<P> = { readonly [M in keyof P]: true }

type Method = (...args: ReadonlyArray<unknown>) => Effect.Effect<unknown, unknown>

/** A port whose adapter is fetched at the first call; `broken` says what an adapter that does not arrive is told as. */
export const lazyPort = <P extends object>(
  methods: MethodsOf<P>,
  load: () => Promise<P>,
  broken: (cause: unknown) => unknown,
): P => {
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
      Effect.flatMap(open, (port) => (port as { readonly [name: string]: Method })[name]?.(...args) ?? Effect.die(name))
  return Object.fromEntries(Object.keys(methods).map((name) => [name, later(name)])) as P
}
