import { anAsset, standingIn } from "@xl/testkit/assets"
import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { AssetStatus } from "../kernel/index.ts"
import { isEditable } from "./index.ts"
import { edited } from "./edits.ts"
import { editProblems, mainInfoProblems, newAssetProblems } from "./fact-rules.ts"
import type { AssetEdit } from "./ports.ts"
import { aNewAsset } from "@xl/testkit/assets"
import { must } from "../shared/decode.ts"

const statuses = Object.keys(AssetStatus.keys).map((status) => must(AssetStatus, status))
const info = anAsset().mainInfo
const [advisor] = anAsset().contacts
const contacts = advisor ? [advisor] : []
const open = (edit: AssetEdit) => statuses.filter((status) => isEditable(status, edit)).join(" ")
const outcome = (edit: AssetEdit, asset = anAsset()) => {
  const result = edited(asset, edit, false)
  return Result.isSuccess(result) ? result.success : result.failure
}

describe("an edit", () => {
  it("of the facts is open until best and final, and after the sale is off", () => {
    const facts =
      "Draft Published CallForOffers OnHold.Published OnHold.CallForOffers OnHold.BestAndFinal ListingExpired NoLongerListedForSale Revoked"
    expect([open({ mainInfo: info }), open({ images: [] }), open({ contacts, images: [] })]).toEqual([
      facts,
      facts,
      facts,
    ])
  })

  it("of the advisors alone is open until the asset is closed or deleted", () => {
    const all = statuses.filter((status) => status !== "Closed" && status !== "Deleted").join(" ")
    expect([
      open({ contacts }),
      open({ contactsDisclosed: true }),
      open({ contacts, contactsDisclosed: true }),
    ]).toEqual([all, all, all])
  })

  it("is refused with the status, while publication is pending, and with what is wrong", () => {
    expect(outcome({ images: [] }, standingIn("UnderContract").asset)).toMatchObject({
      _tag: "AssetStatusForbids",
      status: "UnderContract",
      command: "edit",
    })
    expect(outcome({ contacts }, anAsset({ registrationStatus: "pending" }))).toMatchObject({
      _tag: "PublicationPending",
    })
    expect(outcome({ mainInfo: { ...info, title: "A & B" }, bidDepositSum: 0.5 })).toMatchObject({
      _tag: "AssetFactsInvalid",
      problems: [
        { field: "title", message: "Wrong symbols in title" },
        { field: "bidDepositSum", message: "The deposit must be an amount of money" },
      ],
    })
    expect(outcome({ images: [] }, standingIn("Published").asset)).toMatchObject({
      _tag: "PublicationIncomplete",
      missing: ["pictures.images"],
    })
  })

  it("changes what it names and nothing else", () => {
    const asset = anAsset()
    expect(outcome({ images: ["a"] })).toEqual({ ...asset, images: ["a"] })
    expect(outcome({ bidDepositSum: 7 })).toEqual({ ...asset, bidDepositSum: 7 })
    expect(outcome({})).toEqual(asset)
    const named = { ...info, name: "Peña", title: null, subtype: [] }
    expect(outcome({ mainInfo: named })).toEqual({
      ...asset,
      mainInfo: { ...info, name: "Pena", title: null, subtype: ["None"] },
    })
    expect(
      outcome({ mainInfo: { ...info, title: "Martí", address: { ...info.address, city: "Málaga" } } }),
    ).toMatchObject({ mainInfo: { title: "Marti", address: { city: "Malaga", country: "USA" } } })
  })
})

describe("the problems of a form", () => {
  it("name each text that holds a wrong character, and none that is empty", () => {
    const wrong = { ...info, name: "a@", title: "b@", address: { ...info.address, address: "c@", city: "d@" } }
    expect(mainInfoProblems(wrong).map(({ field, message }) => `${field}: ${message}`)).toEqual([
      "name: Wrong symbols in name",
      "title: Wrong symbols in title",
      "address: Wrong symbols in address",
      "city: Wrong symbols in city",
    ])
    expect(mainInfoProblems({ ...info, title: null })).toEqual([])
  })

  it("are those of what is edited", () => {
    const twice = [...contacts, ...contacts.map((one) => ({ ...one, emailAddress: one.emailAddress.toUpperCase() }))]
    const other = [...contacts, ...contacts.map((one) => ({ ...one, emailAddress: `x${one.emailAddress}` }))]
    expect([editProblems({ contacts: twice }), editProblems({ contacts: other }), editProblems({})]).toEqual([
      [{ field: "contacts", message: "Two advisors have the same e-mail" }],
      [],
      [],
    ])
  })

  it("ask a listing of which anything beyond its address is known for all of it", () => {
    const bare = { ...info, name: " ", type: null, assetStatus: null, upb: null }
    const fields = (change: Partial<typeof info>) =>
      newAssetProblems(aNewAsset({ mainInfo: { ...bare, ...change } }))
        .map(({ field, message }) => `${field}: ${message}`)
        .join("; ")
    expect([fields({}), fields({ type: "Loan" })]).toEqual(["", ""])
    expect(fields({ name: "Mill" })).toBe(
      "type: Please enter type; assetStatus: Please enter assetStatus; upb: Please enter upb",
    )
    expect(fields({ assetStatus: info.assetStatus })).toBe(
      "name: Please enter name; type: Please enter type; upb: Please enter upb",
    )
    expect(fields({ upb: info.upb })).toBe(
      "name: Please enter name; type: Please enter type; assetStatus: Please enter assetStatus",
    )
  })
})
