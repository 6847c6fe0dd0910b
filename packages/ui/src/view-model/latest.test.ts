import { Deferred, Effect, Result } from "effect"
import { describe, expect, it } from "vitest"
import { Latest } from "./latest.ts"

const answers = () => {
  const first = Effect.runSync(Deferred.make<string, "broken">())
  return { first, give: () => Effect.runPromise(Deferred.succeed(first, "late")) }
}

describe("Latest", () => {
  it("gives the answer of a question that nothing overtook, refused or not", async () => {
    const latest = new Latest()
    expect(await latest.ask(Effect.succeed(1))).toEqual(Result.succeed(1))
    expect(await latest.ask(Effect.fail("no"))).toEqual(Result.fail("no"))
  })

  it("drops an answer that comes after a later question was asked", async () => {
    const [latest, { first, give }] = [new Latest(), answers()]
    const early = latest.ask(Deferred.await(first))
    expect(await latest.ask(Effect.succeed("soon"))).toEqual(Result.succeed("soon"))
    await give()
    expect(await early).toBeNull()
  })

  it("drops what is on its way when another turn begins, and tells each turn whether it is the last", async () => {
    const [latest, { first, give }] = [new Latest(), answers()]
    const early = latest.ask(Deferred.await(first))
    const isLatest = latest.begin()
    await give()
    expect([await early, isLatest()]).toEqual([null, true])
    latest.begin()
    expect(isLatest()).toBe(false)
  })
})
