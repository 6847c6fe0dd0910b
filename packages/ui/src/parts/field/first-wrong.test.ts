import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { showFirstWrong } from "./first-wrong.ts"

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
