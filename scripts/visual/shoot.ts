import { type Browser, chromium, type Page } from "@playwright/test"
import { mkdirSync } from "node:fs"
import { join } from "node:path"
import { chromium as options } from "../chromium-options.ts"
import { fileOf, type View } from "./stories.ts"

/** The day on which every clock stands, so that no picture changes with the day it is taken. */
const NOW = new Date("2026-11-28T12:00:00Z")
/** Pages at once. */
const HANDS = 2
const PATIENCE = 90_000

/** Nothing that the page moves by itself is on its way any more. */
const STILL = `
  *, *::before, *::after { animation: none !important; transition: none !important; caret-color: transparent !important; }
`

/** Shows one view and waits until its play has ended. The story's own page knows; what stands on the network does not count. */
const show = async (page: Page, origin: string, { story, theme, width }: View): Promise<void> => {
  await page.setViewportSize({ width, height: 900 })
  const asked = new URLSearchParams({ id: story.id, viewMode: "story", globals: `theme:${theme}` })
  await page.goto(`${origin}/iframe.html?${asked.toString()}`, { timeout: PATIENCE })
  await page.waitForFunction(
    () => {
      const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as {
        readonly __STORYBOOK_PREVIEW__?: { readonly currentRender?: { readonly phase?: string } }
      }
      return ["completed", "finished", "errored", "aborted"].includes(preview?.currentRender?.phase ?? "")
    },
    undefined,
    { timeout: PATIENCE },
  )
  await page.addStyleTag({ content: STILL })
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}

const handed = async (browser: Browser, origin: string, folder: string, queue: View[]): Promise<readonly string[]> => {
  const page = await browser.newPage({ reducedMotion: "reduce", timezoneId: "America/New_York", locale: "en-US" })
  await page.clock.setFixedTime(NOW)
  const strangers: string[] = []
  await page.route(
    (url) => url.origin !== origin && !["data:", "blob:"].includes(url.protocol),
    (route) => {
      strangers.push(route.request().url())
      return route.abort()
    },
  )
  for (let view = queue.shift(); view !== undefined; view = queue.shift()) {
    await show(page, origin, view).catch((reason: unknown) =>
      console.log(`${view?.story.id ?? ""}: ${String(reason).slice(0, 160)}`),
    )
    await page.screenshot({ path: join(folder, fileOf(view)), fullPage: true })
  }
  await page.close()
  return strangers
}

/** Takes each view's picture into the folder; gives the addresses outside that some story asked for, which ought to be none. */
export const shoot = async (origin: string, folder: string, views: ReadonlyArray<View>): Promise<readonly string[]> => {
  mkdirSync(folder, { recursive: true })
  const browser = await chromium.launch(options)
  const queue = [...views]
  try {
    return (await Promise.all(Array.from({ length: HANDS }, () => handed(browser, origin, folder, queue)))).flat()
  } finally {
    await browser.close()
  }
}
