import { ConciergeView, OwnMandates } from "@xl/core/mandates"
import { endMandate, giveMandate } from "@xl/core/market/mandates"
import type { MarketStore } from "@xl/core/market"
import { administrator, signedIn, withRole } from "@xl/core/kernel"
import { type Ids, MandateId, UserId } from "@xl/core/shared"
import { Clock, Effect } from "effect"
import * as t from "io-ts"
import type { Database } from "../database/index.ts"
import type { Resolvers } from "../http/request.ts"
import { recordPrivateRead } from "../market/private-read.ts"
import { ACCESS } from "../market/refusals.ts"
import { failed, input, refused } from "../shared/index.ts"
import { conciergesOf, mandatesOf } from "./reads.ts"
import { REFUSALS } from "./refusals.ts"

const ByUser = t.strict({ id: UserId })
const ByMandate = t.strict({ id: MandateId })
const done = (id: MandateId) => ({ __typename: "MandateDone", id })

/** One resolver per field of schema/mandates.graphql. */
export const mandateResolvers = (db: Database): Resolvers<Ids | MarketStore> => ({
  Query: {
    listConcierges: (_args, { actor }) =>
      Effect.gen(function* () {
        yield* Effect.fromResult(withRole(actor, "listConcierges", "Sellers"))
        return t.readonlyArray(ConciergeView).encode(yield* conciergesOf(db))
      }).pipe(Effect.catchTag(ACCESS, failed)),
    listMandates: (_args, { actor }) =>
      Effect.gen(function* () {
        const user = yield* Effect.fromResult(signedIn(actor))
        return OwnMandates.encode(yield* mandatesOf(db, user.id))
      }).pipe(Effect.catchTag("SignInRequired", failed)),
    listMandatesOf: (args, { actor }) =>
      Effect.gen(function* () {
        const { id } = yield* input(ByUser, args)
        const user = yield* Effect.fromResult(administrator(actor, "listMandatesOf"))
        const found = yield* mandatesOf(db, id)
        const isShown = found.given.length + found.held.length > 0
        yield* recordPrivateRead(db, user, isShown ? [id] : [], yield* Clock.currentTimeMillis)
        return OwnMandates.encode(found)
      }).pipe(Effect.catchTag(ACCESS, failed)),
  },
  Mutation: {
    giveMandate: (args, { actor }) =>
      input(ByUser, args).pipe(
        Effect.flatMap(({ id }) => giveMandate(actor, id)),
        Effect.map(done),
        Effect.catchTag(REFUSALS.giveMandate, refused),
        Effect.catchTag(ACCESS, failed),
      ),
    endMandate: (args, { actor }) =>
      input(ByMandate, args).pipe(
        Effect.flatMap(({ id }) => endMandate(actor, id)),
        Effect.map(done),
        Effect.catchTag(REFUSALS.endMandate, refused),
        Effect.catchTag("SignInRequired", failed),
      ),
  },
})
