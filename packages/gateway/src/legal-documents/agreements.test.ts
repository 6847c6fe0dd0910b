import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { aListing, bid, onOffer } from "../testing/listings.ts"
import { type Person, testMarket } from "../testing/market.ts"
import { pdfText } from "../testing/pdf-text.ts"
import { asBuyer, asSeller } from "../testing/people.ts"

const market = await testMarket()
const { close, url } = await market.serve()
afterAll(close)

const seller = await market.person(["Sellers", "VerifiedUsers"], asSeller)
const other = await market.person(["Sellers", "VerifiedUsers"], asSeller)
const admin = await market.person(["Admins", "VerifiedUsers"])
const buyer = await market.person(["ApprovedBuyers", "VerifiedUsers"], asBuyer())

const TEXT = `title subtitle sections { heading facts { label value } paragraphs }`
const DEMO = `query ($id: ID!) { getDemoBDADocumentForSeller(id: $id, isMobile: true) { ${TEXT} } }`
const SIGN = `mutation ($id: ID!, $signature: String!, $isMobile: Boolean, $field: SignatureDimensions) {
  signBDADocument(id: $id, signature: $signature, isMobile: $isMobile, signatureDimensions: $field) {
    __typename ... on BDADocumentDone { BDASignedDate BDApdfKey } ... on Refusal { code } } }`

let asset: string
let draft: string
beforeAll(async () => {
  asset = (await aListing(market, seller, admin)).id
  const { body } = await bid(market, buyer, asset, "9000000.00", { earnestMoneyDeposit: "100000.00" })
  const offer = (body.data?.["createOffer"] as { readonly offer?: { readonly id: string } } | undefined)?.offer
  if (!offer) throw new Error(JSON.stringify(body))
  draft = offer.id
})

describe("the bid deposit agreement", () => {
  it("is shown to the first owner as a buyer would read it, without a name (BUY-327)", async () => {
    const demo = async (who: Person) => (await market.ask(who, DEMO, { id: asset })).body
    const shown = (await demo(seller)).data?.["getDemoBDADocumentForSeller"] as { sections: ReadonlyArray<object> }
    expect(shown).toMatchObject({ title: "Bid Deposit Agreement", sections: { length: 8 } })
    expect(shown.sections[0]).toMatchObject({
      facts: [{ label: "Depositor", value: "[the buyer]" }, { label: "Loan" }],
    })
    expect((await demo(admin)).data).toEqual({ getDemoBDADocumentForSeller: shown })
    for (const who of [other, buyer])
      expect((await demo(who)).errors?.[0]?.extensions).toMatchObject({ code: "AssetNotFound" })
  })

  it("is signed once an operator lets money move, and then stands in the buyer's PDF and in the log alone", async () => {
    const sign = (field: object | null) =>
      market.does(buyer, SIGN, { id: draft, signature: field ? "M10 20L80 24" : "Robin Reyes", isMobile: true, field })
    expect(await sign(null)).toMatchObject({ code: "DepositAgreementNotNeeded" })
    await market.setSettings({ autoDeposit: true })
    expect(await onOffer(market, buyer, "publishOffer", draft)).toMatchObject({ code: "DepositAgreementMissing" })
    const signed = await sign({ width: 100, height: 50 })
    expect(await sign(null)).toEqual(signed)
    const query = new URLSearchParams({
      "owner-id": buyer.id,
      "external-id": String(signed["BDApdfKey"]),
      "category-id": "closing",
    })
    const answer = await fetch(`${url}/category-records?${query}`, { headers: { token: buyer.id } })
    const { file1 } = (await answer.json()) as { readonly file1: { readonly data: string } }
    const said = (await pdfText(Buffer.from(file1.data, "base64"))).flat().join(" ")
    for (const text of ["Bid Deposit Agreement", "Robin Reyes", "Lakeside Office Note"]) expect(said).toContain(text)
    expect(await onOffer(market, buyer, "publishOffer", draft)).toMatchObject({ status: "Published" })
    const told = await market.db
      .selectFrom("events")
      .select("body")
      .where("type", "=", "DepositAgreementSigned")
      .execute()
    expect(told.map(({ body }) => body)).toMatchObject([
      { after: { isMobile: true, depositAgreement: { how: "drawn" } } },
    ])
    const papers = await market.db
      .selectFrom("documents")
      .select("owner")
      .where("name", "=", "Bid Deposit Agreement.pdf")
      .execute()
    expect(papers).toEqual([{ owner: buyer.id }])
  })
})
