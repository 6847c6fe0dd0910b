import { must, UserId } from "@xl/core/shared"
import { Effect } from "effect"
import { randomUUID } from "node:crypto"
import { expect, it } from "vitest"
import { testDatabase } from "../testing/index.ts"
import { putDocument } from "../testing/rows.ts"
import { documentsOf } from "./documents.ts"

const { db } = await testDatabase()

it("gives the papers of one person alone, also where the database would show those of all, as it does to an administrator", async () => {
  const [one, other] = [must(UserId, randomUUID()), must(UserId, randomUUID())]
  const [first, second] = [await putDocument(db, one), await putDocument(db, one)]
  await putDocument(db, other)
  const papers = await Effect.runPromise(documentsOf(db, one))
  expect(papers.map(({ key }) => key).toSorted()).toEqual([first, second].toSorted())
  expect(papers.map(({ dataOwnerId }) => dataOwnerId)).toEqual([one, one])
})
