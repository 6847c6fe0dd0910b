import { VendorUnavailable } from "@xl/core/monitoring"
import type { AddressBook } from "@xl/core/profiles"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { AddressSuggester } from "./address-suggester.ts"

const CHICAGO = { id: "60606", label: "Chicago, IL 60606" }
const book = (change: Partial<AddressBook["Service"]> = {}): AddressBook["Service"] => ({
  suggest: (typed) => Effect.succeed(typed.includes("Chic") ? [CHICAGO] : []),
  complete: () => Effect.succeed({ city: "Chicago", state: "IL", zipCode: "60606", country: "USA" }),
  ...change,
})
const opened = (change?: Partial<AddressBook["Service"]>) => {
  const logged: Array<string> = []
  return { logged, suggester: new AddressSuggester(book(change), (what) => void logged.push(what)) }
}

describe("an address that is typed", () => {
  it("is completed by what one chooses", async () => {
    const { suggester } = opened()
    await suggester.look("1 Main Street, Chic")
    expect(suggester.suggestions).toEqual([CHICAGO])
    expect(await suggester.choose("60606")).toEqual({ city: "Chicago", state: "IL", zipCode: "60606", country: "USA" })
    expect([suggester.suggestions, await suggester.choose("60606")]).toEqual([[], {}])
  })

  it("shows what fits its last letter, however late an earlier answer comes", async () => {
    let late = () => {}
    const waiting = new Promise<void>((resolve) => (late = resolve))
    const { suggester } = opened({
      suggest: (typed) =>
        typed.endsWith("Chic")
          ? Effect.as(
              Effect.promise(() => waiting),
              [CHICAGO],
            )
          : Effect.succeed([]),
    })
    const first = suggester.look("1 Main Street, Chic")
    await suggester.look("1 Main Street, Chico, C")
    late()
    await first
    expect([suggester.suggestions, suggester.isLooking]).toEqual([[], false])
  })

  it("stays as it was typed where nothing can be had, which is only logged", async () => {
    const down = () => Effect.fail(new VendorUnavailable({ cause: "down" }))
    const { logged, suggester } = opened({ suggest: down })
    await suggester.look("1 Main Street, Chic")
    expect([suggester.suggestions, suggester.isLooking, logged]).toEqual([[], false, ["Suggesting addresses"]])
    const other = opened({ complete: down })
    await other.suggester.look("Chic")
    expect([await other.suggester.choose("60606"), other.logged]).toEqual([{}, ["Completing an address"]])
  })
})
