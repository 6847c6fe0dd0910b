import { Asset, COUNTED_STATUSES, type LienPosition, loanToValue, upbOf } from "@xl/core/assets"
import { depositFigures, depositOf, KeptDeposit } from "@xl/core/deposits"
import { balanceDue, closingTerms, dollars, purchaseAgreement, settlementStatement } from "@xl/core/legal-documents"
import { leadingPrice, Offer, offerUpb, pricePercent, shareOfUpb, winningPrice } from "@xl/core/offers"
import { Profile } from "@xl/core/profiles"
import { type Cents, DecimalCents, decode, must, Rate } from "@xl/core/shared"
import { Result } from "effect"
import type * as t from "io-ts"
import { randomBytes } from "node:crypto"
import { mkdtempSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { beforeAll, describe, expect, it } from "vitest"
import { identityForTests } from "../identity/testing/index.ts"
import { diskStorage } from "../storage/index.ts"
import { START, testMarket } from "../testing/index.ts"
import { tellDemo } from "./tell-demo.ts"

const market = await testMarket()
const { db } = market

beforeAll(
  () =>
    tellDemo({
      url: market.url,
      hub: market.hub,
      now: START,
      config: {
        buildBranch: "main",
        contactEmail: "help@market.example",
        passwordlessRegistration: false,
        depositFeeRate: must(Rate, 0),
        planPriceCents: 0,
        sellerApproval: "automatic",
        sellerClosingDays: 10,
        roomFileBytes: 50_000_000,
      },
      papers: { masterKey: randomBytes(32), storage: diskStorage(mkdtempSync(join(tmpdir(), "xl-figures-"))) },
      openIdentity: (hooks) => identityForTests(market.url, { hooks }),
    }),
  300_000,
)

/** The rows as they are stored, by id. */
const stored = async () => {
  const read = <A>(codec: t.Type<A, unknown>, rows: ReadonlyArray<{ readonly body: unknown }>) =>
    rows.map(({ body }) => Result.getOrThrow(decode(codec)(body)))
  const assets = read(Asset, await db.selectFrom("assets").select("body").execute())
  const offers = read(Offer, await db.selectFrom("offers").select("body").execute())
  const profiles = read(Profile, await db.selectFrom("profiles").select("body").execute())
  const deposits = read(KeptDeposit, await db.selectFrom("deposits").select("body").execute())
  return { assets, offers, profiles, deposits }
}
type Stored = Awaited<ReturnType<typeof stored>>
const cents = (decimal: unknown): Cents => Result.getOrThrow(decode(DecimalCents)(decimal))
const person = ({ profiles }: Stored, id: string) => {
  const found = profiles.find((profile) => profile.id === id)
  if (!found) throw new Error(`Nobody has the id ${id}`)
  return found
}
const assetsOf = ({ assets }: Stored, offer: Offer) =>
  offer.assets.flatMap(({ id }) => assets.filter((asset) => asset.id === id))
const administrator = ({ profiles }: Stored) => {
  const found = profiles.find(({ roles }) => roles.includes("Admins"))
  if (!found) throw new Error("The demo has no administrator")
  return found
}

describe("the figures of the demo market", () => {
  it("give a listing one balance, under every name and in every offer", async () => {
    const rows = await stored()
    const { assets } = (await market.does(
      null,
      `{ searchAssets(size: 1000) { assets { id upb principalBalance { amount } noteOverview { unpaidPrincipalBalance { amount } } } } }`,
    )) as { assets: ReadonlyArray<Listed> }
    expect(assets.length).toBeGreaterThan(80)
    for (const { id, noteOverview, principalBalance, upb } of assets) {
      const asset = rows.assets.find((one) => one.id === id)
      expect([upb, principalBalance.amount, noteOverview.unpaidPrincipalBalance.amount].map(cents)).toEqual(
        [1, 2, 3].map(() => asset && upbOf(asset)),
      )
    }
    for (const offer of rows.offers)
      expect(offer.assets.map(({ principalBalance }) => principalBalance)).toEqual(assetsOf(rows, offer).map(upbOf))
  })

  it("show one share of UPB where a buyer types an offer and where a seller reads it, bundles included", async () => {
    const rows = await stored()
    const bundles = rows.offers.filter(({ assets }) => assets.length > 1)
    expect(bundles.length).toBeGreaterThan(0)
    for (const offer of rows.offers) {
      const typed = pricePercent(offer.terms.bidPrice, assetsOf(rows, offer)) ?? Number.NaN
      expect((shareOfUpb(offer.terms.bidPrice, offerUpb(offer, []).upb) ?? 0) / 10_000).toBe(typed)
      expect(offer.assets.reduce((sum, { bidAllocation }) => sum + bidAllocation, 0)).toBe(offer.terms.bidPrice)
    }
  })

  it("count by type what the lists behind the counts hold", async () => {
    const COUNTS = `query { countAssets { propertyType total } }`
    const counts = (await market.does(null, COUNTS)) as unknown as ReadonlyArray<Counted>
    expect(counts.length).toBeGreaterThan(5)
    for (const { propertyType, total } of counts) {
      const list = await market.does(
        null,
        `query ($type: [PropertyType!], $status: [StatusFilter!]) { searchAssets(size: 1, propertyType: $type, status: $status) { total } }`,
        { type: [propertyType], status: COUNTED_STATUSES },
      )
      expect([propertyType, list["total"]]).toEqual([propertyType, total])
    }
  })

  it("say the same of a deposit to buyer, seller and administrator, to the statement and in the ledger", async () => {
    const rows = await stored()
    const funded = rows.offers.filter((offer) => offer.publishedDate !== null && offer.deposit.value > 0)
    let received = 0
    for (const offer of funded) {
      const kept = depositOf(offer, rows.deposits.find(({ account }) => account.offerId === offer.id) ?? null)
      const { collected, held, outstanding, paid } = depositFigures(kept.account)
      const people = [person(rows, offer.owners[0] ?? ""), person(rows, offer.sellerId), administrator(rows)]
      for (const who of people)
        expect(await market.does(who, DEPOSIT, { id: offer.id })).toMatchObject({
          depositPaid: DecimalCents.encode(must(DecimalCents, collected)),
          held: DecimalCents.encode(must(DecimalCents, held)),
          toSeller: DecimalCents.encode(must(DecimalCents, paid.toSeller)),
          depositRefund: DecimalCents.encode(must(DecimalCents, paid.toBuyer)),
          outstanding: { toSeller: DecimalCents.encode(must(DecimalCents, outstanding.toSeller)) },
        })
      expect(held + paid.toBuyer + paid.toSeller + paid.toAdmin).toBe(collected)
      received += collected
    }
    expect(received).toBeGreaterThan(0)
  }, 120_000)

  it("give a sale one price: on the overview, in the agreement and in the settlement statement", async () => {
    const rows = await stored()
    const won = rows.offers.filter(({ status }) => status === "Successful")
    let papers = 0
    for (const offer of won) {
      const assets = assetsOf(rows, offer)
      const deposit = rows.deposits.find(({ account }) => account.offerId === offer.id) ?? null
      for (const asset of assets) {
        const lead = leadingPrice(asset, rows.offers)
        const share = offer.assets.find(({ id }) => id === asset.id)?.bidAllocation
        expect([lead.is === "best", lead.price, winningPrice(asset, rows.offers)]).toEqual([false, share, share])
      }
      const [buyer, seller] = [person(rows, offer.owners[0] ?? ""), person(rows, offer.sellerId)]
      const made = closingTerms({ offer, assets, buyer, seller, deposit, governingState: null })
      if (Result.isFailure(made)) continue
      const terms = made.success
      const held = depositFigures(depositOf(offer, deposit).account).held
      expect([terms.price, terms.held]).toEqual([offer.terms.bidPrice, held])
      expect(terms.balance).toBe(assets.reduce((sum, asset) => sum + (upbOf(asset) ?? 0), 0))
      expect(JSON.stringify(purchaseAgreement(terms))).toContain(dollars(offer.terms.bidPrice))
      expect(balanceDue(terms)).toBe(offer.terms.bidPrice - Math.max(terms.earnestMoney, held))
      expect(JSON.stringify(settlementStatement(terms))).toContain(String(balanceDue(terms)))
      papers += 1
    }
    expect(papers).toBeGreaterThan(0)
  })

  it("give a loan one loan to value, from what is sent and from what is stored", async () => {
    const rows = await stored()
    const { assets } = (await market.does(
      null,
      `{ searchAssets(size: 1000) { assets { id upb noteOverview { lienPosition estCollateralValue { amount } seniorBalance { amount } } } } }`,
    )) as { assets: ReadonlyArray<Valued> }
    const valued = assets.filter(({ noteOverview }) => noteOverview.estCollateralValue !== null)
    expect(valued.length).toBeGreaterThan(80)
    expect(valued.filter(({ noteOverview }) => noteOverview.seniorBalance !== null).length).toBeGreaterThanOrEqual(2)
    for (const { id, noteOverview, upb } of valued) {
      const sent = {
        mainInfo: { upb: cents(upb), listingPrice: null },
        noteOverview: {
          ...noteOverview,
          estCollateralValue: cents(noteOverview.estCollateralValue?.amount),
          seniorBalance: noteOverview.seniorBalance && cents(noteOverview.seniorBalance.amount),
        },
      }
      const asset = rows.assets.find((one) => one.id === id)
      expect(loanToValue(sent)).toBe(asset && loanToValue(asset))
    }
  })
})

describe("changes of the demo's listings", () => {
  const firstOf = async (email: string) => {
    const { profiles } = await stored()
    const found = profiles.find((profile) => profile.email === email)
    if (!found) throw new Error(`Nobody is called ${email}`)
    return found
  }
  const CHANGES = `query ($id: ID!) { getListingChanges(id: $id) { latest { status } history { at changes { field before after } } } }`

  it("wait for the administrator at one published loan of the first seller: a lower asking price", async () => {
    const admin = await firstOf("admin@demo.example")
    const page = await market.does(
      admin,
      `{ listChangeRequests { total requests { assetId assetStatus sellerName changes { field before after } } } }`,
    )
    const seller = await firstOf("seller@demo.example")
    expect(page).toMatchObject({
      total: 1,
      requests: [{ assetStatus: "Published", changes: [{ field: "mainInfo.listingPrice" }] }],
    })
    const requests = page["requests"] as ReadonlyArray<Requested>
    const owned = (await stored()).assets.filter(({ owners }) => owners[0] === seller.id)
    const id = requests.map(({ assetId }) => assetId).join()
    expect(owned.map((asset) => asset.id)).toContain(id)
    const dollars = (text: string | null) => Number((text ?? "").replace(/[$,]/g, ""))
    for (const { after, before } of requests.flatMap(({ changes }) => changes)) {
      expect(dollars(after)).toBeLessThan(dollars(before))
      expect(dollars(after)).toBeGreaterThan(0.9 * dollars(before))
    }
    expect(await market.does(seller, CHANGES, { id })).toMatchObject({
      latest: { status: "Pending" },
      history: [],
    })
  })

  it("tell the first buyer that a live offer was made before one: a payoff with more days of interest", async () => {
    const buyer = await firstOf("buyer@demo.example")
    const { offers } = await market.does(
      buyer,
      `{ searchOffersByUser(size: 200) { offers { status publishedDate listingChangedAt assets { id } } } }`,
    )
    const outdated = (offers as ReadonlyArray<Outdated>).filter(({ listingChangedAt }) => listingChangedAt !== null)
    expect(outdated.map(({ assets, status }) => [status, assets.length])).toEqual([["Published", 2]])
    const [offer] = outdated
    const listings = await Promise.all((offer?.assets ?? []).map(({ id }) => market.does(buyer, CHANGES, { id })))
    const fields = [{ field: "noteOverview.totalPayoff" }, { field: "noteOverview.payoffDate" }]
    expect(listings.flatMap(({ history }) => history)).toMatchObject([{ at: offer?.listingChangedAt, changes: fields }])
    expect(Number(offer?.listingChangedAt)).toBeGreaterThan(Number(offer?.publishedDate))
  })
})

const DEPOSIT = `query ($id: ID!) { getOfferDeposit(id: $id) { depositPaid depositRefund held toSeller toAdmin outstanding { toSeller } } }`

interface Requested {
  readonly assetId: string
  readonly changes: ReadonlyArray<{ readonly before: string | null; readonly after: string | null }>
}
interface Outdated {
  readonly status: string
  readonly publishedDate: number | null
  readonly listingChangedAt: number | null
  readonly assets: ReadonlyArray<{ readonly id: string }>
}
interface Counted {
  readonly propertyType: string
  readonly total: number
}
interface Listed {
  readonly id: string
  readonly upb: string
  readonly principalBalance: { readonly amount: string }
  readonly noteOverview: { readonly unpaidPrincipalBalance: { readonly amount: string } }
}
interface Valued {
  readonly id: string
  readonly upb: string
  readonly noteOverview: {
    readonly lienPosition: LienPosition | null
    readonly estCollateralValue: { readonly amount: string } | null
    readonly seniorBalance: { readonly amount: string } | null
  }
}
