import { Effect } from "effect"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { ownCopiesIndexedDb } from "./index.ts"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe("a database of the browser's that does not open", () => {
  it("is given up on after 5 seconds, not before (ACC-641)", async () => {
    const copies = ownCopiesIndexedDb(() => new Promise(() => undefined))
    let failed = ""
    void Effect.runPromise(Effect.flip(copies.offers())).then(({ _tag }) => (failed = _tag))
    await vi.advanceTimersByTimeAsync(4_999)
    expect(failed).toBe("")
    await vi.advanceTimersByTimeAsync(1)
    expect(failed).toBe("CopiesUnavailable")
  })

  it("is asked again the next time", async () => {
    let asked = 0
    const copies = ownCopiesIndexedDb(() => {
      asked += 1
      return Promise.reject(new Error("no database"))
    })
    for (const _ of [1, 2])
      expect((await Effect.runPromise(Effect.flip(copies.clear())))._tag).toBe("CopiesUnavailable")
    expect(asked).toBe(2)
  })
})
