import type { MarketStore } from "@xl/core/market"
import { UserAsset } from "@xl/core/user-assets"
import { findUserAsset } from "@xl/core/market/user-assets"
import { AssetId, UserId } from "@xl/core/shared"
import { Clock, Effect } from "effect"
import * as t from "io-ts"
import type { Database } from "../database/index.ts"
import type { Resolvers } from "../http/request.ts"
import { recordPrivateRead } from "../market/private-read.ts"
import { failed, input } from "../shared/index.ts"

const OfPerson = t.strict({ id: AssetId, userId: UserId })

/** One resolver per field of schema/user-assets.graphql. An administrator's look at another's is put on the record. */
export const userAssetResolvers = (db: Database): Resolvers<MarketStore> => ({
  Query: {
    getUserAssetData: (args, { actor }) =>
      Effect.gen(function* () {
        const { id, userId } = yield* input(OfPerson, args)
        const found = yield* findUserAsset(actor, id, userId)
        if (found === null) return null
        const isOwn = actor.tag === "user" && actor.id === userId
        yield* recordPrivateRead(db, actor, isOwn ? [] : [userId], yield* Clock.currentTimeMillis)
        return UserAsset.encode(found)
      }).pipe(Effect.catchTag("SignInRequired", failed)),
  },
})
