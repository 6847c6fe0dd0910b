import { type ChildProcess, execFile, spawn } from "node:child_process"
import { once } from "node:events"
import { chmodSync, mkdtempSync, rmSync } from "node:fs"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { Readable } from "node:stream"
import { fileURLToPath } from "node:url"
import { promisify } from "node:util"
import { afterAll, describe, expect, it } from "vitest"
import { createClient } from "graphql-ws"
import { WebSocket } from "ws"
import { bareEnvironment, testDatabase } from "./testing/index.ts"

const { url } = await testDatabase()

const dataDir = mkdtempSync(join(tmpdir(), "xl main-"))
chmodSync(dataDir, 0o755)
const script = (name: string) => ["--conditions=xl-source", fileURLToPath(new URL(name, import.meta.url))]
const env = (more: Readonly<Record<string, string>>) => ({
  ...bareEnvironment(),
  DATA_DIR: dataDir,
  DEMO: "0",
  PORT: "0",
  ...more,
})
const children: Array<ChildProcess> = []
afterAll(async () => {
  for (const child of children) {
    if (child.exitCode !== null || child.signalCode !== null) continue
    child.kill("SIGTERM")
    await once(child, "exit")
  }
  rmSync(dataDir, { recursive: true, force: true })
})

interface Running {
  readonly child: ChildProcess
  readonly address: string
}
const start = async (more: Readonly<Record<string, string>> = {}): Promise<Running> => {
  const child = spawn(process.execPath, script("main.ts"), {
    env: env(more),
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  })
  children.push(child)
  for await (const line of createInterface({ input: child.stdout ?? Readable.from([]) })) {
    if (line.startsWith("XL is at ")) return { child, address: line.slice(9) }
  }
  throw new Error("It did not start.")
}
const ended = async ({ child }: Running, signal: NodeJS.Signals) => {
  const exit = once(child, "exit")
  child.kill(signal)
  return (await exit) as [number | null, string | null]
}
/** The words on stderr and the code of a run that ends by itself. */
const run = async (name: string, more: Readonly<Record<string, string>> = {}, ...args: ReadonlyArray<string>) => {
  const done = await promisify(execFile)(process.execPath, [...script(name), ...args], { env: env(more) }).catch(
    (reason: unknown) => reason,
  )
  const {
    code = 0,
    stderr,
    stdout,
  } = done as { readonly code?: number; readonly stderr: string; readonly stdout: string }
  return { code, says: (stderr || stdout).trim() }
}
const isReady = async ({ address }: Running) => (await fetch(`${address}/readyz`)).ok

describe("the gateway's process", () => {
  it("starts without an account at any vendor, refuses a second on its data, and recovers after kill -9 (C109, C110)", async () => {
    const first = await start()
    expect(await isReady(first)).toBe(true)
    expect(await run("main.ts")).toEqual({
      code: 1,
      says: `Another XL is serving the data in ${dataDir}: stop it, or set DATA_DIR to another folder.`,
    })
    expect(await isReady(first)).toBe(true)
    await ended(first, "SIGKILL")
    const second = await start()
    expect(await isReady(second)).toBe(true)
    expect(await run("cli/demo-clock.ts", {}, "+2d")).toMatchObject({
      code: 0,
      says: expect.stringMatching(/^In the demo it is \d{4}-/),
    })
    expect(await ended(second, "SIGINT")).toEqual([0, null])
    expect(await run("cli/verify-log.ts")).toMatchObject({
      code: 0,
      says: expect.stringContaining("are as they were written."),
    })
  }, 180_000)

  it("closes open sockets and ends when whoever started it is gone", async () => {
    const running = await start({ DATABASE_URL: url })
    const closed = new Promise((resolve) => {
      const client = createClient({
        url: `${running.address.replace("http", "ws")}/graphql`,
        webSocketImpl: WebSocket,
        lazy: false,
        onNonLazyError: () => undefined,
        retryAttempts: 0,
      })
      client.on("connected", () => running.child.disconnect())
      client.on("closed", (event) => resolve((event as { readonly code: number }).code))
    })
    const exit = once(running.child, "exit")
    expect([await closed, await exit]).toEqual([1001, [0, null]])
  }, 180_000)

  it("says in one plain sentence why it does not start, with code 1", async () => {
    const busy = createServer().listen(0, "127.0.0.1")
    await once(busy, "listening")
    const address = busy.address()
    const port = typeof address === "object" ? String(address?.port) : ""
    expect(await run("main.ts", { PORT: port })).toEqual({
      code: 1,
      says: `Port ${port} on 127.0.0.1 is in use: stop what uses it, or set PORT to another.`,
    })
    busy.close()
    expect(await run("main.ts", { DATABASE_URL: "postgres://me:hunter2@127.0.0.1:9/xl" })).toEqual({
      code: 1,
      says: "The database at 127.0.0.1:9/xl cannot be reached (ECONNREFUSED): check DATABASE_URL and that it is running.",
    })
    expect(await run("main.ts", { DATA_DIR: "/dev/null/xl" })).toMatchObject({
      code: 1,
      says: expect.stringMatching(
        /^The data directory cannot be used: .*Set DATA_DIR to a folder that may be written\.$/,
      ),
    })
    expect(
      await run("main.ts", { XL_MODE: "production", IDENTITY_SECRET: "change-me-change-me-change-me-change-me" }),
    ).toEqual({ code: 1, says: "IDENTITY_SECRET must be at least 32 characters that nobody else knows." })
  }, 180_000)
})
