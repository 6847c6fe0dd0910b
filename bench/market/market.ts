import { rmSync } from "node:fs"
import { startEmbedded } from "@xl/gateway/database"
import pg from "pg"
import type { Figure, Pace } from "../measure.ts"
import { dataFolder, freePort } from "../place.ts"
import { compareAbuse } from "./abuse.ts"
import { fillMarket } from "./assets.ts"
import { type Running, start } from "./gateway.ts"
import { hangUp } from "./http.ts"
import { compareOffers } from "./offers.ts"
import { compareSearch } from "./search.ts"

export interface Asked {
  readonly assets: number
  readonly pace: Pace
  /** Searches and offers by themselves, searches while somebody abuses the gateway, or both. */
  readonly parts: ReadonlyArray<string>
}

/** The real gateway on an embedded PostgreSQL with so many assets; everything is gone afterwards. */
export const compareMarket = async ({ assets, pace, parts }: Asked): Promise<ReadonlyArray<Figure>> => {
  const folder = dataFolder()
  const opened: Array<() => unknown> = [() => rmSync(folder, { recursive: true, force: true })]
  try {
    const server = await startEmbedded(folder, ["log_error_verbosity=default"]) // else the log leaves out the values
    opened.push(() => (server.stop(), rmSync(server.folder, { recursive: true, force: true })))
    const env = { DATABASE_URL: server.url, DATA_DIR: folder, DEMO: "0", XL_MODE: "demo", LOG_LEVEL: "warn" }
    const run = async (program: string, probe: string): Promise<Running> => {
      const running = await start(program, await freePort(), probe, env)
      opened.push(running.stop)
      return running
    }
    const gateway = await run("packages/gateway/src/main.ts", "/readyz")
    const bare = await run("bench/market/bare-search.ts", "/")
    const db = new pg.Pool({ connectionString: server.url, max: 4 })
    opened.push(() => db.end(), hangUp)
    const began = performance.now()
    await fillMarket(db, assets)
    console.log(`${assets.toLocaleString("en-US")} assets in ${Math.round((performance.now() - began) / 1_000)} s`)
    if (parts.includes("abuse")) await compareAbuse(gateway, pace)
    if (!parts.includes("market")) return []
    return [
      await compareSearch(gateway, bare, pace),
      await compareOffers(gateway, { db, url: server.url, folder: server.folder }, pace),
    ]
  } finally {
    for (const close of opened.toReversed()) await close()
  }
}
