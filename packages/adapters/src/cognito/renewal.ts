import type { AccountsUnavailable, Session } from "@xl/core/accounts"
import { fetchAuthSession } from "aws-amplify/auth"
import { Effect } from "effect"
import { ask } from "./ask.ts"
import type { CognitoConfig } from "./config.ts"
import { configure } from "./configured.ts"
import type { Tokens } from "./kept-tokens.ts"
import { sessionOf } from "./session.ts"

/** The tokens kept here, renewed first where they must be; null without any. */
const currentTokens = (forceRefresh: boolean): Effect.Effect<Tokens | null, AccountsUnavailable> =>
  Effect.map(
    ask(() => fetchAuthSession({ forceRefresh })),
    ({ tokens }) => tokens ?? null,
  )

/** The session that they tell of, by amplify. */
export const currentSession = (forceRefresh = false): Effect.Effect<Session | null, AccountsUnavailable> =>
  Effect.flatMap(currentTokens(forceRefresh), sessionOf)

export const renewal = (config: CognitoConfig): typeof currentTokens => {
  configure(config)
  return currentTokens
}
