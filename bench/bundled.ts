import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { gzipSync } from "node:zlib"
import { build } from "vite"

/** Gzipped bytes of a browser bundle of `source`, all that it imports at once included but what is named in `without`. */
export const bundled = async (source: string, without: ReadonlyArray<string> = []): Promise<number> => {
  const home = mkdtempSync(join(tmpdir(), "xl-size-"))
  try {
    writeFileSync(join(home, "entry.ts"), source)
    const built = await build({
      configFile: false,
      logLevel: "error",
      root: resolve("."),
      resolve: {
        conditions: ["xl-source", "module", "browser", "production"],
        alias: { "@xl/core": resolve("packages/core/src") },
      },
      build: {
        write: false,
        rolldownOptions: {
          input: join(home, "entry.ts"),
          external: (id) => without.some((name) => id === name || id.startsWith(`${name}/`)),
          checks: { moduleLevelDirective: false },
          treeshake: { manualPureFunctions: ["styled", "css", "Data", "viewModelToken"] },
        },
      },
    })
    const outputs = (Array.isArray(built) ? built : [built]).flatMap((one) => ("output" in one ? one.output : []))
    return outputs.reduce((sum, one) => sum + (one.type === "chunk" ? gzipSync(one.code, { level: 9 }).length : 0), 0)
  } finally {
    rmSync(home, { recursive: true })
  }
}

/** A bundle that keeps the named export of a file, or all of them. */
export const keeping = (file: string, name?: string): string =>
  name === undefined
    ? `import * as all from ${JSON.stringify(file)}\nglobalThis.kept = all`
    : `import { ${name} } from ${JSON.stringify(file)}\nglobalThis.kept = ${name}`
