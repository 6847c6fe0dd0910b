import { Profile } from "@xl/core/profiles"
import { newProfile } from "@xl/core/market/profiles"
import { Millis, must, UserId } from "@xl/core/shared"
import { execFile } from "node:child_process"
import { chmodSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { promisify } from "node:util"
import { describe, expect, it } from "vitest"
import { dataFile } from "../import/testing.ts"
import { bareEnvironment, testDatabase } from "../testing/index.ts"

const { db, url } = await testDatabase()
const folder = mkdtempSync(join(tmpdir(), "xl seed-"))
chmodSync(folder, 0o755)
const table = join(folder, "loans.csv")
const lines = readFileSync(dataFile("cmbs_loans.csv"), "utf8").split("\n")
const abroad = lines.find((line) => line.startsWith("NLI-B-14,")) ?? ""
writeFileSync(table, [...lines.slice(0, 4), abroad, "NLI-X,broken"].join("\n"))

const id = must(UserId, "00000000-0000-4000-8000-000000000001")
const seller: Profile = {
  ...newProfile(id, "seller@example.com", must(Millis, 0)),
  roles: ["Sellers", "VerifiedUsers"],
}
const body = {
  ...seller,
  sellerProfile: {
    ...seller.sellerProfile,
    entityName: "Example Bank",
    entityAddress: { country: "USA", state: "NY", city: "New York", address: "1 Main Street", zipCode: "10005" },
    phoneNumber: "2125550100",
    executive: true,
    title: "Director",
    signedByFirstName: "Sam",
    signedByLastName: "Seller",
  },
}
await db
  .insertInto("profiles")
  .values({ id, body: JSON.stringify(Profile.encode(body)) })
  .execute()

const seed = async (...args: ReadonlyArray<string>) => {
  const script = fileURLToPath(new URL("seed.ts", import.meta.url))
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

describe("npm run seed", () => {
  it("enters the loans of a file as the seller's listings, and says why it refuses a row", async () => {
    const { code, says } = await seed(table, "--seller", "seller@example.com")
    expect([code, ...says.split("\n")]).toEqual([
      0,
      "5 rows: 2 listings, 1 Draft, 2 refused.",
      "Draft    NLI-A-3: city and zip missing",
      "Refused  NLI-B-14: state D0 (Bermuda) is outside the United States",
      expect.stringMatching(/^Refused {2}NLI-X: unreadable: as_of_date, /),
    ])
    const assets = await db.selectFrom("assets").select(["owner", "status"]).execute()
    expect(assets).toEqual([1, 2, 3].map(() => ({ owner: id, status: "Draft" })))
  }, 60_000)

  it.each([
    [[], "Say which file, and whose listings: npm run seed -- FILE --seller EMAIL [--snapshots FILE]"],
    [["nowhere.csv", "--seller", "seller@example.com"], "There is no file nowhere.csv."],
    [[table, "--seller", "nobody@example.com"], "Nobody here has the e-mail nobody@example.com."],
  ])(
    "says in one sentence what is wrong with %j",
    async (args, says) => {
      expect(await seed(...args)).toEqual({ code: 1, says })
    },
    60_000,
  )
})
