import { describe, expect, it } from "vitest"
import { isPictureKey } from "../pictures/index.ts"
import { drawnKeys, drawnPicture } from "./drawn-pictures.ts"
import { listingOf } from "./listing.ts"
import { aRow } from "./testing.ts"

const mapped = listingOf(aRow())
if ("refused" in mapped) throw new Error(mapped.refused)
const asset = "0b8f7a52-6a2e-4c3f-9f4e-0d6f1f9a7c11"

describe("drawn pictures", () => {
  it("have keys that say all that is drawn: the building, the debt in percent of the value, the asset and the sheet", () => {
    const keys = drawnKeys(asset, mapped.listing)
    expect(keys).toEqual(["front", "side", "site", "floor"].map((view) => `drawn-office-50-${asset}-${view}`))
    expect(keys.every(isPictureKey)).toBe(true)
  })

  it("are the same for the same key, and name their asset", () => {
    const [front = ""] = drawnKeys(asset, mapped.listing)
    const drawn = drawnPicture(front)
    expect(drawn?.assetId).toBe(asset)
    expect(new TextDecoder().decode(drawn?.svg())).toContain("Office, elevation; debt at 50 % of value")
    expect(drawnPicture(front)?.svg()).toEqual(drawn?.svg())
  })

  it.each([
    "a1-front",
    `drawn-castle-50-${asset}-front`,
    `drawn-office-50-${asset}-cellar`,
    `drawn-office-5e9-${asset}-front`,
    "drawn-office-50-1-front",
  ])("are not drawn for %s", (key) => {
    expect(drawnPicture(key)).toBeUndefined()
  })
})
