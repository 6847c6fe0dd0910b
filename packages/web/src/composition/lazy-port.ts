import { Effect } from "effect"

type Method = (...args: ReadonlyArray<unknown>) => Effect.Effect<unknown, unknown>
type Methods = { readonly [name: string]: Method }
type Listening = { readonly [name: string]: (listener: unknown) => () => void }

/**
 * A port whose adapter is fetched at the first call; `broken` says what an adapter that does not arrive is told as. Whatever is read of
 * it is one of the port's methods; `then` is none, for who asks for it asks whether this is a promise. What is named `heard` listens:
 * it gives the way to stop at once, and hears nothing before the adapter is here.
 */
export const lazyPort = <P extends object>(
  load: () => Promise<P>,
  broken: (cause: unknown) => unknown,
  ...heard: ReadonlyArray<keyof P>
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
      Effect.flatMap(open, (port) => (port as Methods)[name]?.(...args) ?? Effect.die(name))
  const listen = (name: string) => (listener: unknown) => {
    let isOver = false
    let stop = (): void => void (isOver = true)
    const start = (port: P) => {
      if (!isOver) stop = (port as Listening)[name]?.(listener) ?? stop
    }
    void Effect.runPromise(Effect.ignore(Effect.map(open, start)))
    return () => stop()
  }
  const reading = (name: string) => (heard.includes(name as keyof P) ? listen(name) : later(name))
  return new Proxy<Methods>({}, {
    get: (_target, name) => (typeof name === "string" && name !== "then" ? reading(name) : undefined),
  } as ProxyHandler<Methods>) as P
}
