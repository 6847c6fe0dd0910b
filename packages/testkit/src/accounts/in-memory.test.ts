import { Accounts } from "@xl/core/accounts"
import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { expect, it } from "vitest"
import { accountsContract } from "./contract.ts"
import { someCredentials } from "./examples.ts"
import { AccountsInMemory, signedInAccounts } from "./in-memory.ts"
import { AccountsStage } from "./stage.ts"

accountsContract("memory", new AccountsInMemory().layer)

it("lets a code expire after 15 minutes", async () => {
  const late = Effect.gen(function* () {
    const credentials = someCredentials()
    const accounts = yield* Accounts
    yield* accounts.signUp(credentials)
    const code = yield* (yield* AccountsStage).codeFor(credentials.email, "confirm")
    yield* TestClock.adjust("901 seconds")
    return yield* Effect.flip(accounts.confirm({ ...credentials, code }))
  })
  const refused = await Effect.runPromise(
    late.pipe(Effect.provide(new AccountsInMemory().layer), Effect.provide(TestClock.layer())),
  )
  expect(refused._tag).toBe("CodeExpired")
})

it("starts with somebody signed in, where a story wants that", async () => {
  const { accounts } = signedInAccounts(someCredentials(), { isVerified: false })
  expect(await Effect.runPromise(accounts.session)).toMatchObject({ email: "ann@x.test", isVerified: false })
  expect(await Effect.runPromise(accounts.token)).not.toBeNull()
})
