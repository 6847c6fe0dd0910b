import { expect, it, vi } from "vitest"
import { storyClock } from "./story-clock.ts"

it("shows the instant that was set, however far the real time goes meanwhile", () => {
  const story = storyClock()
  story.setTime(1_787_032_800_000)
  let real = Date.now()
  const passing = vi.spyOn(Date, "now").mockImplementation(() => (real += 1))
  try {
    expect([story.clock.currentTimeMillisUnsafe(), story.now()]).toEqual([1_787_032_800_000, 1_787_032_800_000])
  } finally {
    passing.mockRestore()
  }
})
