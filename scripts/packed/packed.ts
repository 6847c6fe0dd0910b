import { execFileSync, spawnSync } from "node:child_process"
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join, resolve } from "node:path"

export type Packed = {
  readonly name: "core" | "testkit"
  /** The bytes that `npm publish` would send. */
  readonly tarball: Uint8Array<ArrayBuffer>
}

/** A folder outside the repository in which packages are installed as strangers install them. */
export type Stranger = {
  readonly packages: ReadonlyArray<Packed>
  readonly write: (file: string, text: string) => string
  /** All that the command says, be it well or not. */
  readonly run: (command: string, args: ReadonlyArray<string>) => string
  readonly leave: () => void
}

/** What the two packages ask npm for; npm itself is not asked, for there may be no registry. */
const DEPENDENCIES = ["@effect/vitest", "@standard-schema/spec", "effect", "fast-check", "fp-ts", "io-ts", "vitest"]

const pack = (home: string, name: Packed["name"]): Packed => {
  const args = ["pack", "-w", `@xl/${name}`, "--json", "--pack-destination", home]
  const [{ filename }] = JSON.parse(execFileSync("npm", args, { encoding: "utf8" }))
  const installed = join(home, "node_modules/@xl", name)
  mkdirSync(installed, { recursive: true })
  execFileSync("tar", ["-xzf", join(home, filename), "--strip-components=1", "-C", installed])
  return { name, tarball: new Uint8Array(readFileSync(join(home, filename))) }
}

export const stranger = (): Stranger => {
  const home = mkdtempSync(join(tmpdir(), "xl-stranger-"))
  const packages = (["core", "testkit"] as const).map((name) => pack(home, name))
  for (const name of DEPENDENCIES) {
    const link = join(home, "node_modules", name)
    mkdirSync(dirname(link), { recursive: true })
    symlinkSync(resolve("node_modules", name), link)
  }
  const write = (file: string, text: string): string => {
    writeFileSync(join(home, file), text)
    return join(home, file)
  }
  write("package.json", JSON.stringify({ name: "stranger", private: true, type: "module" }))
  return {
    packages,
    write,
    run: (command, args) => spawnSync(command, args, { cwd: home, encoding: "utf8" }).output.join(""),
    leave: () => rmSync(home, { recursive: true }),
  }
}
