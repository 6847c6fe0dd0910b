import { describe, expect, it } from "vitest"
import { intents } from "./intents.ts"

const counted = () => {
  let count = 0
  return intents(() => `key-${++count}`)
}

describe("an intent", () => {
  it("has a key of its own, and another once it was answered", () => {
    const { begin, end } = counted()
    expect([begin("hold 1"), begin("hold 2")]).toEqual(["key-1", "key-2"])
    end("hold 1", true)
    expect(begin("hold 1")).toBe("key-3")
  })

  it("keeps its key for a second tap while the first is under way", () => {
    const { begin, end } = counted()
    expect([begin("offer"), begin("offer")]).toEqual(["key-1", "key-1"])
    end("offer", true)
    expect(begin("offer")).toBe("key-1")
  })

  it("keeps its key while nobody knows what became of it, and no longer than until something else was answered", () => {
    const { begin, end } = counted()
    expect(begin("hold")).toBe("key-1")
    end("hold", false)
    expect(begin("hold")).toBe("key-1")
    end("hold", false)
    expect(begin("release")).toBe("key-2")
    end("release", true)
    expect(begin("hold")).toBe("key-3")
  })
})
