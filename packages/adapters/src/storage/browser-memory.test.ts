import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { browserMemoryStorage } from "./index.ts"

const storage = (): Storage => {
  const kept = new Map<string, string>()
  return {
    get length() {
      return kept.size
    },
    key: (place) => [...kept.keys()][place] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  }
}
const tab = () => {
  const watchers = new Set<(key: string | null) => void>()
  const stores = {
    local: storage(),
    session: storage(),
    watch: (changed: (key: string | null) => void) => {
      watchers.add(changed)
      return () => void watchers.delete(changed)
    },
  }
  const change = (key: string | null) => watchers.forEach((changed) => changed(key))
  return { ...stores, change, memory: browserMemoryStorage(stores) }
}
const run = Effect.runSync

describe("what a browser remembers", () => {
  it("is where its visitor came from, with three fields under one name (ACC-232)", () => {
    const { local, memory } = tab()
    const utm = { utmSource: "letter", utmMedium: null, utmCampaign: "autumn" }
    run(memory.keepUtm(utm))
    expect(JSON.parse(local.getItem("utmParams") ?? "")).toEqual(utm)
    expect(run(memory.utm)).toEqual(utm)
  })

  it.each(["", "{", "[]", `{"utmSource":1}`, "null"])("is nothing where somebody else wrote %j there", (text) => {
    const { local, memory } = tab()
    local.setItem("utmParams", text)
    expect(run(memory.utm)).toBeNull()
  })

  it("is all forgotten in local storage, whoever wrote there (ACC-259, BUY-202)", () => {
    const { local, memory } = tab()
    local.setItem("anything", "of anybody")
    run(memory.clear)
    expect(local.length).toBe(0)
  })

  it("is all forgotten in session storage, whoever wrote there (ACC-260, BUY-203)", () => {
    const { memory, session } = tab()
    session.setItem("anything", "of anybody")
    run(memory.clear)
    expect(session.length).toBe(0)
  })

  it("is told to have been emptied by another tab, at once or entry by entry, not of every change, until one stops watching", () => {
    const { change, local, memory } = tab()
    let emptied = 0
    const stop = memory.watch(() => (emptied += 1))
    local.setItem("token", "of somebody")
    change("token")
    expect(emptied).toBe(0)
    change(null)
    expect(emptied).toBe(1)
    local.removeItem("token")
    change("token")
    expect(emptied).toBe(2)
    stop()
    change(null)
    expect(emptied).toBe(2)
  })

  it("is told of each change of favorites in another tab, and of nothing else", () => {
    const { change, local, memory } = tab()
    let changed = 0
    const stop = memory.watchFavorites(() => (changed += 1))
    run(memory.tellFavorites)
    const told = [local.getItem("xl.favorites")]
    change("xl.favorites")
    run(memory.tellFavorites)
    told.push(local.getItem("xl.favorites"))
    change("token")
    expect([told, changed]).toEqual([["1", "2"], 1])
    stop()
    change("xl.favorites")
    expect(changed).toBe(1)
  })
})
