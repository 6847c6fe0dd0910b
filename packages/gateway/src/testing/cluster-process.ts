import { chmodSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { sql } from "kysely"
import { migrate, openDatabase, startEmbedded } from "../database/index.ts"
import { entryPoint } from "../shared/start-refused.ts"
import { databaseAt } from "./database-at.ts"

/** Nothing in it need outlive a power cut. */
const SETTINGS = ["fsync=off", "synchronous_commit=off", "full_page_writes=off", "max_connections=300"]

entryPoint(async () => {
  const folder = mkdtempSync(join(tmpdir(), "xl-tests-"))
  chmodSync(folder, 0o755) // root's PostgreSQL runs as another user, who must get in
  const { stop, url } = await startEmbedded(folder, SETTINGS)
  process.once("exit", () => {
    stop()
    rmSync(folder, { recursive: true, force: true })
  })
  process.stdin.resume().once("close", () => process.exit(0))
  const server = openDatabase(url, 1)
  await sql`create database template`.execute(server)
  await server.destroy()
  const template = openDatabase(databaseAt(url, "template"), 2)
  await migrate(template)
  await template.destroy()
  process.stdout.write(`${url}\n`)
})
