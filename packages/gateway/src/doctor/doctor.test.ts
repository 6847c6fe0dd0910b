import { execFile } from "node:child_process"
import { randomBytes, randomUUID } from "node:crypto"
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { once } from "node:events"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { promisify } from "node:util"
import { sql } from "kysely"
import { SMTPServer } from "smtp-server"
import { afterAll, describe, expect, it } from "vitest"
import { newFileKey } from "../documents/sealed.ts"
import { bareEnvironment, testDatabase } from "../testing/index.ts"
import { chromiumFinding, nodeFinding, roomFinding } from "./machine.ts"
import { clockApart } from "./market.ts"
import { examine, type Finding, told, worst } from "./index.ts"

const { db, url } = await testDatabase()
const root = mkdtempSync(join(tmpdir(), "xl doctor-"))
const smtp = new SMTPServer({ authOptional: true, disabledCommands: ["STARTTLS", "AUTH"] })
await new Promise<void>((ready) => smtp.listen(0, "127.0.0.1", () => ready()))
const mailPort = (smtp.server.address() as AddressInfo).port
afterAll(async () => {
  await new Promise<void>((closed) => smtp.close(() => closed()))
  rmSync(root, { recursive: true, force: true })
})

const masterKey = randomBytes(32)
const key = randomUUID()
await sql`insert into documents (key, owner, category, name, type, size, created_at, wrapped_key)
  values (${key}, ${randomUUID()}, 'pof', 'p.pdf', 'application/pdf', 1, 0, ${newFileKey(masterKey, key).wrapped})`.execute(
  db,
)
const production = {
  XL_MODE: "production",
  PORT: "0",
  DATA_DIR: root,
  DATABASE_URL: url,
  IDENTITY_SECRET: randomBytes(32).toString("base64"),
  MASTER_KEY: masterKey.toString("base64"),
  PUBLIC_ORIGIN: "https://market.example",
  SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
  TRUST_PROXY: "1",
  METRICS_TOKEN: randomBytes(32).toString("base64"),
}
const about = (findings: ReadonlyArray<Finding>, what: string) =>
  findings.filter((found) => found.about === what).map(({ level, says }) => `${level}: ${says}`)

describe("the doctor", () => {
  it("finds nothing to do where all is well, but a PostgreSQL that forgets, as the tests' does", async () => {
    const machines = ["build", "chromium", "disk", "node"] // a checkout may not be built, a disk may be full
    const findings = (await examine(production)).filter((found) => !machines.includes(found.about))
    expect(findings.filter(({ level }) => level === "fault" || level === "warning").map(({ says }) => says)).toEqual([
      "PostgreSQL runs with fsync off and would lose what it has acknowledged: turn it on.",
      "Agreements name no state whose law governs them: an administrator chooses it at Settings.",
    ])
    expect(about(findings, "migrations")).toEqual(["fine: The database is up to date."])
    expect(about(findings, "keys")).toEqual(["fine: MASTER_KEY opens the documents."])
    expect(about(findings, "mail")).toEqual([`fine: The mail server 127.0.0.1:${mailPort} takes mail.`])
    expect(about(findings, "clock")).toEqual(["fine: The clock agrees with the database's."])
    expect(worst(findings.filter((found) => found.about !== "database"))).toBe(0)
  })

  it("knows the state whose law governs the agreements: a demo has one, production the one that was chosen", async () => {
    expect(about(await examine({ ...production, XL_MODE: "demo" }), "agreements")).toEqual([
      "fine: Agreements are governed by the law of Delaware.",
    ])
    const chosen = await testDatabase()
    const body = JSON.stringify({ governingState: "NY" })
    await chosen.db.insertInto("operatorSettings").values({ body, changedAt: 0 }).execute()
    expect(about(await examine({ ...production, DATABASE_URL: chosen.url }), "agreements")).toEqual([
      "fine: Agreements are governed by the law of New York.",
    ])
  })

  it("says of each setting that production refuses what is wrong, and looks at the machine all the same", async () => {
    const findings = await examine({ ...production, MASTER_KEY: "0".repeat(64), SMTP_URL: "" })
    expect(about(findings, "settings")).toEqual([
      "fault: MASTER_KEY must be 32 random bytes, written in hexadecimal or base64.",
    ])
    expect(about(findings, "node")).toHaveLength(1)
    expect(worst(findings)).toBe(1)
  })

  it("knows a master key that opens nothing here", async () => {
    const findings = await examine({ ...production, MASTER_KEY: randomBytes(32).toString("base64") })
    expect(about(findings, "keys")).toEqual([
      "fault: MASTER_KEY does not open the documents that are here: set it to the one they were kept under.",
    ])
  })

  it("knows a database of another history, an empty one, and one that is not there", async () => {
    const other = await testDatabase()
    await sql`update migrations set checksum = 'x' where name like '0003%'`.execute(other.db)
    expect(about(await examine({ ...production, DATABASE_URL: other.url }), "migrations")).toEqual([
      "fault: The database has 0003-market.sql otherwise than this version of XL: start the version that made it, or a newer one.",
    ])
    const empty = await testDatabase({ migrated: false })
    expect(about(await examine({ ...production, DATABASE_URL: empty.url }), "migrations")).toEqual([
      "note: The database is empty: the first start fills it.",
    ])
    expect(
      about(await examine({ ...production, DATABASE_URL: "postgres://me:hunter2@127.0.0.1:9/xl" }), "database"),
    ).toEqual([
      "fault: The database at 127.0.0.1:9/xl cannot be reached (ECONNREFUSED): check DATABASE_URL and that it is running.",
    ])
  })

  it("counts migrations that are due", async () => {
    const old = await testDatabase()
    await sql`delete from migrations where name = (select max(name) from migrations)`.execute(old.db)
    expect(about(await examine({ ...production, DATABASE_URL: old.url }), "migrations")).toEqual([
      "note: 1 migrations run at the next start: take a backup first.",
    ])
  })

  it("tells a port that XL has from one that another has, and a mail server that is gone", async () => {
    let status = "ok"
    const server = createServer((_request, response) => response.end(JSON.stringify({ status }))).listen(0, "127.0.0.1")
    await once(server, "listening")
    const port = String((server.address() as AddressInfo).port)
    const look = () => examine({ ...production, PORT: port, SMTP_URL: "smtp://127.0.0.1:9" })
    const ours = await look()
    expect(about(ours, "port")).toEqual([`fine: XL is running on 127.0.0.1:${port}.`])
    expect(about(ours, "mail")).toEqual([
      "fault: The mail server 127.0.0.1:9 does not take mail (ESOCKET): check SMTP_URL and that it is reachable.",
    ])
    status = "somebody else"
    expect(about(await look(), "port")).toEqual([
      `fault: Port ${port} on 127.0.0.1 is in use: stop what uses it, or set PORT to another.`,
    ])
    server.close()
  })

  it("warns of a market in public without TLS, proxy or numbers, and of secrets that others can read", async () => {
    mkdirSync(join(root, "open/secrets"), { recursive: true, mode: 0o755 })
    chmodSync(join(root, "open/secrets"), 0o755)
    const findings = await examine({
      ...production,
      DATA_DIR: join(root, "open"),
      PUBLIC_ORIGIN: "http://market.example",
      TRUST_PROXY: "",
      METRICS_TOKEN: "",
    })
    expect(about(findings, "origin")).toEqual([
      "warning: PUBLIC_ORIGIN is not https: put TLS in front, as docs/operating.md shows.",
    ])
    expect(about(findings, "proxy")[0]).toMatch(/^warning: TRUST_PROXY is not set/)
    expect(about(findings, "metrics")[0]).toMatch(/^note: \/metrics answers nobody/)
    expect(about(findings, "keys")[0]).toBe(
      `fault: ${join(root, "open/secrets")} is open to other users of this machine: run chmod 700 ${join(root, "open/secrets")}.`,
    )
  })

  it.each([
    ["v18.20.0", "fault: Node v18.20.0 cannot run XL: install Node 24."],
    ["v22.17.9", "fault: Node v22.17.9 cannot run XL: install Node 24."],
    ["v22.18.0", "warning: Node v22.18.0 is not the one XL is tested on: install Node 24."],
    ["v24.21.0", "fine: Node v24.21.0."],
  ])("judges Node %s", (version, says) => expect(about([nodeFinding(version)], "node")).toEqual([says]))

  it.each([
    [0.5, "fault: Only 0.5 GiB are free for /d: make room, or set DATA_DIR to a larger disk."],
    [1, "warning: Only 1.0 GiB are free for /d: make room before it is full."],
    [5, "fine: 5.0 GiB are free for /d."],
  ])("judges a disk with %d GiB free", (room, says) =>
    expect(about([roomFinding("/d", room * 1_024 ** 3)], "disk")).toEqual([says]),
  )

  it("judges clocks that go apart, either way", () => {
    expect([2_000, -2_000].map((apart) => clockApart(apart).level)).toEqual(["fine", "fine"])
    expect(clockApart(-61_000).says).toBe(
      "This machine's clock and the database's are 61 s apart: let both keep time by NTP.",
    )
  })

  it("names a Chromium that is not where it should be, and needs none", () => {
    expect(chromiumFinding({ CHROMIUM_PATH: "/nowhere" }).level).toBe("warning")
    expect(chromiumFinding({ PATH: root }).level).toBe("note")
    writeFileSync(join(root, "chromium"), "")
    expect(chromiumFinding({ PATH: root }).says).toBe(`The tests use ${join(root, "chromium")}.`)
  })

  it("as npm run doctor changes nothing, prints a line a finding and ends with 1 where there is a fault", async () => {
    const dataDir = join(root, "new")
    const script = fileURLToPath(new URL("../cli/doctor.ts", import.meta.url))
    const run = (variables: Readonly<Record<string, string>>) =>
      promisify(execFile)(process.execPath, ["--conditions=xl-source", script], {
        env: { ...bareEnvironment(), DATA_DIR: dataDir, PORT: "0", ...variables },
      }).catch((reason: unknown) => reason) as Promise<{ readonly code?: number; readonly stdout: string }>
    const [well, ill] = await Promise.all([run({}), run({ PORT: "seventy" })])
    expect(well.stdout).toContain(
      `note     database    There is no market in ${dataDir} yet: the first start makes one.\n`,
    )
    expect([well.code, ill.code]).toEqual([undefined, 1])
    expect(ill.stdout).toContain("fault    settings    PORT must be a whole number from 0 to 65535.\n")
    expect(existsSync(dataDir)).toBe(false)
    expect(told([])).toBe("")
  }, 60_000)
})
