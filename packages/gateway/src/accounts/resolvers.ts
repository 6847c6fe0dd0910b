import { AccountSession } from "@xl/core/accounts"
import { deleteAccount } from "@xl/core/market/accounts"
import { type MarketStore } from "@xl/core/market"
import { saveUtmParameters } from "@xl/core/market/profiles"
import { signedIn } from "@xl/core/kernel"
import { Clock, Effect } from "effect"
import * as t from "io-ts"
import type { Database } from "../database/index.ts"
import type { Resolvers } from "../http/request.ts"
import { orNull, ShortText } from "../market/inputs.ts"
import { failed, input, refused } from "../shared/index.ts"
import { eraseTraces } from "./erase.ts"
import { everythingOf } from "./export.ts"
import type { AccountKeeper } from "./keeper.ts"
import { REFUSALS } from "./refusals.ts"
import { endSessionOf, sessionsOf } from "./sessions.ts"

const Ended = t.strict({ sessionId: ShortText })
const Utm = t.strict({ utmSource: orNull(ShortText), utmMedium: orNull(ShortText), utmCampaign: orNull(ShortText) })
const Proof = t.strict({ password: ShortText })

/** One resolver per field of schema/accounts.graphql. */
export const accountResolvers = (pool: Database, keeper: AccountKeeper): Resolvers<MarketStore> => ({
  Query: {
    listSessions: (_args, { actor }) =>
      Effect.fromResult(signedIn(actor)).pipe(
        Effect.flatMap((user) => sessionsOf(pool, user)),
        Effect.map((sessions) => t.readonlyArray(AccountSession).encode(sessions)),
        Effect.catchTag("SignInRequired", failed),
      ),
    exportMyData: (_args, { actor }) =>
      Effect.fromResult(signedIn(actor)).pipe(
        Effect.flatMap((user) => Effect.flatMap(Clock.currentTimeMillis, (now) => everythingOf(pool, user, now))),
        Effect.map((everything) => JSON.stringify(everything, null, 2)),
        Effect.catchTag(["ProfileNotFound", "SignInRequired"], failed),
      ),
  },
  Mutation: {
    endSession: (args, { actor }) =>
      input(Ended, args).pipe(
        Effect.flatMap(({ sessionId }) =>
          Effect.flatMap(Effect.fromResult(signedIn(actor)), (user) => endSessionOf(pool, user, sessionId)),
        ),
        Effect.map((sessionId) => ({ __typename: "SessionEnded", sessionId })),
        Effect.catchTag(REFUSALS.endSession, refused),
        Effect.catchTag("SignInRequired", failed),
      ),
    saveUTMParameters: (args, { actor }) =>
      input(Utm, args).pipe(
        Effect.flatMap((utm) => saveUtmParameters(actor, utm)),
        Effect.map((kept) => ({ __typename: "UTMParametersKept", ...kept })),
        Effect.catchTag(REFUSALS.saveUTMParameters, refused),
        Effect.catchTag("SignInRequired", failed),
      ),
    deleteMyAccount: (args, { actor }) =>
      input(Proof, args).pipe(
        Effect.flatMap(({ password }) =>
          Effect.gen(function* () {
            const user = yield* Effect.fromResult(signedIn(actor))
            yield* keeper.prove(user.id, password)
            yield* deleteAccount(actor)
            yield* eraseTraces(pool, user)
            yield* keeper.remove(user.id)
            return { __typename: "AccountDeleted", deletedAt: yield* Clock.currentTimeMillis }
          }),
        ),
        Effect.catchTag(REFUSALS.deleteMyAccount, refused),
        Effect.catchTag("SignInRequired", failed),
      ),
  },
})
