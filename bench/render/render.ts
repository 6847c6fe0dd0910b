import { type Browser, chromium } from "@playwright/test"
import { mkdirSync, rmSync, writeFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { build } from "vite"
import { chromium as options } from "../../scripts/chromium-options.ts"
import { serve } from "../../scripts/visual/serve.ts"
import { median } from "../measure.ts"

const SIDES = ["ours", "plain"] as const
type Side = (typeof SIDES)[number]

interface Rendered {
  /** Milliseconds from the page's start until rows are on screen. */
  readonly firstRows: number
  /** Of the frames that a screen of 60 Hz would have shown while the table scrolled, those that it did not get. */
  readonly dropped: number
}

/** Both tables as they would be shipped, each on a page of its own, in a folder to serve. */
const built = async (): Promise<string> => {
  const folder = resolve(".cache/bench-render")
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const side of SIDES) {
    const page = `<!doctype html><title>${side}</title><body><div id="root"></div><script type="module" src="/bench/render/${side}.tsx"></script>`
    const html = join(folder, `${side}.html`)
    writeFileSync(html, page)
    await build({
      configFile: false,
      logLevel: "error",
      root: resolve("."),
      base: "./",
      resolve: { conditions: ["xl-source", "module", "browser", "production"] },
      build: {
        outDir: join(folder, side),
        emptyOutDir: true,
        rolldownOptions: { input: html, checks: { moduleLevelDirective: false } },
      },
    })
  }
  return folder
}

/** Two seconds of scrolling through the rows, 240 px a frame, and how many frames came late. */
const SCROLLED = 2_000

const rendered = async (browser: Browser, url: string): Promise<Rendered> => {
  const page = await browser.newPage({ viewport: { width: 1_280, height: 800 } })
  try {
    await page.addInitScript(() => {
      const look = () => {
        if (document.querySelectorAll("tbody tr td").length > 20) performance.mark("rows")
        else requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    })
    await page.goto(url)
    await page.waitForFunction(() => performance.getEntriesByName("rows").length > 0)
    return await page.evaluate(async (milliseconds) => {
      const firstRows = performance.getEntriesByName("rows")[0]?.startTime ?? Number.NaN
      const window = [...document.querySelectorAll("div, section")].find(
        ({ clientHeight, scrollHeight }) => scrollHeight > 10 * clientHeight && clientHeight > 0,
      )
      if (!window) throw new Error("Nothing scrolls")
      const frame = () => new Promise<number>((next) => requestAnimationFrame(next))
      const begun = await frame()
      let [last, dropped] = [begun, 0]
      while (last - begun < milliseconds) {
        window.scrollTop += 240
        const now = await frame()
        dropped += Math.max(0, Math.round((now - last) / (1_000 / 60)) - 1)
        last = now
      }
      if (window.scrollTop < 2_000) throw new Error("The table did not scroll")
      return { firstRows, dropped }
    }, SCROLLED)
  } finally {
    await page.close()
  }
}

const asked = (side: Side): string => `/${side}/.cache/bench-render/${side}.html`

/** Ten thousand rows in our table beside the bare library's: time to first rows and frames dropped while scrolling, in turns, medians. */
export const reportRender = async (rounds: number): Promise<void> => {
  const { origin, close } = await serve(await built())
  const browser = await chromium.launch(options)
  const seen: Readonly<Record<Side, Rendered[]>> = { ours: [], plain: [] }
  try {
    for (const side of SIDES) await rendered(browser, origin + asked(side)) // warm
    for (let round = 0; round < rounds; round++)
      for (const side of round % 2 === 0 ? SIDES : SIDES.toReversed())
        seen[side].push(await rendered(browser, origin + asked(side)))
  } finally {
    await browser.close()
    close()
  }
  const middle = (side: Side, key: keyof Rendered) => median(seen[side].map((one) => one[key]))
  const frames = Math.round((SCROLLED / 1_000) * 60)
  console.log(
    `first rows of 10,000: ours ${Math.round(middle("ours", "firstRows"))} ms, react-virtual alone ${Math.round(middle("plain", "firstRows"))} ms  →  ${(middle("ours", "firstRows") / middle("plain", "firstRows")).toFixed(2)} ×`,
  )
  console.log(
    `frames dropped of ${frames}: ours ${middle("ours", "dropped")}, react-virtual alone ${middle("plain", "dropped")}  →  ${((middle("ours", "dropped") + 1) / (middle("plain", "dropped") + 1)).toFixed(2)} × (each plus one)`,
  )
}
