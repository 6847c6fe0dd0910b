import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { asSeller, testMarket } from "../testing/index.ts"
import { aDraft, aListing } from "../testing/listings.ts"
import { pageHeads } from "./index.ts"
import { leadsSomewhere, LISTING, PATHS } from "./paths.ts"

const market = await testMarket()
const seller = await market.person(["Sellers", "VerifiedUsers"], asSeller)
const admin = await market.person(["Admins", "VerifiedUsers"])
const parts = { db: market.db, origin: "https://market.example", now: market.now }
const headOf = pageHeads({ ...parts, house: { hasExclusive: false, product: "commercial-real-estate" } })

describe("what a page says of itself", () => {
  it("is, of a listed loan, its name, its figures and structured data", async () => {
    const { id } = await aListing(market, seller, admin)
    const head = await headOf(`/asset/${id}`)
    const description = "Performing loan on real estate (office) in Chicago, Illinois: $10,000,000 unpaid, rate 4.5%."
    const url = `https://market.example/asset/${id}`
    expect(head).toEqual({
      title: "Lakeside Office Note | XL",
      description,
      image: "/pictures/picture-1",
      jsonLd: {
        "@context": "https://schema.org",
        "@type": "Product",
        name: "Lakeside Office Note",
        description,
        category: "Commercial real-estate loan",
        url,
        image: "https://market.example/pictures/picture-1",
      },
    })
    expect(await headOf(`/asset/${id}/`)).toEqual(head)
  })

  it("says what a loan is offered for where its seller names a price", async () => {
    const { id } = await aListing(market, seller, admin, { listingPrice: { amount: "9500000.00", currency: "USD" } })
    expect((await headOf(`/asset/${id}`))?.jsonLd?.["offers"]).toEqual({
      "@type": "Offer",
      price: "9500000.00",
      priceCurrency: "USD",
      url: `https://market.example/asset/${id}`,
    })
  })

  it("is, of a loan that a guest may not see, that there is none", async () => {
    const { id } = await aDraft(market, seller)
    const absent = [id, "00000000-0000-4000-8000-0000000000ff", "7", "%00"]
    for (const path of absent.map((word) => `/asset/${word}`)) {
      expect(await headOf(path)).toMatchObject({ title: "Page not found | XL", status: 404 })
    }
  })

  it("is, of the listing, how many loans there are, and the first of them by name", async () => {
    const { id } = await aListing(market, seller, admin)
    const head = await headOf(LISTING)
    const { total } = (await market.does(null, "{ searchAssets { total } }")) as { readonly total: number }
    expect(head).toMatchObject({
      title: "Loans for sale | XL",
      description: expect.stringContaining(`${total} performing and non-performing loans`),
      jsonLd: { "@type": "ItemList", numberOfItems: total },
    })
    expect(JSON.stringify(head?.jsonLd)).toContain(`https://market.example/asset/${id}`)
  })

  it("is, of the first page, what the market is", async () => {
    expect(await headOf("/")).toMatchObject({
      title: "Commercial real-estate loans for sale | XL",
      jsonLd: { "@type": "WebSite", url: "https://market.example/" },
    })
  })

  it("is, of a text of the house, its title and what it is about", async () => {
    expect(await headOf("/faq/")).toEqual({
      title: "Questions and answers | XL",
      description: "How the loan market works for buyers and sellers: funds approval, offers, best and final, closing.",
    })
    expect((await headOf("/about-commercial-real-estate-loans"))?.title).toBe("About commercial real-estate loans | XL")
  })

  it("is, of full-service selling and of another word for the loans, what the deployment decides", async () => {
    const elsewhere = pageHeads({ ...parts, house: { hasExclusive: true, product: "notes" } })
    const [advisory, notes, loans] = [
      "/loan-sale-advisory",
      "/about-notes-loans",
      "/about-commercial-real-estate-loans",
    ]
    expect([(await headOf(advisory))?.status, (await elsewhere(advisory))?.status]).toEqual([404, undefined])
    expect([(await headOf(notes))?.status, (await elsewhere(notes))?.title]).toEqual([
      404,
      "About commercial real-estate loans | XL",
    ])
    expect((await elsewhere(loans))?.status).toBe(404)
  })

  it("is nothing of its own for a page behind the sign-in, and that there is none for any other address", async () => {
    for (const path of ["/buyer", "/Seller/Filters/active", "/profile/edit/"])
      expect(await headOf(path)).toBeUndefined()
    for (const path of ["/nowhere", "/asset", "/buyer/x", "/seller/filters/active/more"])
      expect(await headOf(path)).toMatchObject({ status: 404 })
  })
})

it("the pages' router has the same addresses", () => {
  const router = readFileSync(new URL("../../../web/src/routes/router.tsx", import.meta.url), "utf8")
  const named = [...router.matchAll(/\bpath: "([^"*]+)"/g)].map(([, path]) => `/${path}`)
  const steps = [...router.matchAll(/\bofferStep\("([^"]+)"/g)].map(([, path]) => `${LISTING}/${path}`)
  const closings = [...router.matchAll(/\bclosing\("([^"]+)"/g)].map(([, step]) => `${LISTING}/:role/${step}/:id`)
  expect(router).toContain(`const LISTING = "${LISTING}"`)
  expect(PATHS.toSorted()).toEqual(["/", LISTING, `${LISTING}/:word`, ...named, ...steps, ...closings].toSorted())
  expect(PATHS.every((path) => leadsSomewhere(path))).toBe(true)
})
