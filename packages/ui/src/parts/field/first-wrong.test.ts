import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { isHeldBack, showFirstWrong } from "./first-wrong.ts"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A form whose first wrong field notes what is done with it, on a screen so many pixels wide. */
const formOn = (width: number) => {
  const done: Array<string> = []
  const field = {
    scrollIntoView: ({ block }: ScrollIntoViewOptions) => void done.push(`scrolled to the ${block}`),
    focus: ({ preventScroll }: FocusOptions) => void done.push(preventScroll ? "focused" : "jumped"),
  }
  const asked: Array<string> = []
  vi.stubGlobal("matchMedia", (query: string) => {
    const [, most] = /^\(max-width: (\d+)px\)$/.exec(query) ?? []
    return { matches: width <= Number(most) }
  })
  const querySelector = (selector: string) => (asked.push(selector), field)
  showFirstWrong({ querySelector } as unknown as Pick<HTMLElement, "querySelector">)
  return { asked, done }
}

describe("the first field that is wrong", () => {
  it("is scrolled to and focused after a second on a phone, when its keyboard is gone (ACC-643)", () => {
    const { asked, done } = formOn(390)
    vi.advanceTimersByTime(999)
    expect(done).toEqual([])
    vi.advanceTimersByTime(1)
    expect(done).toEqual(["scrolled to the center", "focused"])
    expect(asked).toEqual(["[data-invalid] :is(input, textarea, button)"])
  })

  it("is focused at once on a wider screen", () => {
    const { done } = formOn(600)
    vi.advanceTimersByTime(0)
    expect(done).toEqual(["scrolled to the center", "focused"])
  })

  it("may be gone with its form by then", () => {
    vi.stubGlobal("matchMedia", () => ({ matches: true }))
    showFirstWrong(null)
    expect(() => vi.advanceTimersByTime(1_000)).not.toThrow()
  })
})

describe("a form that holds a refused text", () => {
  const formWith = (selectors: ReadonlyArray<string>) => {
    const done: Array<string> = []
    const field = {
      blur: () => void done.push("left"),
      focus: () => void done.push("focused"),
      scrollIntoView: () => void done.push("scrolled to"),
    }
    vi.stubGlobal("matchMedia", () => ({ matches: false }))
    const querySelector = (selector: string) => (selectors.includes(selector) ? field : null)
    return { done, form: { querySelector } as unknown as Pick<HTMLElement, "querySelector"> }
  }

  it("is held back: its field is left, so that it says what to enter, and gets the focus again", () => {
    const { done, form } = formWith(["[data-refused]", "[data-invalid] :is(input, textarea, button)"])
    expect(isHeldBack(form)).toBe(true)
    vi.advanceTimersByTime(0)
    expect(done).toEqual(["left", "scrolled to", "focused"])
  })

  it("is sent where no text was refused, though a field is wrong for another reason", () => {
    const { done, form } = formWith(["[data-invalid] :is(input, textarea, button)"])
    expect(isHeldBack(form)).toBe(false)
    vi.advanceTimersByTime(0)
    expect(done).toEqual([])
    expect(isHeldBack(null)).toBe(false)
  })
})
