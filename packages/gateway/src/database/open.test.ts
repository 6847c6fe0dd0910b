import { once } from "node:events"
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import { type AddressInfo, createServer } from "node:net"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { sql } from "kysely"
import { afterAll, describe, expect, it } from "vitest"
import { isReachable } from "./binaries.ts"
import { type Embedded, startEmbedded } from "./embedded.ts"
import { openConfigured, openToServe } from "./open.ts"

const fresh = (mode: number) => {
  const folder = mkdtempSync(join(tmpdir(), "xl data-"))
  chmodSync(folder, mode)
  return folder
}
const dataDir = fresh(0o755)
const embedded = { dataDir, databaseUrl: undefined }
const folders = [dataDir]
const left: Array<Embedded> = []
afterAll(() => {
  left.forEach(({ stop }) => stop())
  folders.forEach((folder) => rmSync(folder, { recursive: true, force: true }))
})

describe("the embedded database", () => {
  it("keeps its data over a stop, in a path with a space, behind a random password", async () => {
    const first = await openToServe(embedded)
    await sql`create table kept as select 7 as n`.execute(first.db)
    await first.close()
    const second = await openToServe(embedded)
    expect((await sql`select n from kept`.execute(second.db)).rows).toEqual([{ n: 7 }])
    await second.close()
    const stranger = await startEmbedded(dataDir)
    left.push(stranger)
    await expect(openConfigured({ dataDir, databaseUrl: stranger.url.replace(/:[^:@]+@/, ":guess@") })).rejects.toThrow(
      "cannot be reached (28P01)",
    )
    expect(statSync(join(dataDir, "secrets/database")).mode & 0o777).toBe(0o600)
  })

  it("is adopted where a killed gateway left it running", async () => {
    const again = await startEmbedded(dataDir)
    expect(again).toMatchObject({ adopted: true, url: left[0]?.url })
  })

  it("refuses a second gateway on the same data, and lets a command in and out without harm", async () => {
    const gateway = await openToServe(embedded)
    await expect(openToServe(embedded)).rejects.toThrow(
      `Another XL is serving the data in ${dataDir}: stop it, or set DATA_DIR to another folder.`,
    )
    const command = await openConfigured(embedded)
    await command.close()
    expect((await sql`select 1 as n`.execute(gateway.db)).rows).toEqual([{ n: 1 }])
    await gateway.close()
    left.length = 0
    expect(existsSync(join(dataDir, "postgres/postmaster.pid"))).toBe(false)
  }, 60_000)

  it("starts after a crash that left its lock file to some other process", async () => {
    const lock = join(dataDir, "postgres/postmaster.pid")
    writeFileSync(lock, `${process.pid}\n${dataDir}/postgres\n0\n1\n\n127.0.0.1\n`)
    const opened = await openToServe(embedded)
    expect(readFileSync(lock, "utf8")).not.toContain(`${process.pid}\n`)
    await opened.close()
  })

  it("takes another port where somebody was faster, and gives up where somebody always is", async () => {
    const listening = async () => {
      const server = createServer().listen(0, "127.0.0.1")
      await once(server, "listening")
      return { server, port: (server.address() as AddressInfo).port }
    }
    const [rival, free] = [await listening(), await listening()]
    free.server.close()
    const ports = [rival.port, free.port]
    const opened = await startEmbedded(dataDir, [], { ports: async () => ports.shift() ?? 0 })
    expect([new URL(opened.url).port, ports]).toEqual([String(free.port), []])
    opened.stop()
    await expect(startEmbedded(dataDir, [], { ports: async () => rival.port })).rejects.toThrow("does not start")
    rival.server.close()
  }, 60_000)

  it("goes where its own user can walk when root's folder is closed", async () => {
    const closed = fresh(0o700)
    folders.push(closed)
    const opened = await startEmbedded(closed)
    opened.stop()
    if (!opened.folder.startsWith(closed)) folders.push(dirname(opened.folder))
    const isRoot = process.getuid?.() === 0
    expect([isRoot && isReachable(closed, 65_534), existsSync(join(closed, "postgres"))]).toEqual([false, !isRoot])
    expect(readFileSync(join(closed, "secrets/database"), "utf8")).toHaveLength(44)
  })
})

describe("a database elsewhere", () => {
  it("says in a sentence, without the password, that it cannot be reached", async () => {
    const words = await openConfigured({ dataDir, databaseUrl: "postgres://me:hunter2@127.0.0.1:9/market" }).catch(
      (reason: Error) => reason.message,
    )
    expect(words).toBe(
      "The database at 127.0.0.1:9/market cannot be reached (ECONNREFUSED): check DATABASE_URL and that it is running.",
    )
  })
})
