import { execFile } from "node:child_process"
import { randomBytes, randomUUID } from "node:crypto"
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { promisify } from "node:util"
import { must, Millis, UserId } from "@xl/core/shared"
import { Effect } from "effect"
import { afterAll, describe, expect, it } from "vitest"
import { ask, type Database, inTransaction, openDatabase } from "../database/index.ts"
import { fileDocument, readDocument } from "../documents/document-store.ts"
import { append, seal, verifyLog } from "../events/index.ts"
import { publish } from "../live/index.ts"
import { diskStorage } from "../storage/index.ts"
import { aUser, bareEnvironment, testDatabase } from "../testing/index.ts"
import { putAsset, putOffer } from "../testing/rows.ts"
import { backUp, readManifest, restore } from "./index.ts"

const root = mkdtempSync(join(tmpdir(), "xl backup-"))
chmodSync(root, 0o755)
afterAll(() => rmSync(root, { recursive: true, force: true }))
const keys = { masterKey: randomBytes(32).toString("base64"), identitySecret: randomBytes(32).toString("base64") }
const home = (name: string) => ({ ...keys, dataDir: join(root, name) })
const houseOf = (db: Database, dataDir: string) => ({
  db,
  storage: diskStorage(join(dataDir, "files")),
  masterKey: Buffer.from(keys.masterKey, "base64"),
  now: () => 0,
})

const [seller, buyer] = [aUser(1, "Sellers"), aUser(2, "ApprovedBuyers")]
const PROOF = "Proof of funds: 41,111.11"
const intake = async function* () {
  yield Buffer.from(PROOF)
}
const happens = (db: Database, text: string) =>
  Effect.runPromise(
    inTransaction(db, (transaction) =>
      Effect.gen(function* () {
        const chain = must(UserId, seller.id)
        const actor = { id: chain, trigger: "Seller" } as const
        const event = {
          chain,
          type: "ProfileEdited",
          actor,
          at: must(Millis, 1),
          subject: chain,
          before: null,
          after: { text },
        }
        yield* ask(() => transaction.selectFrom("profiles").select("id").forNoKeyUpdate().execute())
        yield* append(transaction, [event as never])
        yield* publish(transaction, [{ tag: "mail", kind: "offerWon", to: chain, facts: { title: text } } as never])
      }),
    ),
  )

/** A market with what is hard to copy: quotes, line ends, other alphabets, generated columns, chains and encrypted files. */
const market = async () => {
  const { db, url } = await testDatabase()
  const source = home(randomUUID())
  for (const { email, id } of [seller, buyer])
    await db
      .insertInto("profiles")
      .values({ id, body: JSON.stringify({ id, email, roles: [], creationDate: 1 }) })
      .execute()
  const asset = await putAsset(db, seller.id)
  await putOffer(db, { asset, buyer: buyer.id, seller: seller.id })
  for (const text of ["plain", 'a "quote"\\N and \\ a tab\t', "line\r\nend", "Łódź 東京 🏠"]) await happens(db, text)
  await Effect.runPromise(seal(db))
  const house = houseOf(db, source.dataDir)
  const kept = await fileDocument(house, buyer, {
    category: "pof",
    name: "proof.pdf",
    intake: { type: "application/pdf", bytes: intake(), size: () => PROOF.length } as never,
  })
  await house.storage.put("pictures/a.webp", [randomBytes(100_000)])
  return { db, url, source, document: { ownerId: buyer.id, externalId: kept.key, categoryId: "pof" } }
}
const emptyDatabase = async () => {
  const { url } = await testDatabase({ migrated: false })
  const db = openDatabase(url, 2)
  afterAll(() => db.destroy())
  return { db, url, close: () => Promise.resolve() }
}
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

describe("npm run backup and npm run restore", () => {
  const run = async (command: string, variables: Readonly<Record<string, string>>, ...args: ReadonlyArray<string>) => {
    const script = fileURLToPath(new URL(`../cli/${command}.ts`, import.meta.url))
    const env = {
      ...bareEnvironment(),
      MASTER_KEY: keys.masterKey,
      IDENTITY_SECRET: keys.identitySecret,
      ...variables,
    }
    const options = { env, cwd: root }
    const done = await promisify(execFile)(
      process.execPath,
      ["--conditions=xl-source", script, ...args],
      options,
    ).catch((reason: unknown) => reason)
    const {
      code = 0,
      stderr,
      stdout,
    } = done as { readonly code?: number; readonly stderr: string; readonly stdout: string }
    return { code, says: (stderr || stdout).trim() }
  }

  it("carry a market from a database elsewhere into an embedded one, and out of it again", async () => {
    const { source, url } = await market()
    const [out, back] = [join(root, "out"), join(root, "back")]
    const embedded = { DATA_DIR: join(root, "embedded here") }
    const taken = await run("backup", { DATABASE_URL: url, DATA_DIR: source.dataDir }, out)
    expect(taken).toMatchObject({
      code: 0,
      says: expect.stringMatching(/^\d+ rows in \d+ tables and 2 files are in .*\/out, as of 2/),
    })
    expect(taken.says).toContain("keep MASTER_KEY and IDENTITY_SECRET apart from it")
    expect(await run("restore", embedded, out)).toMatchObject({
      code: 0,
      says: expect.stringMatching(/^\d+ rows in \d+ tables and 2 files are back as of 2.*, every checksum equal\.$/),
    })
    expect((await run("backup", embedded, back)).code).toBe(0)
    const [{ madeAt: _, ...first }, { madeAt: __, ...second }] = [await readManifest(out), await readManifest(back)]
    expect(second).toEqual(first)
  }, 180_000)

  it("say how they are used", async () => {
    expect(await run("backup", {})).toEqual({
      code: 1,
      says: "Say where the backup goes, a new folder: npm run backup -- DIR",
    })
    expect(await run("restore", {}, "a", "b")).toEqual({
      code: 1,
      says: "Say which backup, by its folder: npm run restore -- DIR",
    })
  }, 60_000)
})
