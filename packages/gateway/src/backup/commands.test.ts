import { execFile } from "node:child_process"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { promisify } from "node:util"
import { describe, expect, it } from "vitest"
import { bareEnvironment } from "../testing/index.ts"
import { readManifest } from "./index.ts"
import { backupScene, keys } from "./testing.ts"

const { market, root } = backupScene()

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
