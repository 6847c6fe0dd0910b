import { actorOf, aBuyer, anAdmin, aSale, aSeller, EXAMPLE_NOW } from "@xl/testkit/market"
import { anOffer } from "@xl/testkit/offers"
import { Effect, Result } from "effect"
import * as t from "io-ts"
import { describe, expect, it } from "vitest"
import { ClosingNotOpen, OfferNotFound, OfferStatusForbids } from "../../offers/errors.ts"
import type { ClosingPhase } from "../../offers/views.ts"
import type { Profile } from "../../profiles/model.ts"
import type { SignedIn } from "../../kernel/actor.ts"
import { Day, DAY_MILLIS, Millis, must } from "../../shared/index.ts"
import {
  ClosingOver,
  LettersMissing,
  PartyUnnamed,
  PrintingFailed,
  StorageFailed,
} from "../../legal-documents/errors.ts"
import { documentChange } from "./generate-legal-document.ts"
import {
  closingOffer,
  LEGAL_TITLES,
  type LegalDocument,
  closingTerms,
  failedDocument,
  FIRST_RETRY_MILLIS,
  purchaseAgreement,
} from "../../legal-documents/index.ts"
import { placeOf } from "../../legal-documents/parties.ts"
import { failedOf, madeOf, partInClosing, requested } from "../../legal-documents/rules.ts"

const run = Effect.runPromise
const AT = must(Millis, EXAMPLE_NOW)
const LATER = must(Millis, EXAMPLE_NOW + 1_000)
const period = { startDate: must(Day, "2026-11-28"), endDate: must(Day, "2027-01-27"), endedAt: null }
const won = anOffer({ status: "Successful", winningDate: AT, buyerClosingPeriod: period })
const asked = requested({ offerId: won.id, docType: "LPA" }, null, aBuyer().id, AT)
const signedIn = (who: Profile): SignedIn => {
  const actor = actorOf(who)
  if (actor.tag !== "user") throw new RangeError("People have an id")
  return actor
}

describe("the part in a closing", () => {
  const part = (who: Profile, offer = won, now: number = AT) => partInClosing(signedIn(who), offer, now)

  it("is the buyer's, the seller's or an administrator's, and the refusal says which command a status forbids", () => {
    const parts = [aBuyer(), aSeller(), anAdmin()] as const
    expect(parts.map((who) => part(who))).toEqual(
      (["Buyer", "Seller", "Admin"] as const).map((trigger, at) => Result.succeed({ id: parts[at]?.id, trigger })),
    )
    expect(part(aBuyer(2))).toEqual(Result.fail(new OfferNotFound()))
    expect(part(aBuyer(), anOffer())).toEqual(
      Result.fail(new OfferStatusForbids({ status: "Published", command: "generateLegalDocument" })),
    )
    expect(part(aBuyer(), won, AT + 100 * DAY_MILLIS)).toEqual(Result.fail(new ClosingNotOpen()))
  })
})

describe("the closing that counts", () => {
  it("is looked for in the order running, done, lapsed with the buyer, lapsed with the seller", () => {
    const phases = ["buyerClosing", "sellerClosing", "completed", "buyerLapsed", "sellerLapsed", "none"] as const
    const offers = phases.map((closingPhase: ClosingPhase) => ({ closingPhase }))
    expect(phases.map((_, at) => closingOffer(offers.slice(at).toReversed())?.closingPhase ?? null)).toEqual([
      ...phases.slice(0, -1),
      null,
    ])
  })
})

describe("a try", () => {
  it("that another may mend is repeated after a minute, every other waits for somebody", () => {
    const cause = "no room"
    const causes = [new PrintingFailed({ cause }), new StorageFailed({ cause }), new LettersMissing({ cause })]
    const failures = [...causes, new PartyUnnamed(), new ClosingOver()]
    expect(
      failures.map((failure) => failedOf(asked, failure, AT)).map(({ dueAt, failure }) => [failure, dueAt]),
    ).toEqual(
      [
        ["PrintingFailed", AT + FIRST_RETRY_MILLIS],
        ["StorageFailed", AT + FIRST_RETRY_MILLIS],
        ["LettersMissing", null],
        ["PartyUnnamed", null],
        ["ClosingOver", null],
      ].map(([code, dueAt]) => [{ code, at: AT }, dueAt]),
    )
  })

  it("that makes nothing new leaves the time at which the edition was made", () => {
    const paper = purchaseAgreement(
      Result.getOrThrow(
        closingTerms({
          offer: won,
          assets: [],
          buyer: aBuyer(),
          seller: aSeller(),
          deposit: null,
          governingState: null,
        }),
      ),
    )
    const first = madeOf(asked, { paper, edition: must(t.Int, 1), copies: [] }, AT)
    expect(first).toMatchObject({ state: "made", attempts: 1, edition: 1, madeAt: AT, paper })
    expect(madeOf(first, { paper, edition: must(t.Int, 1), copies: [] }, LATER)).toMatchObject({
      attempts: 2,
      madeAt: AT,
    })
    expect(madeOf(first, { paper, edition: must(t.Int, 2), copies: [] }, LATER)).toMatchObject({
      edition: 2,
      madeAt: LATER,
    })
  })

  it("is listed as failed while it is", () => {
    const failed = failedOf(asked, new PartyUnnamed(), AT)
    expect(failedDocument(failed)).toMatchObject({ docType: "LPA", offerId: won.id, attempts: 1 })
    for (const other of [asked, { ...failed, state: "making" as const }, { ...failed, failure: null }])
      expect(failedDocument(other)).toBeNull()
  })
})

describe("a document that changed", () => {
  const change = (document: LegalDocument, offer = won) =>
    documentChange(offer, document, { by: { id: null, trigger: "Bot" }, type: "LegalDocumentFailed" }, AT)

  it("is one fact an asset, with what failed, and told to the first owner and the seller", () => {
    const two = { ...won, owners: [aBuyer(1).id, aBuyer(2).id] }
    const { events, outbox } = change(failedOf(asked, new PartyUnnamed(), AT), two)
    expect(events.map(({ after, type }) => [type, after])).toEqual([
      ["LegalDocumentFailed", { docType: "LPA", edition: 0, attempts: 1, code: "PartyUnnamed" }],
    ])
    expect(change(asked).events.map(({ after }) => after)).toEqual([{ docType: "LPA", edition: 0, attempts: 0 }])
    expect(outbox).toMatchObject([{ audience: { users: [aBuyer(1).id, aSeller().id] } }])
    expect(change(asked, { ...won, assets: [] })).toEqual({ legalDocuments: [asked], events: [], outbox: [] })
  })
})

describe("what a document is written from", () => {
  const scene = { offer: won, assets: [], buyer: aBuyer(), seller: aSeller(), deposit: null, governingState: null }

  it("names an asset that is gone as the offer did, without a place", () => {
    const [loan] = Result.getOrThrow(closingTerms(scene)).loans
    expect(loan).toMatchObject({ title: won.assets[0]?.title, place: "" })
  })

  it("is nothing without the buyer's closing period", () =>
    expect(closingTerms({ ...scene, offer: { ...won, buyerClosingPeriod: null } })).toEqual(
      Result.fail(new ClosingOver()),
    ))

  it("has a place as far as it is known, without blanks around", () => {
    expect(placeOf({ address: " 1 Main Street ", city: " ", state: " TX", zipCode: "" })).toBe("1 Main Street, TX")
    expect(placeOf({ address: " ", city: "", state: "", zipCode: " " })).toBe("")
  })
})

describe("runs that make documents", () => {
  const pair = async () => {
    const sale = aSale()
    const { id } = await sale.bid(1, [1])
    await sale.close(1)
    await sale.win(id)
    const { makeLegalDocuments, press } = sale.market
    for (const docType of ["LPA", "SS"] as const) await run(sale.buyer(1).legalDocuments.generate(id, docType))
    const facts = () => sale.market.home.memory.rows.events.map(({ type }) => type)
    return {
      press,
      facts,
      make: () => run(makeLegalDocuments()),
      seen: () => run(sale.buyer(1).legalDocuments.ofOffer(id)),
    }
  }
  const meanwhile = ({ make, press }: Awaited<ReturnType<typeof pair>>, broken: "press" | null) => {
    press.meanwhile = async () => {
      press.meanwhile = async () => undefined
      press.broken = broken
      await make()
      press.broken = null
    }
  }
  const outcomes = (seen: ReadonlyArray<{ readonly attempts: number; readonly state: string }>) =>
    seen.map(({ attempts, state }) => `${state} ${attempts}`).toSorted()

  it("leave to one of them what two find due, made or to be tried later", async () => {
    const [once, later] = [await pair(), await pair()]
    meanwhile(once, null)
    expect(await once.make()).toEqual({ failed: [] })
    expect(outcomes(await once.seen())).toEqual(["made 1", "made 2"])
    meanwhile(later, "press")
    expect(await later.make()).toEqual({ failed: [] })
    expect(outcomes(await later.seen())).toEqual(["failed 1", "made 2"])
  })

  it("count a press that breaks as a try", async () => {
    const { facts, make, press, seen } = await pair()
    press.meanwhile = () => Promise.reject(new Error("jam"))
    expect((await make()).failed.map(({ cause }) => cause)).toMatchObject([
      { _tag: "PrintingFailed", cause: new Error("jam") },
      { _tag: "PrintingFailed", cause: new Error("jam") },
    ])
    expect(outcomes(await seen())).toEqual(["failed 1", "failed 1"])
    expect(facts().slice(-2)).toEqual(["LegalDocumentFailed", "LegalDocumentFailed"])
  })

  it("name the files as people call the documents", async () => {
    expect(LEGAL_TITLES).toEqual({ LPA: "Loan Purchase Agreement", SS: "Settlement Statement" })
    const { make, seen } = await pair()
    await make()
    expect((await seen()).map(({ document }) => document?.name)).toEqual([
      "Loan Purchase Agreement.pdf",
      "Settlement Statement.pdf",
    ])
  })
})
