import type { AssetEdit } from "@xl/core/assets"
import { asSeller, testMarket } from "@xl/gateway/testing"
import { aNewAsset, anAsset } from "@xl/testkit/assets"
import { Effect } from "effect"
import { expect, it } from "vitest"
import { assetCatalogGraphql, graphqlClient, listingsGraphql, profilesGraphql } from "./index.ts"

const market = await testMarket()
const { url } = await market.serve()
const seller = await market.person(["VerifiedUsers", "Sellers"], asSeller)
const client = graphqlClient(`${url}/graphql`, async () => seller.id)
const run = Effect.runPromise

const { legal, noteOverview, propertyOverview } = anAsset()
const advisor = { firstName: "Ada", lastName: "Advisor", emailAddress: "ada@example.com", officePhone: "5125550100" }
const empty = {
  mainInfo: { ...aNewAsset().mainInfo, title: "", description: "" },
  noteOverview: { ...noteOverview, penalty: "", valueSource: "" },
  propertyOverview: { ...propertyOverview, apn: "" },
  contacts: [{ ...advisor, companyName: "", whatsappNumber: "", avatar: "", jobTitle: "" }],
  legal: { ...legal, customCAText: "" },
} satisfies AssetEdit
const asNull = {
  mainInfo: { title: null, description: null },
  noteOverview: { penalty: null, valueSource: null },
  propertyOverview: { apn: null },
  contacts: [{ companyName: null, whatsappNumber: null, avatar: null, jobTitle: null }],
  legal: { customCAText: null },
}

it("keeps null for each text of a listing that was left empty, at every level (ACC-405, ACC-406)", async () => {
  const [catalog, listings] = [assetCatalogGraphql(client), listingsGraphql(client)]
  const tiers = await run(listings.createDataRoom("Lakeside"))
  const { id } = await run(listings.create(aNewAsset({ tiers })))
  expect(await run(listings.edit(id, empty))).toMatchObject(asNull)
  expect(await run(catalog.find(id))).toMatchObject(asNull)
})

it("keeps null for assets under management that were left empty (ACC-405)", async () => {
  const profiles = profilesGraphql(client)
  const company = { companyName: "Lakeside", companyProfile: ["Bank"], jobTitle: "Partner", aum: "" }
  expect(await run(profiles.updateCompanyInfo(company))).toMatchObject({ companyName: "Lakeside", aum: null })
  expect((await run(profiles.mine())).aum).toBeNull()
})
