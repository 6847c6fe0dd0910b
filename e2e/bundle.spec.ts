import { gzipSync } from "node:zlib"
import { type APIRequestContext, type Browser, type BrowserContextOptions, expect, type Page } from "@playwright/test"
import { callerAs } from "./asking.ts"
import { test } from "./journey.ts"
import { SELLER } from "./people.ts"

/** Kilobytes of gzip, 1,000 bytes each, that a guest's page may need in scripts until the network is idle, without input. */
const MOST = 255
const PAGES = ["/", "/buy-commercial-real-estate-loans", "/asset/:id"] as const
/** The same of the wizards: of the valuation for a guest, of a listing for a seller. */
const MOST_OF_WIZARDS = 300

interface Script {
  readonly name: string
  readonly kilobytes: number
}

/** Every script that the page asks for, as gzip packs it at its best. */
const scriptsOf = async (page: Page, path: string): Promise<ReadonlyArray<Script>> => {
  const asked: Array<Promise<Script>> = []
  page.on("response", (response) => {
    if (response.request().resourceType() !== "script") return
    const name = new URL(response.url()).pathname
    asked.push(response.body().then((body) => ({ name, kilobytes: gzipSync(body, { level: 9 }).length / 1_000 })))
  })
  await page.goto(path)
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  await page.waitForLoadState("networkidle")
  page.removeAllListeners("response")
  return (await Promise.all(asked)).toSorted((a, b) => b.kilobytes - a.kilobytes)
}

const anAsset = async (page: Page): Promise<string> => {
  const query = "{ searchAssets(size: 1) { assets { id } } }"
  const answer = await page.request.post("/graphql", { data: { query } })
  const { data } = (await answer.json()) as { data: { searchAssets: { assets: ReadonlyArray<{ id: string }> } } }
  return `/asset/${data.searchAssets.assets[0]?.id}`
}

/** What the page's scripts come to, which the run tells script by script. */
const weightOf = async (page: Page, path: string): Promise<number> => {
  const scripts = await scriptsOf(page, path)
  const sum = scripts.reduce((total, { kilobytes }) => total + kilobytes, 0)
  const told = scripts.map(({ kilobytes, name }) => `${kilobytes.toFixed(1)} ${name.replace("/assets/", "")}`)
  process.stdout.write(`${path}: ${sum.toFixed(1)} KB gzip in ${scripts.length} scripts: ${told.join(", ")}\n`)
  expect(scripts.length).toBeGreaterThan(0)
  return sum
}

for (const path of PAGES) {
  test(`a guest's page at ${path} needs at most ${MOST} KB of scripts`, async ({ page }) => {
    expect(await weightOf(page, path.includes(":id") ? await anAsset(page) : path)).toBeLessThanOrEqual(MOST)
  })
}

test(`the valuation's wizard needs at most ${MOST_OF_WIZARDS} KB of scripts`, async ({ page }) => {
  expect(await weightOf(page, "/free-loan-valuation")).toBeLessThanOrEqual(MOST_OF_WIZARDS)
})

interface Browsing {
  readonly browser: Browser
  readonly baseURL: string | undefined
  readonly contextOptions: BrowserContextOptions
  readonly request: APIRequestContext
}

const pageOfSeller = async ({ browser, baseURL, contextOptions, request }: Browsing): Promise<Page> => {
  const { stateIn } = await callerAs(request, SELLER)
  const context = await browser.newContext({ ...contextOptions, storageState: stateIn(baseURL ?? "") })
  return context.newPage()
}

test(`a listing's wizard needs at most ${MOST_OF_WIZARDS} KB of scripts`, async ({
  browser,
  baseURL,
  contextOptions,
  request,
}) => {
  const page = await pageOfSeller({ browser, baseURL, contextOptions, request })
  expect(await weightOf(page, "/sell-your-loan/create")).toBeLessThanOrEqual(MOST_OF_WIZARDS)
})
