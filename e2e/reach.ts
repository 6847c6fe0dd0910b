import type { Page } from "@playwright/test"

/** Controls out of reach at one width, and a page that is too wide, each in words. */
type Faults = ReadonlyArray<string>

/** Runs in the page. The visible controls; boxes of one pixel hold text for screen readers and are left out. */
const shownControls = (): ReadonlyArray<HTMLElement> => {
  const CONTROLS =
    'a[href], button, input:not([type="hidden"]), select, textarea, summary, iframe, [role="button"], [role="menuitem"], [role="tab"], [tabindex="0"]'
  const isTiny = (it: Element) => {
    const { height, width } = it.getBoundingClientRect()
    return width <= 1 || height <= 1
  }
  const isSpoken = (it: Element): boolean =>
    (isTiny(it) && getComputedStyle(it).overflowX !== "visible") ||
    (it.parentElement !== null && isSpoken(it.parentElement))
  return [...document.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (it) =>
      !isTiny(it) &&
      !isSpoken(it) &&
      it.closest("[inert], [aria-hidden='true']") === null &&
      it.checkVisibility({ checkVisibilityCSS: true, contentVisibilityAuto: true }),
  )
}

/** Runs in the page. Says whether the page is too wide, and names each control outside the window and outside every labelled scroller in it. */
const cutAmong = (controls: ReadonlyArray<HTMLElement>): Faults => {
  const SLACK = 1 // px: fractions of the layout
  const style = (it: Element) => getComputedStyle(it)
  const isNamed = (it: Element) => it.hasAttribute("aria-label") || it.hasAttribute("aria-labelledby")
  const isWithin = (it: Element, from: number, to: number) => {
    const { left, right } = it.getBoundingClientRect()
    return left >= from - SLACK && right <= to + SLACK
  }
  const shows = (box: Element, it: Element) => {
    const { left, right } = box.getBoundingClientRect()
    return style(box).overflowX === "visible" || isWithin(it, left, right)
  }
  /** The nearest box that clips the control: the body stands for the edge of the window, null for none. */
  const cutBy = (it: Element): Element | null => {
    for (let box = it.parentElement; box !== null && box !== document.body; box = box.parentElement) {
      if (!shows(box, it)) return box
      if (style(box).position === "fixed") break
    }
    return isWithin(it, 0, document.documentElement.clientWidth) ? null : document.body
  }
  const brings = (box: Element) =>
    ["auto", "scroll"].includes(style(box).overflowX) &&
    (box.closest("[role='tablist'], nav") !== null || [box, box.parentElement ?? box, ...box.children].some(isNamed))
  const isReached = (it: Element): boolean => {
    const by = cutBy(it)
    return by === null || (by !== document.body && brings(by) && isReached(by))
  }
  const { scrollWidth } = document.documentElement
  return [
    ...(scrollWidth === window.innerWidth ? [] : [`the page is ${scrollWidth} px wide`]),
    ...controls
      .filter((it) => !isReached(it))
      .map((it) => `${it.tagName.toLowerCase()} '${it.ariaLabel ?? it.innerText.trim()}' is cut`),
  ]
}

/** Faults of the page as it is laid out now, in one call. */
const faultsOf = (page: Page): Promise<Faults> =>
  page.evaluate<Faults>(`(${String(cutAmong)})((${String(shownControls)})())`)

/** Times to look again: the app renders once more after a resize, so only a lasting fault counts. */
const TRIES = 300

const lastingFaults = async (page: Page): Promise<Faults> => {
  let faults = await faultsOf(page)
  for (let tries = 0; tries < TRIES && faults.length > 0; tries++) {
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
    faults = await faultsOf(page)
  }
  return faults
}

/** Faults in each of the widths, told with the width; the window is resized and nothing loaded anew. */
export const faultsAt = async (page: Page, widths: ReadonlyArray<number>): Promise<Faults> => {
  const all: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    const faults = await lastingFaults(page)
    all.push(...faults.slice(0, 4).map((fault) => `${width} px: ${fault}`))
  }
  return all
}
