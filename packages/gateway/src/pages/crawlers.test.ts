import Fastify from "fastify"
import { describe, expect, it } from "vitest"
import { asSeller, testMarket } from "../testing/index.ts"
import { aDraft, aListing, onAsset } from "../testing/listings.ts"
import { crawlerRoutes } from "./index.ts"

const market = await testMarket()
const seller = await market.person(["Sellers", "VerifiedUsers"], asSeller)
const admin = await market.person(["Admins", "VerifiedUsers"])

const ORIGIN = "https://market.example"
const reads = async (url: string, isDemo = false) => {
  const app = Fastify()
  const house = { hasExclusive: false, product: "commercial-real-estate" }
  crawlerRoutes({ db: market.db, house, origin: ORIGIN, isDemo })(app)
  const { body, headers, statusCode } = await app.inject(url)
  return { body, type: headers["content-type"], statusCode }
}
const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => loc)

describe("what search engines are told (C008)", () => {
  it("keeps them from members' pages, and from a demo as a whole", async () => {
    const { body, type } = await reads("/robots.txt")
    expect(type).toBe("text/plain; charset=utf-8")
    expect(body).toContain("Disallow: /admin\n")
    expect(body).toContain(`Sitemap: ${ORIGIN}/sitemap.xml\n`)
    expect((await reads("/robots.txt", true)).body).toBe("User-agent: *\nDisallow: /\n")
  })

  it("names each public page", async () => {
    const { body } = await reads("/sitemap-pages.xml")
    const pages = ["/", "/buy-commercial-real-estate-loans", "/free-loan-valuation", "/faq", "/tos"]
    expect(locations(body)).toEqual(expect.arrayContaining(pages.map((path) => ORIGIN + path)))
    expect(body).not.toContain("/loan-sale-advisory")
  })

  it("names each listing that a guest may see with its last step, and no other, as they change", async () => {
    expect(locations((await reads("/sitemap.xml")).body)).toEqual([`${ORIGIN}/sitemap-pages.xml`])
    const { id: draft } = await aDraft(market, seller)
    const { id } = await aListing(market, seller, admin)
    expect(locations((await reads("/sitemap.xml")).body)).toContain(`${ORIGIN}/sitemap-loans-0.xml`)
    const { body, type } = await reads("/sitemap-loans-0.xml")
    expect(type).toBe("application/xml; charset=utf-8")
    expect(locations(body)).toEqual([`${ORIGIN}/asset/${id}`])
    expect(body).toMatch(/<lastmod>\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z<\/lastmod>/)
    expect(body).not.toContain(draft)
    await onAsset(market, seller, "holdAsset", id)
    expect(locations((await reads("/sitemap-loans-0.xml")).body)).toEqual([])
    expect((await reads("/sitemap-loans-x.xml")).statusCode).toBe(404)
  })
})
