import { randomUUID } from "node:crypto"
import { describe, expect, it } from "vitest"
import { type Person, testMarket } from "../testing/market.ts"
import { complete } from "../testing/people.ts"

const market = await testMarket()
const DONE = `{ ... on ProfileDone { profile { id } } ... on ProfileFieldsInvalid { problems { field } } ... on Refusal { code } }`
const saves = async (who: Person, call: string) => {
  expect(await market.does(who, `mutation { ${call} ${DONE} }`)).toEqual({ profile: { id: who.id } })
}
/** The fields for which a call is refused. */
const wrong = async (who: Person, call: string): Promise<ReadonlyArray<string>> => {
  const { problems } = await market.does(who, `mutation { ${call} ${DONE} }`)
  return (problems as ReadonlyArray<{ readonly field: string }>).map(({ field }) => field)
}
const me = (who: Person) =>
  market.does(
    who,
    `{ getUserProfile { id roles firstName lastName officePhone companyName companyProfile jobTitle aum currentStrategy lastLogin
      address { country state city address zipCode }
      buyerProfile { purchasingEntity purchasingEntityAddress { city } }
      sellerProfile { entityName entityAddress { zipCode } phoneNumber executive title signedByFirstName signedByLastName status } } }`,
  )
const buyer = async (who: Person) => {
  const asked = `{ getUserProfile { buyerProfile { purchasingEntity mmgpFirstName mmgpLastName
    mmgpAddress { city zipCode } pofDocument { key } acquisitionCriteria { assetType collateralPreferences minUpb maxUpb
      lienPositions loanStatus propertyTypes locations } } } }`
  return (await market.does(who, asked))["buyerProfile"]
}
/** The key of a paper of somebody's, uploaded at that time. */
const uploaded = async (who: Person, createdAt: number): Promise<string> => {
  const key = randomUUID()
  const paper = { key, owner: who.id, category: "proof-of-funds", name: "a.pdf", type: "application/pdf", size: 1 }
  await market.db
    .insertInto("documents")
    .values({ ...paper, createdAt, wrappedKey: Buffer.alloc(1) })
    .execute()
  return key
}
const ADDRESS = `{ country: "United States", state: "IL", city: "Chicago", address: "1 Main Street", zipCode: "60606" }`
const EMPTY = `{ country: "United States", state: "", city: "", address: "", zipCode: "" }`

describe("a signed-in user", () => {
  it("reads the own profile with the roles (ACC-485, ACC-415, SEL-406)", async () => {
    const who = await market.person(["Concierges", "VerifiedUsers"])
    expect(await me(who)).toMatchObject({ id: who.id, roles: ["Concierges", "VerifiedUsers"] })
    const { body } = await market.ask(null, `{ getUserProfile { id } }`)
    expect([body.data, body.errors?.length]).toEqual([null, 1])
  })

  it("saves names and office phone (ACC-486)", async () => {
    const who = await market.person(["VerifiedUsers"])
    await saves(who, `updateBasicInfo(firstName: "ada", lastName: "lovelace", officePhone: "(202)-555-0142")`)
    expect(await me(who)).toMatchObject({
      firstName: "Ada",
      lastName: "Lovelace",
      officePhone: "2025550142",
      currentStrategy: "Sell",
    })
    const nobody = await market.person(["VerifiedUsers"])
    const empty = `updateBasicInfo(firstName: "", lastName: "", officePhone: "")`
    expect(await wrong(nobody, empty)).toEqual(["firstName", "lastName", "officePhone"])
  })

  it("saves the address (ACC-487)", async () => {
    const who = await market.person(["VerifiedUsers"])
    await saves(who, `updateAddressInfo(address: ${ADDRESS})`)
    expect(await me(who)).toMatchObject({
      address: { country: "United States", state: "IL", city: "Chicago", address: "1 Main Street", zipCode: "60606" },
      currentStrategy: "Sell",
    })
    expect(await wrong(who, `updateAddressInfo(address: ${EMPTY})`)).toEqual(["address", "city", "state", "zipCode"])
  })

  it("saves company, company profile, job title and assets under management (ACC-488)", async () => {
    const who = await market.person(["VerifiedUsers"])
    await saves(
      who,
      `updateCompanyInfo(companyName: "Analytical LLC", companyProfile: ["Lender"], jobTitle: "Founder", aum: "1")`,
    )
    expect(await me(who)).toMatchObject({
      companyName: "Analytical LLC",
      companyProfile: ["Lender"],
      jobTitle: "Founder",
      aum: "1",
    })
    const empty = `updateCompanyInfo(companyName: "", companyProfile: [], jobTitle: "", aum: "1")`
    expect(await wrong(who, empty)).toEqual(["companyName", "jobTitle", "companyProfile"])
  })

  it("saves the purchasing entity (ACC-491)", async () => {
    const who = await market.person(["VerifiedUsers"])
    await saves(
      who,
      `updateBuyerPurchaseEntityBlock(purchasingEntity: "Buyer LLC", purchasingEntityAddress: ${ADDRESS})`,
    )
    expect(await me(who)).toMatchObject({
      buyerProfile: { purchasingEntity: "Buyer LLC", purchasingEntityAddress: { city: "Chicago" } },
    })
    const empty = `updateBuyerPurchaseEntityBlock(purchasingEntity: "", purchasingEntityAddress: ${EMPTY})`
    expect(await wrong(who, empty)).toEqual(["purchasingEntity", "address", "city", "state", "zipCode"])
  })

  it("saves the managing member or general partner (ACC-492)", async () => {
    const who = await market.person(["VerifiedUsers"])
    const call = (first: string, address: string) =>
      `updateBuyerMMGPBlock(mmgpFirstName: "${first}", mmgpLastName: "park", mmgpAddress: ${address})`
    await saves(who, call("mia", ADDRESS))
    expect(await buyer(who)).toMatchObject({
      mmgpFirstName: "Mia",
      mmgpLastName: "Park",
      mmgpAddress: { city: "Chicago", zipCode: "60606" },
      purchasingEntity: null,
    })
    expect(await wrong(who, call("", EMPTY))).toEqual([
      "mmgpFirstName",
      "mmgpAddress.address",
      "mmgpAddress.city",
      "mmgpAddress.state",
      "mmgpAddress.zipCode",
    ])
  })

  it("saves the whole buyer profile, or nothing of it (ACC-496)", async () => {
    const who = await market.person(["VerifiedUsers"])
    const call = (last: string) =>
      `updateBuyerProfile(purchasingEntity: "Buyer LLC", purchasingEntityAddress: ${ADDRESS}, mmgpFirstName: "mia",
        mmgpLastName: "${last}", mmgpAddress: ${ADDRESS})`
    expect(await wrong(who, call("P+"))).toEqual(["mmgpLastName"])
    expect(await buyer(who)).toMatchObject({ purchasingEntity: null, mmgpFirstName: null })
    await saves(who, call("park"))
    expect(await buyer(who)).toMatchObject({
      purchasingEntity: "Buyer LLC",
      mmgpFirstName: "Mia",
      mmgpLastName: "Park",
    })
  })

  it("saves the acquisition criteria, in words of the lists alone (ACC-493)", async () => {
    const who = await market.person(["VerifiedUsers"])
    const call = (type: string, most = "25000000.00") =>
      `updateBuyerAcquisitionCriteriaBlock(assetType: ["Loan"], collateralPreferences: ["Distressed"], minUpb: "1000000.00",
        maxUpb: "${most}", lienPositions: ["First"], loanStatus: ["Non-Performing Loan"], propertyTypes: ["${type}"], locations: ["TX"])`
    await saves(who, call("Office"))
    const acquisitionCriteria = {
      assetType: ["Loan"],
      collateralPreferences: ["Distressed"],
      minUpb: "1000000.00",
      maxUpb: "25000000.00",
      lienPositions: ["First"],
      loanStatus: ["Non-Performing Loan"],
      propertyTypes: ["Office"],
      locations: ["TX"],
    }
    expect(await buyer(who)).toMatchObject({ acquisitionCriteria })
    expect(await wrong(who, call("Office", "1.00"))).toEqual(["maxUpb"])
    const { body } = await market.ask(who, `mutation { ${call("Castle")} ${DONE} }`)
    expect(body.errors?.[0]?.extensions?.["code"]).toBe("BAD_USER_INPUT")
    expect(await buyer(who)).toMatchObject({ acquisitionCriteria })
  })

  it("keeps where somebody came from, as it was said first (ACC-501)", async () => {
    const who = await market.person(["VerifiedUsers"])
    const call = (source: string) =>
      `mutation { saveUTMParameters(utmSource: "${source}", utmMedium: "mail", utmCampaign: "autumn")
        { ... on UTMParametersKept { utmSource utmMedium utmCampaign } ... on Refusal { code } } }`
    const kept = { utmSource: "letter", utmMedium: "mail", utmCampaign: "autumn" }
    expect(await market.does(who, call("letter"))).toEqual(kept)
    expect(await market.does(who, call("another"))).toEqual(kept)
  })

  it("saves how somebody means to use the market (ACC-490, ACC-499)", async () => {
    const who = await market.person(["VerifiedUsers"])
    await saves(who, `updateBuyerSellerInfo(currentStrategy: "Buy", aum: "25")`)
    expect(await market.does(who, `{ getUserProfile { currentStrategy aum } }`)).toEqual({
      currentStrategy: "Buy",
      aum: "25",
    })
    expect(await wrong(who, `updateBuyerSellerInfo(currentStrategy: "", aum: "")`)).toEqual(["currentStrategy"])
  })

  it("adds papers of the own to the proof of funds, newest first, and none of another's (ACC-494, SEL-395)", async () => {
    const [who, other] = [await market.person(["VerifiedUsers"]), await market.person(["VerifiedUsers"])]
    const paper = (from: Person, key: string) =>
      `{ name: "a.pdf", key: "${key}", type: "application/pdf", dataOwnerId: "${from.id}" }`
    const addAll = (...papers: ReadonlyArray<string>) =>
      `mutation { updateBuyerPoFBlock(pofDocument: [${papers.join(", ")}])
        { ... on ProfileDone { profile { id } } ... on Refusal { code } } }`
    const add = (from: Person, key: string) => addAll(paper(from, key))
    const [old, recent] = [await uploaded(who, 1), await uploaded(who, 2)]
    for (const key of [recent, old, recent])
      expect(await market.does(who, add(who, key))).toEqual({ profile: { id: who.id } })
    const { pofDocument } = (await buyer(who)) as { readonly pofDocument: ReadonlyArray<{ readonly key: string }> }
    expect(pofDocument.map(({ key }) => key)).toEqual([recent, old])
    expect(await market.does(other, add(who, old))).toEqual({ code: "ProofOfFundsMissing" })
    const own = paper(other, await uploaded(other, 3))
    for (const papers of [[], [own, paper(who, old)], [own, paper(other, old)]])
      expect(await market.does(other, addAll(...papers))).toEqual({ code: "ProofOfFundsMissing" })
    expect(await buyer(other)).toMatchObject({ pofDocument: [] })
  })

  it("saves the seller's entity and confirmation, which makes a seller (ACC-497, ACC-424, SEL-404)", async () => {
    const who = await market.person(["VerifiedUsers"], complete)
    await saves(
      who,
      `updateSellerProfile(entityName: "Seller & Sons, LLC", entityAddress: ${ADDRESS}, phoneNumber: "(202)-555-0142", executive: true,
        title: "Manager", signedByFirstName: "sam", signedByLastName: "seller")`,
    )
    expect(await me(who)).toMatchObject({
      roles: ["Sellers", "VerifiedUsers"],
      sellerProfile: {
        entityName: "Seller & Sons, LLC",
        entityAddress: { zipCode: "60606" },
        phoneNumber: "2025550142",
        executive: true,
        title: "Manager",
        signedByFirstName: "Sam",
        signedByLastName: "Seller",
        status: "Active",
      },
    })
    await saves(
      who,
      `updateSellerProfile(entityName: "Seller LLC", entityAddress: ${ADDRESS}, phoneNumber: "(202)-555-0143", executive: true,
        title: "Director", signedByFirstName: "Sam", signedByLastName: "Seller")`,
    )
    expect(await me(who)).toMatchObject({ sellerProfile: { entityName: "Seller LLC", title: "Director" } })
  })

  it("saves the whole user profile, or nothing of it (ACC-495, SEL-405)", async () => {
    const who = await market.person(["VerifiedUsers"])
    const call = (job: string, more = "") =>
      `updateUserProfile(firstName: "ada", lastName: "lovelace", officePhone: "(202)-555-0142", address: ${ADDRESS},
        companyName: "Analytical LLC", companyProfile: ["Lender"], jobTitle: "${job}", aum: "1"${more})`
    expect(await wrong(who, call("", `, cellPhone: "1", faxNumber: "2"`))).toEqual([
      "cellPhone",
      "faxNumber",
      "jobTitle",
    ])
    expect(await me(who)).toMatchObject({ firstName: null, address: null, companyName: null })
    await saves(who, call("Founder"))
    expect(await me(who)).toMatchObject({
      firstName: "Ada",
      lastName: "Lovelace",
      officePhone: "2025550142",
      jobTitle: "Founder",
      companyName: "Analytical LLC",
      companyProfile: ["Lender"],
      aum: "1",
      address: { city: "Chicago" },
      currentStrategy: "Sell",
    })
  })

  it("saves fax, finance partner and states of formation of a seller, where they are said (ACC-498)", async () => {
    const who = await market.person(["VerifiedUsers"], complete)
    const seller = (more: string) =>
      `updateSellerProfile(entityName: "Seller LLC", entityAddress: ${ADDRESS}, phoneNumber: "(202)-555-0142", executive: true,
        title: "Manager", signedByFirstName: "sam", signedByLastName: "seller"${more})`
    const avatar = `${who.id}/avatars/me.png`
    const said = `, faxNumber: "(202)-555-0199", financePartner: "First Partner", states: ["TX", "DE"], avatar: "${avatar}"`
    await saves(who, seller(said))
    await saves(who, seller(`, faxNumber: null, states: null`))
    const asked = `{ getUserProfile { sellerProfile { faxNumber financePartner states avatar } } }`
    expect(await market.does(who, asked)).toEqual({
      sellerProfile: { faxNumber: "2025550199", financePartner: "First Partner", states: ["TX", "DE"], avatar },
    })
    expect(await wrong(who, seller(`, faxNumber: "1", avatar: "x/avatars/me.png"`))).toEqual(["faxNumber", "avatar"])
    const { body } = await market.ask(who, `mutation { ${seller(`, states: ["Guam"]`)} { __typename } }`)
    expect(body.errors?.[0]?.extensions["code"]).toBe("BAD_USER_INPUT")
  })

  it("keeps a seller profile for later without a check, and makes no seller of it (ACC-591)", async () => {
    const who = await market.person(["VerifiedUsers"], complete)
    await saves(
      who,
      `keepSellerProfile(entityName: "A+B", entityAddress: ${EMPTY}, phoneNumber: "(20", executive: false, title: "",
        signedByFirstName: "", signedByLastName: "", states: ["TX"])`,
    )
    expect(await me(who)).toMatchObject({
      roles: ["VerifiedUsers"],
      sellerProfile: { entityName: "A+B", entityAddress: null, phoneNumber: "(20", executive: false, status: null },
    })
  })

  it("takes the time of signing in as an ISO time, and records the gateway's own (ACC-500)", async () => {
    const who = await market.person(["VerifiedUsers"])
    const call = (time: string) =>
      `mutation { updateLoginTime(lastLogin: "${time}") { ... on ProfileDone { profile { id } } } }`
    expect(await market.does(who, call("1999-01-01T00:00:00Z"))).toEqual({ profile: { id: who.id } })
    expect(await me(who)).toMatchObject({ lastLogin: market.now() })
    for (const time of ["yesterday", "1999-01-01", "1999-13-01T00:00:00Z"]) {
      const { body } = await market.ask(who, call(time))
      expect([time, body.errors?.[0]?.extensions["code"]]).toEqual([time, "BAD_USER_INPUT"])
    }
  })
})
