import { Profile } from "@xl/core/profiles"
import { newProfile } from "@xl/core/market/profiles"
import type { Role } from "@xl/core/kernel"
import { Millis, must, UserId } from "@xl/core/shared"
import { execFile } from "node:child_process"
import { chmodSync, mkdtempSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { promisify } from "node:util"
import { describe, expect, it } from "vitest"
import { verifyLog } from "../events/index.ts"
import { bareEnvironment, testDatabase } from "../testing/index.ts"

const { db, url } = await testDatabase()
const folder = mkdtempSync(join(tmpdir(), "xl admin-"))
chmodSync(folder, 0o755)

const person = async (number: number, email: string, roles: ReadonlyArray<Role>) => {
  const id = must(UserId, `00000000-0000-4000-8000-00000000000${number}`)
  const body = Profile.encode({ ...newProfile(id, email, must(Millis, 0)), roles: [...roles] })
  await db
    .insertInto("profiles")
    .values({ id, body: JSON.stringify(body) })
    .execute()
  return id
}
const ann = await person(1, "ann@example.com", ["VerifiedUsers"])
const bob = await person(2, "bob@example.com", [])

const admin = async (...args: ReadonlyArray<string>) => {
  const script = fileURLToPath(new URL("admin.ts", import.meta.url))
  const env = { ...bareEnvironment(), DATABASE_URL: url, DATA_DIR: folder }
  const done = await promisify(execFile)(process.execPath, ["--conditions=xl-source", script, ...args], { env }).catch(
    (reason: unknown) => reason,
  )
  const {
    code = 0,
    stderr,
    stdout,
  } = done as { readonly code?: number; readonly stderr: string; readonly stdout: string }
  return { code, says: (stderr || stdout).trim() }
}
const rolesOf = async (id: string) => {
  const { body } = await db.selectFrom("profiles").select("body").where("id", "=", id).executeTakeFirstOrThrow()
  return (body as { readonly roles: ReadonlyArray<string> }).roles
}
const eventsOf = async (chain: string) => {
  const of = db.selectFrom("events").where("chain", "=", chain).orderBy("sequence")
  return of.select(["type", "actor", "actorRole", "subject"]).execute()
}

describe("npm run admin -- grant", () => {
  it("makes a verified person an administrator, once, and logs that nobody inside the market did", async () => {
    expect(await admin("grant", "Ann@Example.com")).toEqual({
      code: 0,
      says: "Ann@Example.com is an administrator now.",
    })
    expect(await admin("grant", "ann@example.com")).toEqual({
      code: 0,
      says: "ann@example.com is an administrator already.",
    })
    expect(await rolesOf(ann)).toEqual(["Admins", "VerifiedUsers"])
    expect(await eventsOf(ann)).toEqual([{ type: "RoleAssigned", actor: null, actorRole: "Admin", subject: ann }])
    expect((await verifyLog(db)).broken).toBeUndefined()
    const told = await db.selectFrom("outbox").select("body").execute()
    expect(told).toEqual([{ body: { topic: "roleAssigned", role: "Admins" } }])
  }, 60_000)

  it.each([
    [["grant", "bob@example.com"], "bob@example.com has not been verified: enter the mailed code first."],
    [["grant", "nobody@example.com"], "Nobody here has the e-mail nobody@example.com: register with it first."],
    [["grant"], "Say whom to make an administrator: npm run admin -- grant EMAIL"],
    [["revoke", "ann@example.com"], "Say whom to make an administrator: npm run admin -- grant EMAIL"],
  ])(
    "refuses %j in one sentence, with code 1, and changes nothing",
    async (args, says) => {
      expect(await admin(...args)).toEqual({ code: 1, says })
      expect(await rolesOf(bob)).toEqual([])
    },
    60_000,
  )
})
