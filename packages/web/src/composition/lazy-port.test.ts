import { Effect } from "effect"
import { expect, it } from "vitest"
import { lazyPort } from "./lazy-port.ts"

interface Greeter {
  readonly greet: (name: string) => Effect.Effect<string, string>
}
const hello: Greeter = { greet: (name) => Effect.succeed(`Hello ${name}`) }

it("fetches the adapter at the first call and not again", async () => {
  let fetched = 0
  const port = lazyPort<Greeter>(async () => {
    fetched += 1
    return hello
  }, String)
  const greeting = port.greet("Ann")
  expect(fetched).toBe(0)
  expect(await Effect.runPromise(greeting)).toBe("Hello Ann")
  expect(await Effect.runPromise(port.greet("Bob"))).toBe("Hello Bob")
  expect(fetched).toBe(1)
})

it("fails in the port's own words while the adapter does not arrive, and tries again", async () => {
  const answers = [() => Promise.reject(new Error("offline")), () => Promise.resolve(hello)]
  const port = lazyPort<Greeter>(
    () => answers.shift()?.() ?? Promise.reject(new Error("asked too often")),
    () => "broken",
  )
  expect(await Effect.runPromise(Effect.flip(port.greet("Ann")))).toBe("broken")
  expect(await Effect.runPromise(port.greet("Ann"))).toBe("Hello Ann")
})

it("is no promise, though it has every method that is asked for", async () => {
  const port = lazyPort<Greeter>(async () => hello, String)
  expect(await Promise.resolve(port)).toBe(port)
  expect(Object.prototype.toString.call(port)).toBe("[object Object]")
})
