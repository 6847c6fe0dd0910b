import { AGREEMENT_CATEGORY, DATA_ROOM_CATEGORY, LEGAL_DOCUMENT_CATEGORY, DocumentRef } from "@xl/core/documents"
import type { UserId } from "@xl/core/shared"
import { Effect } from "effect"
import { ask, type Db } from "../database/index.ts"
import { entity } from "./rows.ts"

/** A person's papers, newest first: also what the house made for the person. */
export const documentsOf = (db: Db, owner: UserId) => papersOf(db, owner, [])

/** What a person uploaded as a paper about the person, newest first. */
export const uploadsOf = (db: Db, owner: UserId) =>
  papersOf(db, owner, [AGREEMENT_CATEGORY, DATA_ROOM_CATEGORY, LEGAL_DOCUMENT_CATEGORY])

const papersOf = (db: Db, owner: UserId, leftOut: ReadonlyArray<string>) =>
  ask(() =>
    db
      .selectFrom("documents")
      .select(["key", "owner", "name", "type", "createdAt"])
      .where("owner", "=", owner)
      .$if(leftOut.length > 0, (all) => all.where("category", "not in", leftOut))
      .orderBy("createdAt", "desc")
      .execute(),
  ).pipe(
    Effect.flatMap((rows) =>
      Effect.forEach(rows, ({ createdAt, key, name, owner: dataOwnerId, type }) =>
        entity(DocumentRef)({ key, name, type, dataOwnerId, dateModified: createdAt }),
      ),
    ),
  )
