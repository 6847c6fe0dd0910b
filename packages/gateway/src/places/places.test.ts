import Fastify from "fastify"
import { describe, expect, it } from "vitest"
import { placeRoutes, townsLike, whereIs, zipsAround } from "./index.ts"

const AUSTIN = { latitude: 30.2713, longitude: -97.7426 }
const shown = (typed: string) =>
  townsLike(typed).map(({ city, state, zipCode }) => [city, state, zipCode ?? ""].join(" "))

describe("towns", () => {
  it("are found by their ZIP code from its first digits on", () => {
    expect(shown("60606")).toEqual(["Chicago IL 60606"])
    expect(shown("6060")).toHaveLength(8)
    expect(shown("99999")).toEqual([])
  })

  it("are found by their name from its first letters on, the larger first, whatever the case", () => {
    expect(shown("chicag")[0]).toBe("Chicago IL ")
    expect(shown("HOUSTON")[0]).toBe("Houston TX ")
    expect(new Set(shown("springfield")).size).toBe(8)
  })

  it("have a ZIP code where they have but one", () => {
    const [town] = townsLike("Truth Or Consequences")
    expect(town).toEqual({ city: "Truth Or Consequences", state: "NM", zipCode: "87901" })
  })

  it("are told from others of their name by the state", () => {
    for (const typed of ["springfield, il", "Springfield IL", "springfield,  IL"])
      expect(shown(typed)[0]).toMatch(/^Springfield IL /)
  })

  it("are found by their Saint, Fort or Mount, written out or shortened", () => {
    for (const typed of ["saint petersb", "St. Petersb", "st petersburg, fl"])
      expect([typed, shown(typed)[0]]).toEqual([typed, "Saint Petersburg FL "])
    expect(shown("ft. worth")[0]).toBe("Fort Worth TX ")
  })

  it("are none for nothing, and for what no town is called", () => {
    expect([shown(""), shown("  "), shown("%"), shown("xyzzy")]).toEqual([[], [], [], []])
  })

  it("are told to everybody who asks, and may be kept for a day", async () => {
    const app = Fastify()
    await app.register(placeRoutes)
    const answer = await app.inject("/places?typed=60606")
    expect(answer.json()).toEqual({ towns: [{ zipCode: "60606", city: "Chicago", state: "IL" }] })
    expect(answer.headers["cache-control"]).toBe("public, max-age=86400")
    for (const url of ["/places", `/places?typed=${"x".repeat(61)}`, "/places?typed=a&typed=b"])
      expect((await app.inject(url)).statusCode).toBe(400)
  })
})

describe("where a place is", () => {
  it("is known of ZIP codes and of towns, the largest of a name first", () => {
    expect([whereIs("78701"), whereIs(" 78701-1234 ")]).toEqual([AUSTIN, AUSTIN])
    for (const place of ["Austin, TX", "austin tx", "Austin,  Texas", "AUSTIN"]) {
      const { latitude = 0, longitude = 0 } = whereIs(place) ?? {}
      expect([place, latitude.toFixed(1), longitude.toFixed(1)]).toEqual([place, "30.3", "-97.8"])
    }
  })

  it("is known in whichever spelling", () => {
    expect(whereIs("St. Petersburg, FL")).not.toBeNull()
    expect(whereIs("St. Petersburg, FL")).toEqual(whereIs("Saint Petersburg, FL"))
  })

  it("is not known of what is no place, and of none that the list does not place", () => {
    for (const place of ["", "Atlantis", "00000", "Austin, CA", "787", "340", "%"])
      expect([place, whereIs(place)]).toEqual([place, null])
  })

  it("finds the ZIP codes around a point, and more of them the farther one looks", () => {
    expect(zipsAround(AUSTIN, 1)).toContain("78701")
    expect(zipsAround(AUSTIN, 181)).not.toContain("75201")
    expect(zipsAround(AUSTIN, 183)).toContain("75201")
    expect(zipsAround({ latitude: 0, longitude: 0 }, 500)).toEqual([])
  })
})
