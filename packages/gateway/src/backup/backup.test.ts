import { randomBytes } from "node:crypto"
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { readDocument } from "../documents/document-store.ts"
import { verifyLog } from "../events/index.ts"
import { testDatabase } from "../testing/index.ts"
import { backUp, readManifest, restore } from "./index.ts"
import { backupScene, buyer, emptyDatabase, happens, houseOf, keys, PROOF } from "./testing.ts"

const { home, market, root } = backupScene()
const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => "no refusal",
    (reason: Error) => reason.message,
  )

describe("a backup", async () => {
  const { db, document, source, url } = await market()
  const folder = join(root, "first")
  const { manifest, missing } = await backUp(source, url, folder)

  it("comes back elsewhere with every checksum equal, its documents readable and its log whole", async () => {
    const [target, place] = [home("elsewhere"), await emptyDatabase()]
    await restore(target, place, folder)
    const again = await backUp(target, place.url, join(root, "second"))
    const { madeAt: _, ...content } = again.manifest
    expect(content).toEqual({ ...manifest, madeAt: undefined })
    expect([missing, again.missing]).toEqual([[], []])
    const read = await readDocument(houseOf(place.db, target.dataDir), buyer, document, "")
    expect(read.bytes.toString()).toBe(PROOF)
    await happens(place.db, "after the restore") // the counters go on where they were
    expect(await verifyLog(place.db)).toMatchObject({ events: 5, seals: 1, broken: undefined })
    expect((await verifyLog(db)).events).toBe(4)
    const due = await place.db.selectFrom("outbox").select("body").where("tag", "=", "mail").execute()
    expect(due).toHaveLength(5)
  })

  it("names its tables and files, and holds no key and nothing of a document in the clear", () => {
    const rows = Object.fromEntries(manifest.tables.map(({ name, rows }) => [name, rows]))
    // Beside each mail lies the notice that is kept of it, and the message that tells of the notice.
    expect(rows).toMatchObject({ events: 4, seals: 1, profiles: 2, assets: 1, offers: 1, documents: 1 })
    expect(rows).toMatchObject({ outbox: 8, notices: 4 })
    expect(Object.keys(rows)).toEqual(expect.arrayContaining(["user", "session", "account", "idempotent_answers"]))
    expect(manifest.files).toHaveLength(2)
    const order = manifest.tables.map(({ name }) => name)
    expect(order.indexOf("user")).toBeLessThan(order.indexOf("session"))
    const all = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((it) => it.isFile())
    for (const { name, parentPath } of all) {
      const bytes = readFileSync(join(parentPath, name))
      for (const secret of [keys.masterKey, keys.identitySecret, PROOF]) expect(bytes.includes(secret)).toBe(false)
      expect(statSync(join(parentPath, name)).mode & 0o077).toBe(0)
    }
  })

  it("shows one instant, however much happens meanwhile", async () => {
    const going = await market()
    let isOver = false
    const busy = (async () => {
      while (!isOver) await happens(going.db, "meanwhile")
    })()
    const taken = await backUp(going.source, going.url, join(root, "meanwhile"))
    isOver = true
    await busy
    const place = await emptyDatabase()
    await restore(home("meanwhile-back"), place, join(root, "meanwhile"))
    const rows = (name: string) => taken.manifest.tables.find((table) => table.name === name)?.rows
    expect(rows("events")).toBe(rows("notices")) // each transaction writes one of both
    expect((await verifyLog(place.db)).broken).toBeUndefined()
  })

  it("says which documents have no file", async () => {
    const torn = await market()
    rmSync(join(torn.source.dataDir, "files/documents", torn.document.externalId))
    expect((await backUp(torn.source, torn.url, join(root, "torn"))).missing).toEqual([torn.document.externalId])
  })

  it("takes a new folder alone, and leaves nothing of one that failed", async () => {
    expect(await refusalOf(backUp(source, url, folder))).toBe(
      `${folder} is not empty: name a new folder for each backup.`,
    )
    const before = readdirSync(root)
    const { url: bare } = await testDatabase({ migrated: false })
    expect(await refusalOf(backUp(source, bare, join(root, "bare")))).toBe(
      "This database holds no market yet: start XL first.",
    )
    expect(readdirSync(root)).toEqual(before)
  })
})

describe("a restore is refused, with nothing written,", async () => {
  const { source, url } = await market()
  const folder = join(root, "whole")
  await backUp(source, url, folder)
  const restored = async (target: ReturnType<typeof home>, from = folder) => {
    const place = await emptyDatabase()
    const refusal = await refusalOf(restore(target, place, from))
    expect(existsSync(join(target.dataDir, "files"))).toBe(false)
    expect(await place.db.introspection.getTables()).toEqual([])
    return refusal
  }

  it("under another key, which it names", async () => {
    const other = { ...home("other-key"), masterKey: randomBytes(32).toString("base64") }
    expect(await restored(other)).toBe(
      "MASTER_KEY is not the one that this backup needs: set it to the value it had. A demo keeps its own in DATA_DIR/secrets.",
    )
  })

  it("where a table or a file of the backup was changed, cut or lost", async () => {
    const manifest = await readManifest(folder)
    const [table, file] = [
      join(folder, "tables/public.events.copy.gz"),
      join(folder, "files", manifest.files[0]?.key ?? ""),
    ]
    for (const [path, what] of [
      [table, "the table public.events"],
      [file, `the file ${manifest.files[0]?.key}`],
    ] as const) {
      const whole = readFileSync(path)
      const flipped = Buffer.from(whole)
      flipped[whole.length >> 1] = (whole[whole.length >> 1] ?? 0) ^ 1
      for (const bytes of [flipped, whole.subarray(0, -20), undefined]) {
        if (bytes) writeFileSync(path, bytes)
        else rmSync(path)
        expect(await restored(home("changed"))).toBe(
          `The backup is not as it was made: ${what} differs. Take another backup.`,
        )
      }
      writeFileSync(path, whole)
    }
  })

  it("where there is no backup, half of one, or one of another version", async () => {
    const none = join(root, "none")
    expect(await restored(home("none-back"), none)).toBe(
      `There is no whole backup in ${none}: it has no manifest.json that can be read.`,
    )
    mkdirSync(none)
    const manifest = JSON.parse(readFileSync(join(folder, "manifest.json"), "utf8"))
    const other = `The backup in ${none} was made by another version of XL, or its manifest.json was changed.`
    for (const text of ["{", "{}", JSON.stringify({ ...manifest, format: 2 })]) {
      writeFileSync(join(none, "manifest.json"), text)
      expect(await restored(home("none-back"), none)).toBe(other)
    }
    const later = [...manifest.migrations, { name: "9999-later.sql", checksum: "" }]
    writeFileSync(join(none, "manifest.json"), JSON.stringify({ ...manifest, migrations: later }))
    expect(await restored(home("none-back"), none)).toBe(
      "The backup knows the migration 9999-later.sql and this version of XL does not: restore with the version that made it, or a newer one.",
    )
  })

  it("into a market that is there already", async () => {
    const there = await market()
    const place = { db: there.db, url: there.url, close: () => Promise.resolve() }
    expect(await refusalOf(restore(home("fresh"), place, folder))).toBe(
      "The database is not empty: restore into another DATA_DIR, or into an empty DATABASE_URL.",
    )
    expect(await refusalOf(restore(there.source, await emptyDatabase(), folder))).toBe(
      `The folder ${join(there.source.dataDir, "files")} is not empty: restore into another DATA_DIR, or into an empty DATABASE_URL.`,
    )
    expect((await verifyLog(there.db)).events).toBe(4)
  })
})
