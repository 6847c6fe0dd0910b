import { CHOICE } from "@xl/ui/bundles"
import { afterEach, expect, it, vi } from "vitest"
import { mayTrade } from "./may-trade.ts"

afterEach(() => vi.unstubAllGlobals())

const kept = (items: Readonly<Record<string, string>>) =>
  vi.stubGlobal("sessionStorage", { getItem: (name: string) => items[name] ?? null })

it.each(["/", "/asset/7", "/buyer", "/sell", "/asset/7/edits"])("fetches what offers need at %s", (path) => {
  kept({})
  expect(mayTrade(path)).toBe(true)
})

it.each(["/sell-your-loan/create", "/sell-your-loan/legal/ca/7", "/asset/7/edit"])("does without at %s", (path) => {
  kept({})
  expect(mayTrade(path)).toBe(false)
})

it("fetches it over a wizard for whoever has chosen assets for an offer", () => {
  kept({ [CHOICE]: "[]" })
  expect(mayTrade("/sell-your-loan/create")).toBe(true)
})
