import type { Profile } from "@xl/core/profiles"
import { AssetId, dayOf, must, ValuationId } from "@xl/core/shared"
import { calculate, type ValuationInput, type Valuations, VALUATIONS_A_PAGE } from "@xl/core/valuation"
import { Effect, Result } from "effect"
import { beforeAll, describe, expect, it } from "vitest"
import { refusalOf } from "../market/sale.ts"
import { adminOn, type MarketStage, personOn, sellerOn } from "../market/stage.ts"
import { freshUuid } from "../shared/fresh-uuid.ts"
import { aValuationInput, aValuedAddress, someDetails, someSpecifics } from "./examples.ts"

export { valuationStoreContract } from "./store-laws.ts"

const run = Effect.runPromise
const groups = Object.keys(someDetails) as ReadonlyArray<keyof typeof someDetails>
const titled = (assetTitle: string) => aValuationInput("nonPerforming", { specifics: { ...someSpecifics, assetTitle } })

/** The laws of every way to value loans. One market serves the whole suite. */
export const valuationsContract = (way: string, open: () => Promise<MarketStage>) =>
  describe(`Valuations through ${way}`, () => {
    let stage: MarketStage
    let seller: Profile
    beforeAll(async () => {
      stage = await open()
      seller = await sellerOn(stage)
    })
    const of = (who: Profile | null): Valuations["Service"] => stage.as(who).valuations
    const expected = (input: ValuationInput) => Result.getOrThrow(calculate(input, dayOf(stage.now())))
    const kept = async (who: Profile, input: ValuationInput = aValuationInput()) =>
      must(ValuationId, (await run(of(who).calculate(input))).id)
    const room = async (who: Profile) => ({
      tiers: await run(stage.as(who).listings.createDataRoom("Room")),
      pricingPlan: "",
    })
    const none = () => must(ValuationId, freshUuid())

    it("calculates for a guest, and keeps nothing of it (SEL-372, SEL-209)", async () => {
      for (const group of groups) {
        const input = aValuationInput(group)
        expect(await run(of(null).calculate(input))).toEqual({ id: null, calculatorResult: expected(input) })
      }
    })

    it("keeps what somebody signed in had calculated (SEL-205, SEL-374)", async () => {
      for (const group of groups) {
        const input = aValuationInput(group)
        const { calculatorResult, id } = await run(of(seller).calculate(input))
        expect(calculatorResult).toEqual(expected(input))
        const at = stage.now()
        const valuation = { PK: seller.id, SK: id, id, dateCreated: at, dateModified: at, assetId: null }
        expect(await run(of(seller).find(must(ValuationId, id)))).toEqual({
          ...valuation,
          userInput: input,
          calculatorResult,
        })
      }
    })

    it("lists twelve at once, the newest first, and says how many there are (SEL-373)", async () => {
      const who = await personOn(stage)
      expect(await run(of(who).mine(null))).toEqual({ valuations: [], nextToken: null, count: 0 })
      const ids: Array<string> = []
      for (let made = 0; made < VALUATIONS_A_PAGE + 2; made++) {
        ids.unshift(await kept(who, titled(`Number ${made}`)))
        await stage.advance(1_000)
      }
      const first = await run(of(who).mine(null))
      expect([first.valuations.map(({ id }) => id), first.count]).toEqual([ids.slice(0, 12), 14])
      const second = await run(of(who).mine(first.nextToken))
      expect([second.valuations.map(({ id }) => id), second.nextToken, second.count]).toEqual([ids.slice(12), null, 14])
    })

    it("calculates other figures anew, as of the day on which they are entered (SEL-375)", async () => {
      const id = await kept(seller)
      const before = await run(of(seller).find(id))
      await stage.advance(86_400_000)
      const input = aValuationInput("subPerforming")
      const edited = await run(of(seller).edit(id, input))
      expect(edited).toEqual({
        ...before,
        dateModified: stage.now(),
        userInput: input,
        calculatorResult: expected(input),
      })
      expect(await run(of(seller).find(id))).toEqual(edited)
    })

    it("deletes for good (SEL-376)", async () => {
      const id = await kept(seller)
      await run(of(seller).remove(id))
      expect(await refusalOf(of(seller).find(id))).toBe("ValuationNotFound")
      expect(await refusalOf(of(seller).remove(id))).toBe("ValuationNotFound")
      const { valuations } = await run(of(seller).mine(null))
      expect(valuations.map((valuation) => valuation.id)).not.toContain(id)
    })

    it("makes a Draft of what the valuation knows, in the room and plan named (SEL-206, SEL-207, SEL-377)", async () => {
      const id = await kept(seller, aValuationInput("performing"))
      const { tiers } = await room(seller)
      const listing = await run(of(seller).convert(id, { tiers, pricingPlan: "Exclusive" }))
      expect(listing).toMatchObject({ status: "Draft", isOwner: true })
      expect(listing.mainInfo).toMatchObject({
        name: "Cedar Park",
        type: "Loan",
        assetStatus: "Performing Loan",
        upbDate: dayOf(stage.now()),
        propertyType: ["Retail"],
        subtype: ["Strip mall"],
        address: { country: "USA", state: "FL", city: "Tampa", address: "100 Cedar Road", zipCode: "33602" },
      })
      expect(listing.noteOverview).toMatchObject({
        originationDate: "2020-11-28",
        maturityDate: "2030-11-28",
        estCollateralValue: 4_200_000_00,
        currentInterestRate: 55_000,
        initialInterestType: "Fixed",
        term: "120",
        amortization: "360",
        dscr: 1_350_000,
      })
      expect(listing.propertyOverview).toMatchObject({ unitOfMeasure: "Square Feet", nraTotal: 84_500 })
      expect((await run(of(seller).find(id))).assetId).toBe(listing.id)
      expect((await run(stage.as(seller).catalog.find(must(AssetId, listing.id)))).status).toBe("Draft")
    })

    it("gives the listing made before, however often it is asked, until it was thrown away", async () => {
      const id = await kept(seller)
      const conversion = await room(seller)
      const [one, other] = await run(
        Effect.all([of(seller).convert(id, conversion), of(seller).convert(id, conversion)], { concurrency: 2 }),
      )
      expect(other.id).toBe(one.id)
      await run(of(seller).edit(id, aValuationInput("performing")))
      const again = await run(of(seller).convert(id, await room(seller)))
      expect([again.id, again.mainInfo.assetStatus]).toEqual([one.id, "Non-Performing Loan"])
      await run(stage.as(seller).listings.discard(must(AssetId, one.id)))
      const fresh = await run(of(seller).convert(id, await room(seller)))
      expect(fresh.id).not.toBe(one.id)
      await run(of(seller).remove(id))
      expect((await run(stage.as(seller).catalog.find(must(AssetId, fresh.id)))).status).toBe("Draft")
    })

    it("makes a Draft also of a valuation that names no street, which only publication asks for", async () => {
      const address = { ...aValuedAddress, address: null, zipCode: null }
      const id = await kept(seller, aValuationInput("nonPerforming", { address }))
      const { mainInfo, status } = await run(of(seller).convert(id, await room(seller)))
      expect([status, mainInfo.address]).toEqual([
        "Draft",
        { country: "USA", state: "FL", city: "Tampa", address: "", zipCode: "" },
      ])
    })

    it("makes no listing in a room that is not the seller's, or under a name that a listing may not have", async () => {
      const conversion = await room(await sellerOn(stage))
      const id = await kept(seller)
      expect(await refusalOf(of(seller).convert(id, conversion))).toBe("AssetFactsInvalid")
      const wild = await kept(seller, titled("Cedar *Park*"))
      expect(await refusalOf(of(seller).convert(wild, await room(seller)))).toBe("AssetFactsInvalid")
      expect((await run(of(seller).find(wild))).assetId).toBeNull()
    })

    it("knows of nobody's but the own, and says the same of what is not there", async () => {
      const id = await kept(seller)
      const conversion = await room(seller)
      for (const stranger of [await personOn(stage), await sellerOn(stage), await adminOn(stage)])
        for (const which of [id, none()]) {
          expect(await refusalOf(of(stranger).find(which))).toBe("ValuationNotFound")
          expect(await refusalOf(of(stranger).edit(which, aValuationInput()))).toBe("ValuationNotFound")
          expect(await refusalOf(of(stranger).remove(which))).toBe("ValuationNotFound")
        }
      const rival = await sellerOn(stage)
      for (const which of [id, none()])
        expect(await refusalOf(of(rival).convert(which, conversion))).toBe("ValuationNotFound")
      expect((await run(of(rival).mine(null))).count).toBe(0)
      expect((await run(of(seller).find(id))).id).toBe(id)
    })

    it("makes listings for sellers alone (SEL-014)", async () => {
      const who = await personOn(stage)
      const id = await kept(who)
      expect(await refusalOf(of(who).convert(id, await room(seller)))).toBe("RoleMissing")
    })

    it("values nothing of which something is missing or impossible, and says at which fields", async () => {
      const input = aValuationInput("nonPerforming", { specifics: { ...someSpecifics, upb: "0.00", userRole: null } })
      const problems = [
        { field: "specifics.userRole", message: "This field is required" },
        { field: "specifics.upb", message: "Please enter an amount above $0" },
      ]
      for (const who of [null, seller])
        expect(await run(Effect.flip(of(who).calculate(input)))).toMatchObject({
          _tag: "ValuationInputInvalid",
          problems,
        })
      const id = await kept(seller)
      expect(await refusalOf(of(seller).edit(id, input))).toBe("ValuationInputInvalid")
      expect((await run(of(seller).find(id))).userInput).toEqual(aValuationInput())
    })

    it("counts with what the asker assumes, and names it as the asker's", async () => {
      const input = aValuationInput("nonPerforming", { assumptions: { targetYield: "12", legalCost: "90000.00" } })
      const { calculatorResult } = await run(of(null).calculate(input))
      expect(calculatorResult).toEqual(expected(input))
      const entered = calculatorResult.assumptions?.filter(({ origin }) => origin === "entered")
      expect(entered?.map(({ name, value }) => [name, value])).toEqual([
        ["targetYield", "12"],
        ["legalCost", "90000.00"],
      ])
    })

    it("asks a guest to sign in for all that is kept", async () => {
      const [id, conversion] = [await kept(seller), await room(seller)]
      const guest = of(null)
      for (const ask of [
        guest.mine(null),
        guest.find(id),
        guest.edit(id, aValuationInput()),
        guest.remove(id),
        guest.convert(id, conversion),
      ])
        expect(await refusalOf(ask)).toBe("SignInRequired")
    })
  })
