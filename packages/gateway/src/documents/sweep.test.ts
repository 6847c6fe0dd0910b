import { randomUUID } from "node:crypto"
import { mkdtempSync, readdirSync, utimesSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, it } from "vitest"
import { diskStorage } from "../storage/index.ts"
import { testDatabase } from "../testing/index.ts"
import { sweepFiles } from "./index.ts"

const { db } = await testDatabase()
const folder = mkdtempSync(join(tmpdir(), "xl-sweep-"))
const storage = diskStorage(folder)
const HOUR = 3_600_000
const longAgo = new Date(Date.now() - 2 * HOUR)

it("removes old files without a record and old halves, and nothing else", async () => {
  const [kept, orphan, young] = [randomUUID(), randomUUID(), randomUUID()]
  for (const key of [kept, orphan, young]) await storage.put(`documents/${key}`, [new Uint8Array([1])])
  await storage.put("pictures/a-front.webp", [new Uint8Array([1])])
  const half = `documents/${kept}.${randomUUID()}.part`
  writeFileSync(join(folder, half), "half")
  for (const name of [`documents/${kept}`, `documents/${orphan}`, "pictures/a-front.webp", half])
    utimesSync(join(folder, name), longAgo, longAgo)
  const row = { key: kept, owner: randomUUID(), category: "pof", name: "a.pdf", type: "application/pdf", size: 1 }
  await db
    .insertInto("documents")
    .values({ ...row, createdAt: 0, wrappedKey: Buffer.from([1]) })
    .execute()
  expect(await sweepFiles({ db, storage }, HOUR)).toBe(2)
  expect(readdirSync(join(folder, "documents")).toSorted()).toEqual([kept, young].toSorted())
  expect(readdirSync(join(folder, "pictures"))).toEqual(["a-front.webp"])
})

it("finds nothing where no file was ever kept", async () => {
  expect(await sweepFiles({ db, storage: diskStorage(join(folder, "none")) }, 0)).toBe(0)
})
