import { DocumentNotFound, mayReadDocument } from "@xl/core/documents"
import { type Actor, DocumentRef, signedIn } from "@xl/core/roles"
import { must, UserId } from "@xl/core/shared"
import { Clock, Effect } from "effect"
import * as t from "io-ts"
import { type Database, read } from "../database/index.ts"
import type { Resolvers } from "../http/request.ts"
import { ShortText } from "../market/inputs.ts"
import { recordPrivateRead } from "../market/private-read.ts"
import { failed, input } from "../shared/index.ts"
import type { DocumentPasses } from "./passes.ts"

const Named = t.strict({ id: UserId, key: ShortText })
type Named = t.TypeOf<typeof Named>

/** A person's paper by its key, without its bytes. An administrator's look at another's is put on the record. */
const userDocument = Effect.fnUntraced(function* (db: Database, actor: Actor, { id, key }: Named, now: number) {
  if (!UserId.is(key) || !mayReadDocument(actor, id)) return yield* new DocumentNotFound()
  const row = yield* read(db, (shown) =>
    shown
      .selectFrom("documents")
      .select(["name", "key", "type", "createdAt"])
      .where("key", "=", key)
      .where("owner", "=", id)
      .executeTakeFirst(),
  )
  if (!row) return yield* new DocumentNotFound()
  if (actor.tag === "user" && actor.id !== id) yield* recordPrivateRead(db, actor, [id], now)
  const { createdAt, ...paper } = row
  return must(DocumentRef, { ...paper, dataOwnerId: id, dateModified: createdAt })
})

/** One resolver per field of schema/documents.graphql. */
export const documentResolvers = (db: Database, passes: DocumentPasses): Resolvers => ({
  Query: {
    getUserDocument: (args, { actor }) =>
      Effect.gen(function* () {
        const named = yield* input(Named, args)
        return DocumentRef.encode(yield* userDocument(db, actor, named, yield* Clock.currentTimeMillis))
      }).pipe(Effect.catchTag("DocumentNotFound", failed)),
    getZentinelToken: (_args, { actor }) =>
      Effect.gen(function* () {
        const user = yield* Effect.fromResult(signedIn(actor))
        return passes.passFor(user, yield* Clock.currentTimeMillis)
      }).pipe(Effect.catchTag("SignInRequired", failed)),
  },
})
