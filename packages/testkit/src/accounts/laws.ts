import type { layer } from "@effect/vitest"
import { Accounts, type Credentials } from "@xl/core/accounts"
import { Effect } from "effect"
import { someCredentials } from "./examples.ts"
import { AccountsStage } from "./stage.ts"

let count = 0
/** Credentials that no law has used before. */
export const fresh = (): Credentials => someCredentials({ email: `Somebody.${++count}@x.test` })
export const ask = Accounts.use.bind(Accounts)
export const stage = AccountsStage.use.bind(AccountsStage)
/** The tag of the refusal that a request ends with. */
export const refusal = <A, E extends { readonly _tag: string }, R>(request: Effect.Effect<A, E, R>) =>
  Effect.map(Effect.flip(request), (error) => error._tag)

export const signIn = (credentials: Credentials) => ask((accounts) => accounts.signIn(credentials))
export const user = Effect.fnUntraced(function* () {
  const credentials = fresh()
  yield* stage(({ addUser }) => addUser(credentials))
  return credentials
})
export const here = ask(({ session, token }) => Effect.all([session, token]))
export const nobody = [null, null]

export type Laws = Parameters<Parameters<ReturnType<typeof layer<Accounts | AccountsStage, unknown>>>[1]>[0]
