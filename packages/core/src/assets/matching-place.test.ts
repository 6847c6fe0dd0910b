import { anAssetId, aPublishedAsset, examplePlace } from "@xl/testkit/assets"
import { actorOf, anAdmin, aBuyer, aSeller, GUEST } from "@xl/testkit/market"
import * as t from "io-ts"
import { describe, expect, it } from "vitest"
import { must, type UserId } from "../shared/index.ts"
import { type Asset, type AssetSearch, EVERYTHING } from "./index.ts"
import { isMatch } from "./matching.ts"
import { nearFrom } from "./near.ts"
import { ownerWords } from "../profiles/seller-name.ts"

const seller = actorOf(aSeller())
const other = actorOf(aSeller(2))
const admin = actorOf(anAdmin())
const buyer = actorOf(aBuyer())
const words = new Map([[aSeller().id, ownerWords(aSeller())]])
const lookups = { whereIs: examplePlace, wordsOf: (owner: UserId) => words.get(owner) ?? [] }
const published = aPublishedAsset()
const withInfo = (change: Partial<Asset["mainInfo"]>): Asset => ({
  ...published,
  mainInfo: { ...published.mainInfo, ...change },
})
const finds = (search: Partial<AssetSearch>, asset: Asset = published, actor: Parameters<typeof isMatch>[2] = GUEST) =>
  isMatch(asset, { ...EVERYTHING, ...search }, actor, lookups)

describe("a search by place finds", () => {
  it("the address as it stands on the page, and any part of it", () => {
    for (const name of ["100 Cedar Road", "cedar  road, AUSTIN", "100 Cedar Road, Austin, TX 78701", "78701", "tx 787"])
      expect([name, finds({ name })]).toEqual([name, true])
    for (const name of ["101 Cedar Road", "road 100", "75201", "usa"])
      expect([name, finds({ name })]).toEqual([name, false])
  })

  it("a fragment of the street, the whole country and the one id (SEL-146)", () => {
    expect(["cedar", " 100  CEDAR ", "Cédar"].map((address) => finds({ address }))).toEqual([true, true, true])
    expect(["austin", "78701", "cedar park"].map((address) => finds({ address }))).toEqual([false, false, false])
    expect(["usa", " USA ", "us", "Canada"].map((country) => finds({ country }))).toEqual([true, true, false, false])
    expect([published.id, anAssetId(9)].map((id) => finds({ id }))).toEqual([true, false])
  })

  it("a city with its state, with a comma or without, and whatever the blanks", () => {
    const typed = ["Austin", "austin, TX", "Austin,TX", "austin   tx", "Austin Texas", " AUSTIN ,  texas "]
    for (const one of typed) {
      expect([one, finds({ city: one })]).toEqual([one, true])
      expect([one, finds({ name: one })]).toEqual([one, true])
    }
    for (const one of ["Austin, OK", "austin ok", "tx", "austin tx usa", "aust"])
      expect([one, finds({ city: one })]).toEqual([one, false])
    const { address } = published.mainInfo
    const buffalo = withInfo({ address: { ...address, city: "Buffalo", state: "NY" } })
    expect(["buffalo new york", "Buffalo NY", "Buffalo"].map((city) => finds({ city }, buffalo))).toEqual([
      true,
      true,
      true,
    ])
  })

  it("what lies within so many miles of a point, a ZIP code or a town (SEL-147)", () => {
    const around = (typed: string, miles: number, asset = published) => finds({ near: nearFrom(typed, miles) }, asset)
    const inZip = (zipCode: string) => withInfo({ address: { ...published.mainInfo.address, zipCode } })
    for (const place of ["30.2713, -97.7426", "78701", "Austin, TX"])
      expect([place, around(place, 5)]).toEqual([place, true])
    // Dallas is 182.4 miles away.
    expect([182, 183].map((miles) => around("75201", miles))).toEqual([false, true])
    expect(around("78701", 1, inZip("78701-1234"))).toBe(true)
    for (const zip of ["", "00000"]) expect([zip, around("78701", 500, inZip(zip))]).toEqual([zip, false])
    expect(around("Atlantis", 500)).toBe(false)
  })
})

describe("a search by whose a loan is and by its offers", () => {
  const owner = aSeller().id
  const bid = { ...published, numberOfActiveOffers: must(t.Int, 1) }
  const everybody = [seller, admin, other, buyer, GUEST]
  const of = (search: Partial<AssetSearch>, asset: Asset = published) =>
    everybody.map((actor) => finds(search, asset, actor))

  it("finds by owners for whoever is told them, and for a guest nothing (SEL-146)", () => {
    expect(of({ owners: [owner] })).toEqual([true, true, true, true, false])
    expect(of({ owners: [aSeller(2).id, owner] })).toEqual([true, true, true, true, false])
    expect(of({ owners: [aSeller(2).id] })).toEqual([false, false, false, false, false])
    const later: Asset = { ...published, owners: [owner, aSeller(2).id] }
    expect(of({ owners: [aSeller(2).id] }, later)).toEqual([false, false, false, false, false])
  })

  it("finds by the seller's name, entity and e-mail for administrators alone", () => {
    const { email, firstName, lastName, sellerProfile } = aSeller()
    for (const seller of [email, `${firstName} ${lastName}`, sellerProfile.entityName?.toUpperCase() ?? "-"])
      expect([seller, ...of({ seller })]).toEqual([seller, false, true, false, false, false])
    expect(of({ seller: "nobody@" })).toEqual([false, false, false, false, false])
  })

  it("finds with and without offers for whoever is told their number, and for all others neither (SEL-147)", () => {
    expect([of({ offers: true }, bid), of({ offers: false }, bid)]).toEqual([
      [true, true, false, false, false],
      [false, false, false, false, false],
    ])
    expect([of({ offers: true }), of({ offers: false })]).toEqual([
      [false, false, false, false, false],
      [true, true, false, false, false],
    ])
  })
})
