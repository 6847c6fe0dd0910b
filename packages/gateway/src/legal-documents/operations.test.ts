import { FIRST_RETRY_MILLIS, PrintingFailed, StorageFailed } from "@xl/core/legal-documents"
import { addDays, dayOf } from "@xl/core/shared"
import { Effect } from "effect"
import { afterAll, beforeEach, describe, expect, it } from "vitest"
import { readDocument } from "../documents/index.ts"
import { Acting, ask, inTransaction } from "../database/index.ts"
import { aListing, anOffer, onAsset, onOffer } from "../testing/listings.ts"
import { type Person, testMarket } from "../testing/market.ts"
import { pdfText } from "../testing/pdf-text.ts"
import { asBuyer, asSeller } from "../testing/people.ts"
import { START } from "../testing/start.ts"

const market = await testMarket({ tell: () => undefined })
const { close, url } = await market.serve()
afterAll(close)

const seller = await market.person(["Sellers", "VerifiedUsers"], asSeller)
const other = await market.person(["Sellers", "VerifiedUsers"], asSeller)
const admin = await market.person(["Admins", "VerifiedUsers"])
const buyer = await market.person(["ApprovedBuyers", "VerifiedUsers"], asBuyer())
const rival = await market.person(["ApprovedBuyers", "VerifiedUsers"], asBuyer())

const FIELDS = `docType state attempts edition failure { code reason date retryAt } document { name key type dataOwnerId }`
const LIST = `query ($id: ID!) { listLegalDocuments(id: $id) { ${FIELDS} } }`
const GENERATE = `mutation ($id: ID!, $docType: LegalDocumentType!) { generateLegalDocument(id: $id, docType: $docType) {
  __typename ... on LegalDocumentDone { document { ${FIELDS} } } ... on Refusal { code message } } }`
const OPENED = `mutation ($id: ID!, $opened: Int!) { setOfferClosingHistoryDate(id: $id, opened: $opened, docType: LPA) {
  ... on OfferDone { offer { closingHistory { docType party edition } } } ... on Refusal { code } } }`
const FAILED = `query ($size: Int, $offset: Int) { getFailedDocumentsAssets(size: $size, offset: $offset) {
  total assets { id title documents { docType offerId attempts failure { code reason date retryAt } } } } }`

interface Shown {
  readonly state: string
  readonly edition: number
  readonly document: { readonly key: string; readonly dataOwnerId: string } | null
}
const generate = (who: Person | null, id: string, docType = "LPA") => market.ask(who, GENERATE, { id, docType })
const shown = async (who: Person, id: string): Promise<Shown> => {
  const { body } = await market.ask(who, LIST, { id })
  const [lpa] = (body.data?.["listLegalDocuments"] ?? []) as ReadonlyArray<Shown>
  if (!lpa) throw new Error(JSON.stringify(body))
  return lpa
}
const failedOf = async (who: Person) => (await market.ask(who, FAILED)).body.data?.["getFailedDocumentsAssets"]

let won: { readonly asset: string; readonly offer: string }
beforeEach(async () => {
  market.setTime(0)
  const { id: asset } = await aListing(market, seller, admin)
  // The buyer wins in every test, and the approved funds cover them all.
  const offer = await anOffer(market, buyer, asset, "7000000.00")
  await onAsset(market, seller, "closeCallForOffers", asset)
  await onOffer(market, seller, "selectWinner", offer)
  won = { asset, offer }
})

describe("generateLegalDocument", () => {
  it("answers at once, and makes a PDF that its owner reads through the encryption service (SEL-371, BUY-326)", async () => {
    expect((await generate(buyer, won.offer)).body).toEqual({
      data: {
        generateLegalDocument: {
          __typename: "LegalDocumentDone",
          document: { docType: "LPA", state: "making", attempts: 0, edition: 0, failure: null, document: null },
        },
      },
    })
    expect(await market.makeLegalDocuments()).toEqual({ failed: [] })
    const { document, edition, state } = await shown(buyer, won.offer)
    expect([state, edition, document]).toEqual([
      "made",
      1,
      { name: "Loan Purchase Agreement.pdf", key: document?.key, type: "application/pdf", dataOwnerId: buyer.id },
    ])
    const query = new URLSearchParams({
      "owner-id": buyer.id,
      "external-id": document?.key ?? "",
      "category-id": "closing",
    })
    const answer = await fetch(`${url}/category-records?${query}`, { headers: { token: buyer.id } })
    const { file1 } = (await answer.json()) as { readonly file1: { readonly data: string } }
    const said = (await pdfText(Buffer.from(file1.data, "base64"))).flat().join(" ")
    for (const text of [
      "Loan Purchase Agreement",
      "Reyes Holdings",
      "Robin Reyes",
      "$7,000,000.00",
      "Lakeside Office Note",
    ])
      expect(said).toContain(text)
  })

  it("lies in the store encrypted, one file for each party", async () => {
    await generate(seller, won.offer, "SS")
    await market.makeLegalDocuments()
    const rows = await market.db
      .selectFrom("documents")
      .selectAll()
      .where("name", "=", "Settlement Statement.pdf")
      .execute()
    const own = rows.filter(
      ({ createdAt, owner }) => createdAt === market.now() && [buyer.id, seller.id].includes(owner as never),
    )
    expect(own.length).toBeGreaterThanOrEqual(2)
    for (const { category, key } of own) {
      expect(category).toBe("closing")
      const file = await market.papers.storage.get(`documents/${key}`)
      expect(file?.subarray(0, 4).toString()).toBe("XLc1")
      expect(file?.includes("%PDF")).toBe(false)
    }
  })

  it("is told by getUserDocument to its owner and to administrators alone", async () => {
    await generate(buyer, won.offer)
    await market.makeLegalDocuments()
    const { document } = await shown(buyer, won.offer)
    const asked = (who: Person) =>
      market.ask(
        who,
        `query ($id: ID!, $key: ID!) { getUserDocument(id: $id, key: $key, reason: "Checks the draft") { name } }`,
        {
          id: buyer.id,
          key: document?.key,
        },
      )
    for (const who of [buyer, admin])
      expect((await asked(who)).body.data).toEqual({ getUserDocument: { name: "Loan Purchase Agreement.pdf" } })
    expect((await asked(seller)).body.errors?.[0]?.extensions["code"]).toBe("DocumentNotFound")
  })

  it("keeps the document until what it says changes, and then makes the next edition (SEL-371)", async () => {
    await generate(buyer, won.offer)
    await market.makeLegalDocuments()
    const first = await shown(buyer, won.offer)
    await generate(seller, won.offer)
    await market.makeLegalDocuments()
    expect(await shown(buyer, won.offer)).toEqual(first)
    await onOffer(market, admin, "editBuyerClosingPeriod", won.offer, `endDate: "${addDays(dayOf(START), 90)}"`)
    await generate(seller, won.offer)
    await market.makeLegalDocuments()
    const next = await shown(buyer, won.offer)
    expect([next.state, next.edition]).toEqual(["made", 2])
    expect(next.document?.key).not.toBe(first.document?.key)
  })

  it("keeps that a party opened the present edition, and takes no other (BUY-334)", async () => {
    await generate(seller, won.offer)
    await market.makeLegalDocuments()
    const opens = (who: Person, opened: number) => market.does(who, OPENED, { id: won.offer, opened })
    expect(await opens(buyer, 2)).toMatchObject({ code: "ClosingDocumentNotRead" })
    const read = await opens(buyer, 1)
    expect(read).toMatchObject({ offer: { closingHistory: [{ docType: "LPA", party: "buyer", edition: 1 }] } })
    expect(await opens(rival, 1)).toMatchObject({ code: "OfferNotFound" })
  })

  it("serves two who ask at once with one document", async () => {
    const both = await Promise.all([generate(buyer, won.offer), generate(seller, won.offer)])
    expect(both.map(({ body }) => body.data?.["generateLegalDocument"])).toMatchObject([
      { document: { state: "making" } },
      { document: { state: "making" } },
    ])
    await Promise.all([market.makeLegalDocuments(), market.makeLegalDocuments()])
    const [own, sellers] = [await shown(buyer, won.offer), await shown(seller, won.offer)]
    expect([own.edition, sellers.edition]).toEqual([1, 1])
    const requests = await market.db
      .selectFrom("events")
      .select("type")
      .where("subject", "=", won.offer)
      .where("type", "=", "LegalDocumentRequested")
      .execute()
    expect(requests).toHaveLength(1)
    const record = { ownerId: buyer.id, externalId: own.document?.key ?? "", categoryId: "closing" }
    const reader = { tag: "user", id: buyer.id, email: "", roles: new Set<never>() } as const
    expect((await readDocument(market.papers, reader, record, "")).bytes.subarray(0, 5).toString()).toBe("%PDF-")
  })

  it("is refused to others, before the offer has won, and to parties once the closing is over", async () => {
    const refusals = async (who: Person | null, id = won.offer) => (await generate(who, id)).body
    expect((await refusals(rival)).data?.["generateLegalDocument"]).toMatchObject({ code: "OfferNotFound" })
    expect((await refusals(other)).data?.["generateLegalDocument"]).toMatchObject({ code: "OfferNotFound" })
    expect((await refusals(null)).errors?.[0]?.extensions["code"]).toBe("SignInRequired")
    const { id } = await aListing(market, seller, admin)
    const open = await anOffer(market, rival, id, "8000000.00")
    expect((await refusals(rival, open)).data?.["generateLegalDocument"]).toMatchObject({
      code: "OfferStatusForbids",
      message: "This is not possible in the offer's present status. Please reload to see where it stands.",
    })
    await onOffer(market, buyer, "acceptClosingDocuments", won.offer)
    await onOffer(market, seller, "acceptClosingDocuments", won.offer)
    expect((await refusals(buyer)).data?.["generateLegalDocument"]).toMatchObject({
      code: "ClosingNotOpen",
      message: "The closing period is not open for this.",
    })
    expect((await refusals(admin)).data?.["generateLegalDocument"]).toMatchObject({ __typename: "LegalDocumentDone" })
    await market.makeLegalDocuments()
  })

  it("shows the database's rows to the parties alone, whatever is asked", async () => {
    await generate(buyer, won.offer)
    const rows = (who: Person, roles: ReadonlyArray<"Admins" | "Sellers"> = []) =>
      Effect.runPromise(
        inTransaction(market.db, (transaction) =>
          ask(() =>
            transaction.selectFrom("legalDocuments").select("docType").where("offerId", "=", won.offer).execute(),
          ),
        ).pipe(Effect.provideService(Acting, { tag: "user", id: who.id, email: who.email, roles: new Set(roles) })),
      )
    expect([await rows(buyer), await rows(seller)]).toEqual([[{ docType: "LPA" }], [{ docType: "LPA" }]])
    expect([await rows(rival), await rows(other, ["Sellers"])]).toEqual([[], []])
    expect(await rows(admin, ["Admins"])).toHaveLength(1)
    await market.makeLegalDocuments()
  })
})

describe("getFailedDocumentsAssets", () => {
  const brokenPress = { print: () => Effect.fail(new PrintingFailed({ cause: new Error("paper jam in /srv/secret") })) }
  const fullArchive = { file: () => Effect.fail(new StorageFailed({ cause: new Error("ENOSPC") })) }

  it("lists the own assets with what failed, when, why and how often, without what lies behind it (SEL-383, BUY-316)", async () => {
    await generate(buyer, won.offer)
    const { failed } = await market.makeLegalDocuments({ press: brokenPress })
    expect(failed).toMatchObject([{ offerId: won.offer, docType: "LPA", cause: { _tag: "PrintingFailed" } }])
    const expected = {
      total: 1,
      assets: [
        {
          id: won.asset,
          title: "Lakeside Office Note",
          documents: [
            {
              docType: "LPA",
              offerId: won.offer,
              attempts: 1,
              failure: {
                code: "PrintingFailed",
                reason: "The document could not be set.",
                date: market.now(),
                retryAt: market.now() + FIRST_RETRY_MILLIS,
              },
            },
          ],
        },
      ],
    }
    expect(await failedOf(seller)).toEqual(expected)
    expect(await failedOf(other)).toEqual({ total: 0, assets: [] })
    expect(await failedOf(buyer)).toEqual({ total: 0, assets: [] })
    expect(JSON.stringify(await shown(buyer, won.offer))).not.toContain("paper jam")

    market.setTime(FIRST_RETRY_MILLIS)
    expect(await market.makeLegalDocuments()).toEqual({ failed: [] })
    expect(await failedOf(seller)).toEqual({ total: 0, assets: [] })
    expect((await shown(seller, won.offer)).state).toBe("made")
  })

  it("lists a document that the store did not take, and leaves no half of it (SEL-383)", async () => {
    await generate(buyer, won.offer, "SS")
    await market.makeLegalDocuments({ archive: fullArchive })
    expect(await failedOf(seller)).toMatchObject({
      assets: [{ documents: [{ failure: { reason: "The document store did not take the document." } }] }],
    })
    await generate(seller, won.offer, "SS")
    await market.makeLegalDocuments()
    expect(await failedOf(seller)).toEqual({ total: 0, assets: [] })
  })

  it("is everybody's for administrators, by pages, and puts them on the record (SEL-384, BUY-317)", async () => {
    await generate(buyer, won.offer)
    await market.makeLegalDocuments({ press: brokenPress })
    const QUERY = FAILED.replace("getFailedDocumentsAssets(", "getFailedDocumentsAssetsAdmin(")
    const asked = async (who: Person, variables: object) => (await market.ask(who, QUERY, { ...variables })).body
    const first = await asked(admin, { size: 1, offset: 0 })
    expect(first.data?.["getFailedDocumentsAssetsAdmin"]).toMatchObject({ total: 1, assets: [{ id: won.asset }] })
    expect((await asked(admin, { size: 1, offset: 1 })).data).toEqual({
      getFailedDocumentsAssetsAdmin: { total: 1, assets: [] },
    })
    expect((await asked(seller, {})).errors?.[0]?.extensions["code"]).toBe("RoleMissing")
    const looks = await market.db
      .selectFrom("events")
      .select("actor")
      .where("type", "=", "PrivateDataRead")
      .where("subject", "=", won.asset)
      .execute()
    expect(looks).toEqual([{ actor: admin.id }])
    market.setTime(FIRST_RETRY_MILLIS)
    await market.makeLegalDocuments()
  })
})
