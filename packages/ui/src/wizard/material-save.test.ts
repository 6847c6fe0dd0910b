import { listingFormOf } from "@xl/core/assets"
import { Cents, must } from "@xl/core/shared"
import { anAsset, aPublishedAsset } from "@xl/testkit/assets"
import { aSeller, marketInMemory } from "@xl/testkit/market"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { materialIn, rebased, withConfirmed } from "./material-save.ts"

const viewOf = (asset: ReturnType<typeof anAsset>) =>
  Effect.runPromise(marketInMemory({ actor: aSeller(), seed: { assets: [asset] } }).catalog.find(asset.id))
const [listed, draft] = [await viewOf(aPublishedAsset()), await viewOf(anAsset())]
const form = listingFormOf(listed)
const payoff = (dollars: number) => ({ ...form.noteOverview, totalPayoff: must(Cents, dollars * 100) })
const typed = { ...form, noteOverview: payoff(11_500_000), images: ["retail-2"] }

describe("material changes in the form", () => {
  it("are what the server will ask an administrator for, without the rest", () => {
    expect(materialIn(typed, listed)).toEqual([
      { field: "noteOverview.totalPayoff", label: "Total payoff", before: "$10,500,000", after: "$11,500,000" },
    ])
    expect(materialIn(form, listed)).toEqual([])
  })

  it("are none before publication, nor in a new asset", () => {
    expect(materialIn(typed, draft)).toEqual([])
    expect(materialIn(typed, null)).toEqual([])
  })

  it("are named in a save of a published listing, be they none", () => {
    const edit = { images: ["retail-2"] }
    const none = { changes: [], note: " " }
    expect(withConfirmed(edit, listed, none)).toEqual({ ...edit, confirmedChanges: [] })
    expect(withConfirmed(edit, draft, none)).toBe(edit)
    expect(withConfirmed({}, listed, none)).toEqual({})
  })

  it("travel with the note that says why", () => {
    const edit = { images: ["retail-2"] }
    const noted = { changes: materialIn(typed, listed), note: "The servicer corrected it." }
    expect(withConfirmed(edit, listed, noted)).toMatchObject({ changeNote: "The servicer corrected it." })
    expect(withConfirmed(edit, draft, noted)).toBe(edit)
  })
})

describe("the form over a listing that others changed", () => {
  it("keeps what is typed and takes over the rest", () => {
    const after = { ...form, noteOverview: { ...payoff(12_000_000), term: "240" }, contactsDisclosed: true }
    const found = rebased(typed, form, after)
    expect(found.noteOverview).toEqual({ ...payoff(11_500_000), term: "240" })
    expect([found.images, found.contactsDisclosed]).toEqual([["retail-2"], true])
  })
})
