import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { gzipSync } from "node:zlib"
import { build } from "vite"

const CORE = resolve("packages/core/src")

/** Gzipped bytes of a browser bundle of `source`, all that it imports included. */
const bundled = async (source: string): Promise<number> => {
  const home = mkdtempSync(join(tmpdir(), "xl-size-"))
  try {
    writeFileSync(join(home, "entry.ts"), source)
    const built = await build({
      configFile: false,
      logLevel: "error",
      root: resolve("."),
      resolve: { conditions: ["xl-source", "module", "browser"], alias: { "@xl/core": CORE } },
      build: { write: false, rolldownOptions: { input: join(home, "entry.ts") } },
    })
    const outputs = (Array.isArray(built) ? built : [built]).flatMap((one) => ("output" in one ? one.output : []))
    return outputs.reduce((sum, one) => sum + (one.type === "chunk" ? gzipSync(one.code, { level: 9 }).length : 0), 0)
  } finally {
    rmSync(home, { recursive: true })
  }
}

const kept = (door: string) => `import * as noun from ${JSON.stringify(door)}\nglobalThis.kept = noun`

/** What each noun weighs by itself, and one rule of it alone: what is not asked for is not sent. */
export const reportSizes = async (): Promise<void> => {
  for (const noun of readdirSync(CORE)) {
    const bytes = await bundled(kept(join(CORE, noun, "index.ts")))
    console.log(`${noun}: ${(bytes / 1_000).toFixed(1)} KB gzip`)
  }
  const rule = JSON.stringify(join(CORE, "offers/index.ts"))
  const bytes = await bundled(`import { isPaid } from ${rule}\nglobalThis.kept = isPaid`)
  console.log(`one rule of offers alone: ${(bytes / 1_000).toFixed(1)} KB gzip`)
}
