import { DATA_ROOM_CATEGORY, DocumentNotFound, readingDocument, DocumentRef } from "@xl/core/documents"
import { SignInRequired, type Actor } from "@xl/core/kernel"
import { absentAsNull, must, UserId } from "@xl/core/shared"
import { Clock, Effect } from "effect"
import * as t from "io-ts"
import { type Database, read } from "../database/index.ts"
import type { Resolvers } from "../http/request.ts"
import { ShortText } from "../market/inputs.ts"
import { failed, input } from "../shared/index.ts"
import type { DocumentPasses } from "./passes.ts"
import { recordDocumentRead } from "./read-record.ts"

const Named = t.strict({ id: UserId, key: ShortText, reason: absentAsNull(ShortText) })
type Named = t.TypeOf<typeof Named>

/** A person's paper by its key, without its bytes. An administrator's look at another's is put on the record with its reason. */
const userDocument = Effect.fnUntraced(function* (db: Database, actor: Actor, named: Named, now: number) {
  const { id, key } = named
  if (!UserId.is(key)) return yield* new DocumentNotFound()
  const row = yield* read(db, (shown) =>
    shown
      .selectFrom("documents")
      .select(["name", "key", "type", "createdAt"])
      .where("key", "=", key)
      .where("owner", "=", id)
      .where("category", "<>", DATA_ROOM_CATEGORY)
      .executeTakeFirst(),
  )
  if (!row) return yield* new DocumentNotFound()
  const reason = yield* Effect.fromResult(readingDocument(actor, { owner: id, reason: named.reason ?? "" }))
  if (actor.tag === "user" && reason !== null) yield* recordDocumentRead(db, actor, { owner: id, key, reason }, now)
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
      }).pipe(Effect.catchTags({ DocumentNotFound: failed, ReadReasonRequired: failed })),
    getZentinelToken: (_args, { accessToken }) =>
      Effect.gen(function* () {
        if (accessToken === undefined) return yield* new SignInRequired()
        return passes.passFor(accessToken, yield* Clock.currentTimeMillis)
      }).pipe(Effect.catchTag("SignInRequired", failed)),
  },
})
