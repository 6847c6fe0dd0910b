import { execFileSync } from "node:child_process"
import { existsSync, rmSync } from "node:fs"
import { join, resolve } from "node:path"
import { pathToFileURL } from "node:url"
import { chromium } from "../../scripts/chromium-options.ts"
import { buildWeb } from "../../scripts/web-build.mjs"
import { start } from "../market/gateway.ts"
import { median } from "../measure.ts"
import { dataFolder, freePort } from "../place.ts"

/** Lighthouse has a folder and a lock of its own: 114 packages that nothing else needs. */
const HOME = resolve("tools/lighthouse")

/** Budgets of a guest's page on Lighthouse's phone: a share of one, milliseconds, milliseconds, a sum of shifts. */
const BUDGETS = { score: 0.98, lcp: 1_800, tbt: 100, cls: 0.01 } as const
type Measured = { readonly [K in keyof typeof BUDGETS]: number }

interface Report {
  readonly lhr: {
    readonly categories: { readonly performance: { readonly score: number | null } }
    readonly audits: Readonly<Record<string, { readonly numericValue?: number } | undefined>>
  }
}
interface Tools {
  readonly lighthouse: (url: string, flags: object) => Promise<Report | undefined>
  readonly launch: (options: object) => Promise<{ readonly port: number; readonly kill: () => void }>
}

const tools = async (): Promise<Tools> => {
  const modules = join(HOME, "node_modules")
  if (!existsSync(modules))
    execFileSync("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund"], { cwd: HOME, stdio: "inherit" })
  const from = async (file: string): Promise<unknown> => import(pathToFileURL(join(modules, file)).href)
  const { default: lighthouse } = (await from("lighthouse/core/index.js")) as { readonly default: Tools["lighthouse"] }
  const { launch } = (await from("chrome-launcher/dist/index.js")) as Pick<Tools, "launch">
  return { lighthouse, launch }
}

/** One visit by a browser of its own, on the phone and the network that Lighthouse simulates. */
const visit = async ({ lighthouse, launch }: Tools, url: string): Promise<Measured> => {
  const browser = await launch({
    chromePath: chromium.executablePath,
    chromeFlags: [...chromium.args, "--headless=new"],
    logLevel: "error",
  })
  try {
    const report = await lighthouse(url, { port: browser.port, onlyCategories: ["performance"], logLevel: "error" })
    if (!report) throw new Error(`Lighthouse gives nothing for ${url}`)
    const { audits, categories } = report.lhr
    const value = (audit: string): number => audits[audit]?.numericValue ?? Number.NaN
    return {
      score: categories.performance.score ?? Number.NaN,
      lcp: value("largest-contentful-paint"),
      tbt: value("total-blocking-time"),
      cls: value("cumulative-layout-shift"),
    }
  } finally {
    browser.kill()
  }
}

/** Visits for each that gives figures, at most: under load Lighthouse now and then misses where a page begins. */
const TRIES = 4

const visited = async (found: Tools, url: string, rounds: number): Promise<ReadonlyArray<Measured>> => {
  const visits: Measured[] = []
  for (let tried = 0; visits.length < rounds && tried < rounds * TRIES; tried++) {
    const measured = await visit(found, url)
    if (Object.values(measured).every(Number.isFinite)) visits.push(measured)
  }
  if (visits.length < rounds) throw new Error(`Lighthouse gives ${visits.length} of ${rounds} figures for ${url}`)
  return visits
}

const anAsset = async (origin: string): Promise<string> => {
  const query = "{ searchAssets(size: 1) { assets { id } } }"
  const answer = await fetch(`${origin}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query }),
  })
  const { data } = (await answer.json()) as { data: { searchAssets: { assets: ReadonlyArray<{ id: string }> } } }
  return `/asset/${data.searchAssets.assets[0]?.id}`
}

const told = (measured: Measured): string => {
  const isKept = (key: keyof Measured) =>
    key === "score" ? measured.score >= BUDGETS.score : measured[key] <= BUDGETS[key]
  const mark = (key: keyof Measured, text: string) => `${text}${isKept(key) ? "" : " (over budget)"}`
  return [
    mark("score", `score ${measured.score.toFixed(2)}`),
    mark("lcp", `LCP ${(measured.lcp / 1_000).toFixed(2)} s`),
    mark("tbt", `TBT ${Math.round(measured.tbt)} ms`),
    mark("cls", `CLS ${measured.cls.toFixed(3)}`),
  ].join(", ")
}

/** The guests' pages of the demo market, each so many times; medians beside their budgets. */
export const reportPages = async (rounds: number): Promise<void> => {
  await buildWeb()
  const folder = dataFolder()
  const env = { DATA_DIR: folder, XL_MODE: "demo", LOG_LEVEL: "warn" }
  const gateway = await start("packages/gateway/src/main.ts", await freePort(), "/readyz", env)
  try {
    const found = await tools()
    for (const path of ["/", "/buy-commercial-real-estate-loans", await anAsset(gateway.origin)]) {
      const visits = await visited(found, gateway.origin + path, rounds)
      const middle = (key: keyof Measured) => median(visits.map((one) => one[key]))
      console.log(
        `${path}: ${told({ score: middle("score"), lcp: middle("lcp"), tbt: middle("tbt"), cls: middle("cls") })}`,
      )
    }
  } finally {
    await gateway.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
