import { readdirSync } from "node:fs"
import { join, resolve } from "node:path"
import { bundled, keeping } from "../bundled.ts"

const CORE = resolve("packages/core/src")

/** What each noun weighs by itself, and one rule of it alone: what is not asked for is not sent. */
export const reportSizes = async (): Promise<void> => {
  for (const noun of readdirSync(CORE)) {
    const bytes = await bundled(keeping(join(CORE, noun, "index.ts")))
    console.log(`${noun}: ${(bytes / 1_000).toFixed(1)} KB gzip`)
  }
  const bytes = await bundled(keeping(join(CORE, "offers/index.ts"), "isPaid"))
  console.log(`one rule of offers alone: ${(bytes / 1_000).toFixed(1)} KB gzip`)
}
