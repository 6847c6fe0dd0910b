import { execFile } from "node:child_process"
import { randomBytes } from "node:crypto"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { promisify } from "node:util"
import { afterAll, describe, expect, it } from "vitest"
import { diskStorage } from "../storage/index.ts"
import { aUser, bareEnvironment, testDatabase } from "../testing/index.ts"
import { fileDocument, readDocument } from "./document-store.ts"
import { rotateMasterKey } from "./index.ts"

const { db, url } = await testDatabase()
const folder = mkdtempSync(join(tmpdir(), "xl rotate-"))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const [first, second] = [randomBytes(32), randomBytes(32)]
const owner = aUser(1)
const house = (masterKey: Buffer) => ({ db, storage: diskStorage(folder), masterKey, now: () => 0 })
const filed = async (masterKey: Buffer, text: string) => {
  const bytes = async function* () {
    yield Buffer.from(text)
  }
  const intake = { type: "text/plain", bytes: bytes(), size: () => text.length } as never
  const { key } = await fileDocument(house(masterKey), owner, { category: "pof", name: "a.txt", intake })
  return { ownerId: owner.id, externalId: key, categoryId: "pof" }
}
const read = (masterKey: Buffer, record: Awaited<ReturnType<typeof filed>>) =>
  readDocument(house(masterKey), owner, record, "").then(({ bytes }) => bytes.toString())

describe("another master key", () => {
  it("opens what was filed under the one before, which opens nothing any more", async () => {
    const one = await filed(first, "one")
    expect(await rotateMasterKey(db, first, second)).toEqual({ changed: 1, alreadyNew: 0, unopened: [] })
    expect(await read(second, one)).toBe("one")
    await expect(read(first, one)).rejects.toThrow("unable to authenticate")
    const late = await filed(first, "late") // by a gateway that still had the old key
    expect(await rotateMasterKey(db, first, second)).toEqual({ changed: 1, alreadyNew: 1, unopened: [] })
    expect(await read(second, late)).toBe("late")
  })

  it("leaves alone and names what neither opens", async () => {
    const { externalId } = await filed(randomBytes(32), "foreign")
    const before = await db.selectFrom("documents").selectAll().where("key", "=", externalId).executeTakeFirst()
    expect(await rotateMasterKey(db, first, second)).toMatchObject({ changed: 0, unopened: [externalId] })
    expect(await db.selectFrom("documents").selectAll().where("key", "=", externalId).executeTakeFirst()).toEqual(
      before,
    )
    await db.deleteFrom("documents").where("key", "=", externalId).execute()
  })

  it("comes by npm run rotate-master-key, which refuses a weak one and the one of now", async () => {
    const script = fileURLToPath(new URL("../cli/rotate-master-key.ts", import.meta.url))
    const run = async (next: string) => {
      const env = {
        ...bareEnvironment(),
        DATABASE_URL: url,
        DATA_DIR: folder,
        MASTER_KEY: second.toString("hex"),
        NEW_MASTER_KEY: next,
      }
      const options = ["--conditions=xl-source", script]
      const done = await promisify(execFile)(process.execPath, options, { env }).catch((reason: unknown) => reason)
      const { stderr, stdout } = done as { readonly stderr: string; readonly stdout: string }
      return (stderr || stdout).split("\n")[0]
    }
    expect(await Promise.all([run("weak"), run(second.toString("base64")), run(first.toString("hex"))])).toEqual([
      "NEW_MASTER_KEY must be 32 random bytes, written in hexadecimal or base64.",
      "NEW_MASTER_KEY is the MASTER_KEY of now: make another.",
      "2 documents are under the new key, 0 were already.",
    ])
  }, 60_000)
})
