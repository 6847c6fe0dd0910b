import { DocumentRef } from "@xl/core/roles"
import type { UserId } from "@xl/core/shared"
import { Effect } from "effect"
import { ask, type Db } from "../database/index.ts"
import { entity } from "./rows.ts"

/** What a person uploaded, newest first. */
export const documentsOf = (db: Db, owner: UserId) =>
  ask(() =>
    db
      .selectFrom("documents")
      .select(["key", "owner", "name", "type", "createdAt"])
      .where("owner", "=", owner)
      .orderBy("createdAt", "desc")
      .execute(),
  ).pipe(
    Effect.flatMap((rows) =>
      Effect.forEach(rows, ({ createdAt, key, name, owner: dataOwnerId, type }) =>
        entity(DocumentRef)({ key, name, type, dataOwnerId, dateModified: createdAt }),
      ),
    ),
  )
