import { describe, expect, it } from "vitest"
import { aDraft, aListing, MAIN_INFO, onAsset } from "../testing/listings.ts"
import { testMarket } from "../testing/market.ts"
import { asSeller } from "../testing/people.ts"

const market = await testMarket()
const seller = await market.person(["Sellers", "VerifiedUsers"], asSeller)
const admin = await market.person(["Admins", "VerifiedUsers"])

const ASSET = `query ($id: ID!) { getAsset(id: $id) {
  id name status statusComment registrationStatus publicationRequestedAt numberOfImpressions publishedTime
  address { country state } subtype images contactsDisclosed
  noteOverview { loanAmount { amount } term } propertyOverview { units yearBuilt } contacts { emailAddress } } }`
const BALANCES = `query ($id: ID!) { getAsset(id: $id) {
  upb principalBalance { amount currency } noteOverview { unpaidPrincipalBalance { amount currency } } } }`
const assetAt = (id: string, who = seller) => market.does(who, ASSET, { id })

const ROOM = `mutation { createVDR(asset_title: "Lakeside") { ... on CreateVDRDone { dataRoom { tier_home_id tier1_id tier2_id } } } }`
const roomOf = async () => (await market.does(seller, ROOM))["dataRoom"] as Readonly<Record<string, string>>
const CREATE = `mutation ($tier_home_id: ID!, $tier1_id: ID!, $tier2_id: ID!, $mainInfo: MainInfoInput!, $pricingPlan: String, $ownerEmail: String) {
  createAsset(tier_home_id: $tier_home_id, tier1_id: $tier1_id, tier2_id: $tier2_id, mainInfo: $mainInfo, contacts: [], bidDepositSum: "0", pricingPlan: $pricingPlan, ownerEmail: $ownerEmail) {
    ... on AssetDone { asset { id status } } ... on Refusal { code } ... on AssetFactsInvalid { problems { field } } } }`
const invalid = (field: string) => ({ code: "AssetFactsInvalid", problems: [{ field }] })
const created = async (mainInfo: object, more: object = {}) =>
  market.does(seller, CREATE, { ...(await roomOf()), mainInfo, ...more })
const assetIn = (answer: Readonly<Record<string, unknown>>) => answer["asset"] as { id: string; status: string }

const edited = async (id: string, step: string) =>
  assetIn(
    await market.does(
      seller,
      `mutation ($id: ID!) { editAsset(id: $id, ${step}) { ... on AssetDone { asset { id status } } ... on Refusal { code message } } }`,
      { id },
    ),
  )

/** The asset as the database holds it: what no view shows, too. */
const kept = async (id: string): Promise<unknown> => {
  const row = await market.db
    .selectFrom("assets")
    .select("body")
    .where("id", "=", id as never)
    .executeTakeFirstOrThrow()
  return row.body
}

describe("a seller", () => {
  it("creates a data room with three folders (SEL-355, SEL-202)", async () => {
    const room = await roomOf()
    expect(Object.keys(room)).toEqual(["tier_home_id", "tier1_id", "tier2_id"])
    expect(new Set(Object.values(room)).size).toBe(3)
    const rooms = await market.db.selectFrom("dataRooms").selectAll().execute()
    expect(rooms.some((kept) => JSON.stringify(kept).includes(room["tier1_id"] ?? "no such room"))).toBe(true)
  })

  it("creates a whole asset, in the name of the own e-mail alone (SEL-322, SEL-155)", async () => {
    const { id, status } = assetIn(await created(MAIN_INFO, { ownerEmail: seller.email }))
    expect(status).toBe("Draft")
    expect(await assetAt(id)).toMatchObject({
      name: MAIN_INFO.name,
      address: { country: "USA", state: "IL" },
      subtype: ["None"],
    })
    expect(await created(MAIN_INFO, { ownerEmail: "somebody@example.com" })).toEqual(invalid("ownerEmail"))
    expect(await created({ ...MAIN_INFO, type: null })).toEqual(invalid("type"))
  })

  it("names the balance as principalBalance or upb, and reads it under every name (SEL-322)", async () => {
    const { upb, ...rest } = MAIN_INFO
    const balances = async (mainInfo: object) => {
      const { id } = assetIn(await created(mainInfo))
      return market.does(seller, BALANCES, { id })
    }
    const all = (amount: string) => ({
      upb: amount,
      principalBalance: { amount, currency: "USD" },
      noteOverview: { unpaidPrincipalBalance: { amount, currency: "USD" } },
    })
    const principal = (amount: string) => ({ principalBalance: { amount, currency: "USD" } })
    expect(await balances({ ...rest, upb })).toEqual(all(upb))
    expect(await balances({ ...rest, ...principal("7.50") })).toEqual(all("7.50"))
    expect(await balances({ ...rest, upb, ...principal(upb) })).toEqual(all(upb))
    expect(await created({ ...rest, upb, ...principal("9999999.99") })).toEqual(invalid("principalBalance"))
  })

  it("creates a pre-asset of an address and a data room, on a plan (SEL-323, SEL-157)", async () => {
    const { name, assetStatus, upb, type, ...rest } = MAIN_INFO
    expect([name, assetStatus, upb, type].every(Boolean)).toBe(true)
    const bare = { ...rest, name: "", title: null, description: null }
    expect(assetIn(await created(bare, { pricingPlan: "LenderDirect" })).status).toBe("Draft")
    expect(await created({ ...bare, address: { ...rest.address, address: "" } })).toEqual(invalid("address"))
  })

  it("edits a draft step by step, and the asset keeps the step reached (SEL-158, SEL-065)", async () => {
    const { id } = assetIn(await created(MAIN_INFO))
    await edited(id, `currentStep: noteOverview, noteOverview: { term: "120" }`)
    expect(await kept(id)).toMatchObject({ currentStep: "noteOverview", noteOverview: { term: "120" } })
    await edited(id, `currentStep: pictures, images: ["a", "b"]`)
    expect(await kept(id)).toMatchObject({
      currentStep: "pictures",
      images: ["a", "b"],
      noteOverview: { term: "120" },
    })
  })

  it("edits asset info, note overview and property details (SEL-324, SEL-325, SEL-326)", async () => {
    const { id } = assetIn(await created(MAIN_INFO))
    await market.does(
      seller,
      `mutation ($id: ID!, $mainInfo: MainInfoInput!) { editAsset(id: $id, mainInfo: $mainInfo) { __typename } }`,
      {
        id,
        mainInfo: { ...MAIN_INFO, name: "Riverside Note" },
      },
    )
    await edited(id, `noteOverview: { term: "240" }`)
    await edited(id, `propertyOverview: { units: 12, yearBuilt: 1987 }`)
    expect(await assetAt(id)).toMatchObject({
      name: "Riverside Note",
      noteOverview: { term: "240" },
      propertyOverview: { units: 12, yearBuilt: 1987 },
    })
  })

  it("edits pictures (SEL-327)", async () => {
    const { id } = assetIn(await created(MAIN_INFO))
    await edited(id, `images: ["front"]`)
    expect(await assetAt(id)).toMatchObject({ images: ["front"] })
  })

  it("edits the legal step (SEL-329)", async () => {
    const { id } = assetIn(await created(MAIN_INFO))
    await edited(id, `legal: { caConfirmed: true, TOCConfirmed: true, BDAConfirmed: false, customCADoc: "own-ca" }`)
    expect(await kept(id)).toMatchObject({
      legal: { caConfirmed: true, TOCConfirmed: true, BDAConfirmed: false, customCADoc: "own-ca" },
    })
  })

  it("edits advisors and whether they are disclosed (SEL-330)", async () => {
    const { id } = assetIn(await created(MAIN_INFO))
    await edited(
      id,
      `contacts: [{ firstName: "Ana", lastName: "Advisor", emailAddress: "ana@example.com" }], contactsDisclosed: true`,
    )
    expect(await assetAt(id)).toMatchObject({
      contacts: [{ emailAddress: "ana@example.com" }],
      contactsDisclosed: true,
    })
  })

  it("requests publication by the id, which waits for an administrator (SEL-338, SEL-160)", async () => {
    const { id } = await aDraft(market, seller)
    expect(await onAsset(market, seller, "requestAssetPublish", id)).toMatchObject({ id, status: "Draft" })
    expect(await assetAt(id)).toMatchObject({ status: "Draft", registrationStatus: "pending" })
  })

  it("discards a draft by its id (SEL-339, SEL-167)", async () => {
    const { id } = await aDraft(market, seller)
    expect(await onAsset(market, seller, "discardAsset", id)).toMatchObject({ id, status: "Deleted" })
    const { body } = await market.ask(seller, ASSET, { id })
    expect(body.errors?.[0]?.extensions["code"]).toBe("AssetNotFound")
  })
})

describe("an administrator", () => {
  it("approves a requested asset, which is published with its time (SEL-311)", async () => {
    const { id } = await aDraft(market, seller)
    const { version } = await onAsset(market, seller, "requestAssetPublish", id)
    expect(await onAsset(market, admin, "approveAsset", id, `version: ${version}`)).toMatchObject({
      status: "Published",
    })
    expect(await assetAt(id)).toMatchObject({ registrationStatus: null, publishedTime: market.now() })
  })

  it("takes an approval back until the first offer: the asset waits under its old day and leaves the market", async () => {
    const { id } = await aListing(market, seller, admin)
    const requested = (await assetAt(id)).publicationRequestedAt
    expect(await onAsset(market, admin, "takeBackApproval", id)).toMatchObject({ status: "Draft" })
    expect(await assetAt(id)).toMatchObject({
      registrationStatus: "pending",
      publicationRequestedAt: requested,
      publishedTime: null,
    })
    expect(requested).toBe(market.now())
    const { body } = await market.ask(null, ASSET, { id })
    expect(body.errors?.[0]?.extensions["code"]).toBe("AssetNotFound")
  })

  it("revokes a requested asset with a comment (SEL-337, SEL-312, SEL-164)", async () => {
    const { id } = await aDraft(market, seller)
    await onAsset(market, seller, "requestAssetPublish", id)
    const revoked = await onAsset(market, admin, "revokeAsset", id, `statusComment: "The note is missing"`)
    expect(revoked).toMatchObject({ status: "Revoked" })
    expect(await assetAt(id)).toMatchObject({ status: "Revoked", statusComment: "The note is missing" })
  })
})

describe("anybody", () => {
  it("reads one asset on the market (SEL-343)", async () => {
    const { id } = await aListing(market, seller, admin)
    const { body } = await market.ask(null, ASSET, { id })
    expect(body.data?.["getAsset"]).toMatchObject({ id, name: MAIN_INFO.name, status: "Published", contacts: null })
    expect(await assetAt(id)).toMatchObject({ id, contacts: [{ emailAddress: "ana@example.com" }] })
  })

  it("is counted as a view of an asset (SEL-340)", async () => {
    const { id } = await aListing(market, seller, admin)
    const track = `mutation ($id: ID!) { trackAssetView(asset_id: $id) { ... on TrackAssetViewDone { asset_id } ... on Refusal { code } } }`
    expect(await market.does(null, track, { id })).toEqual({ asset_id: id })
    expect(await assetAt(id)).toMatchObject({ numberOfImpressions: 1 })
  })

  it("is answered twelve assets where no size is named (SEL-451)", async () => {
    await aDraft(market, seller)
    const page = await market.does(seller, `{ searchAssets(mine: true) { total assets { id } } }`)
    const { assets, total } = page as { readonly total: number; readonly assets: ReadonlyArray<object> }
    expect(assets).toHaveLength(Math.min(12, total))
  })

  it("is answered up to a thousand assets at once, also of the own (SEL-454)", async () => {
    const { id } = await aDraft(market, seller)
    const OWN = `query ($size: Int) { searchAssets(mine: true, size: $size) { assets { id } } }`
    const { assets } = (await market.does(seller, OWN, { size: 1_000 })) as { readonly assets: ReadonlyArray<object> }
    expect(assets).toContainEqual({ id })
    const { body } = await market.ask(seller, OWN, { size: 1_001 })
    expect(body.errors?.[0]?.extensions["code"]).toBe("BAD_USER_INPUT")
  })

  it("counts the assets on the market by property type (SEL-347, SEL-465)", async () => {
    const before = await market.ask(null, `{ countAssets { propertyType total } }`)
    await aListing(market, seller, admin, { propertyType: ["Self Storage"] })
    await aDraft(market, seller, { propertyType: ["Self Storage"] })
    const { body } = await market.ask(null, `{ countAssets { propertyType total } }`)
    expect(before.body.data?.["countAssets"]).not.toContainEqual({ propertyType: "Self Storage", total: 1 })
    expect(body.data?.["countAssets"]).toContainEqual({ propertyType: "Self Storage", total: 1 })
  })
})
