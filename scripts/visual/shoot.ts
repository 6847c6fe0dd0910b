import { type Browser, chromium, type Page } from "@playwright/test"
import { mkdirSync } from "node:fs"
import { join } from "node:path"
import { viewports } from "../../.storybook/toolbars.ts"
import { chromium as options } from "../chromium-options.ts"
import { fileOf, type View } from "./stories.ts"

/** The day on which every clock stands, so that no picture changes with the day it is taken. */
const NOW = new Date("2026-11-28T12:00:00Z")
/** Pages at once. */
const HANDS = 2
const PATIENCE = 90_000
/** The longest that a skeleton keeps back, with room for a busy machine; what stays hidden for good is not waited for any longer. */
const SKELETON = 2_000

/** Nothing that the page moves by itself is on its way any more. */
const STILL = `
  *, *::before, *::after { animation: none !important; transition: none !important; caret-color: transparent !important; }
`

/** A story at a width, and the themes in which it is taken: it is drawn and played once for all of them. */
interface Sitting {
  readonly story: View["story"]
  readonly width: View["width"]
  readonly themes: ReadonlyArray<View["theme"]>
}

const sittingsOf = (views: ReadonlyArray<View>): Sitting[] =>
  [...Map.groupBy(views, ({ story, width }) => `${story.id} ${width}`).values()]
    .flatMap((same) => {
      const [first] = same
      return first ? [{ story: first.story, width: first.width, themes: same.map(({ theme }) => theme) }] : []
    })
    .toSorted((one, other) => one.width - other.width)

interface Preview {
  readonly channel?: { readonly emit: (event: string, about: object) => void }
  readonly currentRender?: {
    readonly id?: string
    readonly phase?: string
    readonly story?: { readonly storyGlobals?: { readonly viewport?: { readonly value?: string } } }
  }
}
type Global = { readonly __STORYBOOK_PREVIEW__?: Preview }

/** Loads the book. From there one goes from story to story as its own sidebar does, without loading it anew. Axe is the tests' work. */
const opened = async (page: Page, origin: string, id: string): Promise<void> => {
  const asked = new URLSearchParams({ id, viewMode: "story", globals: "theme:light;a11y.manual:!true" })
  await page.goto(`${origin}/iframe.html?${asked.toString()}`, { timeout: PATIENCE })
  await page.addStyleTag({ content: STILL })
}

/** Waits until the story's play has ended. The story's own page knows; what stands on the network does not count. */
const ended = async (page: Page, id: string): Promise<void> => {
  await page.waitForFunction(
    (asked) => {
      const { id: shown, phase = "" } = (globalThis as Global).__STORYBOOK_PREVIEW__?.currentRender ?? {}
      return shown === asked && ["completed", "finished", "errored", "aborted"].includes(phase)
    },
    id,
    { timeout: PATIENCE },
  )
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await page
    .waitForFunction(() => document.querySelector(`[aria-hidden][style*="hidden"]`) === null, undefined, {
      timeout: SKELETON,
    })
    .catch(() => undefined)
}

/** What went wrong in it; nothing where it plays through. */
const failure = (page: Page): Promise<string | undefined> =>
  page.evaluate(() =>
    document.body.classList.contains("sb-show-errordisplay")
      ? (document.querySelector("#error-stack")?.textContent ?? "it failed").slice(0, 200)
      : undefined,
  )

/** Goes to a story; one that fails after others is given a page of its own before it is blamed. */
const show = async (page: Page, origin: string, { story: { id }, width }: Sitting): Promise<string | undefined> => {
  await page.setViewportSize({ width, height: 900 })
  await page.evaluate((storyId) => {
    const { __STORYBOOK_PREVIEW__: preview } = globalThis as Global
    preview?.channel?.emit("setCurrentStory", { storyId, viewMode: "story" })
  }, id)
  await ended(page, id)
  if ((await failure(page)) === undefined) return undefined
  await opened(page, origin, id)
  await ended(page, id)
  return failure(page)
}

const kinds = { 390: "mobile", 1440: "desktop" } as const

/** Whether the story is for another kind of screen: it names its width, as the drawer does that only phones have. */
const isForOthers = async (page: Page, width: View["width"]): Promise<boolean> => {
  const named = await page.evaluate(
    () => (globalThis as Global).__STORYBOOK_PREVIEW__?.currentRender?.story?.storyGlobals?.viewport?.value,
  )
  const own = Object.entries(viewports).find(([name]) => name === named)?.[1]
  return own !== undefined && own.type !== kinds[width]
}

const taken = async (page: Page, folder: string, { story, width, themes }: Sitting): Promise<ReadonlyArray<View>> => {
  for (const theme of themes) {
    await page.evaluate((name) => document.documentElement.setAttribute("data-theme", name), theme)
    await page.screenshot({ path: join(folder, fileOf({ story, width, theme })), fullPage: true })
  }
  return themes.map((theme) => ({ story, width, theme }))
}

/** What the shooting came to. */
export interface Shot {
  readonly views: ReadonlyArray<View>
  /** Addresses outside that something asked for, and stories whose play fails; there ought to be none. */
  readonly strangers: ReadonlyArray<string>
  readonly failures: ReadonlyArray<string>
}

const watched = async (browser: Browser, origin: string) => {
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
  return { page, strangers }
}

const handed = async (browser: Browser, origin: string, folder: string, queue: Sitting[]): Promise<Shot> => {
  const { page, strangers } = await watched(browser, origin)
  const [views, failures]: [View[], string[]] = [[], []]
  for (let sitting = queue.shift(); sitting !== undefined; sitting = queue.shift()) {
    const { story, width } = sitting
    if (page.url() === "about:blank") await opened(page, origin, story.id)
    const why = await show(page, origin, sitting).catch((reason: unknown) => String(reason).slice(0, 200))
    if (await isForOthers(page, width)) continue
    if (why !== undefined) failures.push(`${story.id} at ${width}: ${why}`)
    views.push(...(await taken(page, folder, sitting)))
  }
  await page.close()
  return { views, strangers, failures }
}

/** The book itself, with its sidebar and toolbar: the page that a designer opens. */
const front = async (browser: Browser, origin: string): Promise<Shot> => {
  const { page, strangers } = await watched(browser, origin)
  await page.goto(origin, { timeout: PATIENCE })
  const preview = page.frameLocator("#storybook-preview-iframe").locator("#storybook-root > *, #storybook-docs > *")
  const failures = await preview
    .first()
    .waitFor({ timeout: PATIENCE })
    .then(
      () => [],
      () => ["The book shows no story"],
    )
  await page.close()
  return { views: [], strangers, failures }
}

/** Takes each view's picture into the folder, but of stories that are for other widths. */
export const shoot = async (origin: string, folder: string, views: ReadonlyArray<View>): Promise<Shot> => {
  mkdirSync(folder, { recursive: true })
  const browser = await chromium.launch(options)
  const queue = sittingsOf(views)
  try {
    const shots = [await front(browser, origin)]
    shots.push(...(await Promise.all(Array.from({ length: HANDS }, () => handed(browser, origin, folder, queue)))))
    return {
      views: views.filter((view) => shots.some((shot) => shot.views.some((one) => fileOf(one) === fileOf(view)))),
      strangers: [...new Set(shots.flatMap(({ strangers }) => strangers))],
      failures: shots.flatMap(({ failures }) => failures),
    }
  } finally {
    await browser.close()
  }
}
