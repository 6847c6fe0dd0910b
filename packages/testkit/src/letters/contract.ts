import { type Letter, type Letters, LONGEST_LETTER, LONGEST_TITLE } from "@xl/core/contact"
import type { Profile } from "@xl/core/profiles"
import type { AssetId } from "@xl/core/shared"
import { Effect } from "effect"
import { beforeAll, describe, expect, it } from "vitest"
import { refusalOf } from "../market/sale.ts"
import { adminOn, completeDraftOn, listingOn, type MarketStage, personOn, sellerOn } from "../market/stage.ts"

const LETTER: Letter = { title: "Environmental report", message: "Is there a Phase I report?\n\nThank you." }
const run = Effect.runPromise

/** The laws of every way to write as a member. One market serves the whole suite. */
export const lettersContract = (way: string, open: () => Promise<MarketStage>) =>
  describe(`Letters through ${way}`, () => {
    let stage: MarketStage
    let seller: Profile
    let writer: Profile
    let asset: AssetId
    let advisor: string
    beforeAll(async () => {
      stage = await open()
      ;[seller, writer] = [await sellerOn(stage), await personOn(stage)]
      asset = await listingOn(stage, seller, await adminOn(stage))
      advisor = (await run(stage.as(seller).catalog.find(asset))).contacts?.[0]?.emailAddress ?? ""
    })
    const of = (who: Profile | null): Letters["Service"] => stage.as(who).letters
    const disclosed = (contactsDisclosed: boolean) => run(stage.as(seller).listings.edit(asset, { contactsDisclosed }))

    it("go to an advisor whom the listing shows, at whichever case of the address, and to nobody else (SEL-352)", async () => {
      await disclosed(true)
      await run(of(writer).toAdvisor(asset, advisor, LETTER))
      await run(of(writer).toAdvisor(asset, ` ${advisor.toUpperCase()} `, LETTER))
      for (const address of ["stranger@example.com", `${advisor},stranger@example.com`, seller.email, ""])
        expect(await refusalOf(of(writer).toAdvisor(asset, address, LETTER))).toBe("AdvisorNotShown")
      await disclosed(false)
      for (const who of [writer, seller])
        expect(await refusalOf(of(who).toAdvisor(asset, advisor, LETTER))).toBe("AdvisorNotShown")
    })

    it("say nothing of a listing that the writer may not see (SEL-352)", async () => {
      const draft = await completeDraftOn(stage, seller)
      const address = draft.contacts?.[0]?.emailAddress ?? ""
      expect(await refusalOf(of(writer).toAdvisor(draft.id, address, LETTER))).toBe("AssetNotFound")
    })

    it("go to the administrators from whoever has proved the e-mail (SEL-354)", async () => {
      await run(of(writer).toAdministrators(LETTER))
      await run(of(seller).toAdministrators(LETTER))
      const unproved = await personOn(stage, { roles: [] })
      expect(await refusalOf(of(unproved).toAdministrators(LETTER))).toBe("EmailNotVerified")
      expect(await refusalOf(of(unproved).toAdvisor(asset, advisor, LETTER))).toBe("EmailNotVerified")
      expect(await refusalOf(of(null).toAdministrators(LETTER))).toBe("SignInRequired")
      expect(await refusalOf(of(null).toAdvisor(asset, advisor, LETTER))).toBe("SignInRequired")
    })

    it("are refused beside the field: blank, too long, or a subject of more than one line", async () => {
      await disclosed(true)
      const problemsOf = async (letter: Letter) => {
        const refusals = [of(writer).toAdministrators(letter), of(writer).toAdvisor(asset, advisor, letter)]
        const [why, same] = await Promise.all(refusals.map((one) => run(Effect.flip(one))))
        expect(same).toEqual(why)
        return why?._tag === "ContactFieldsInvalid" ? why.problems.map(({ field }) => field) : why
      }
      expect(await problemsOf({ title: " ", message: "\n" })).toEqual(["title", "message"])
      for (const title of [
        "x".repeat(LONGEST_TITLE + 1),
        "Rent\nBcc: all@example.com",
        "Rent\r\nroll",
        "Rent\u2028roll",
      ])
        expect(await problemsOf({ ...LETTER, title })).toEqual(["title"])
      expect(await problemsOf({ ...LETTER, message: "x".repeat(LONGEST_LETTER + 1) })).toEqual(["message"])
      await run(of(writer).toAdministrators({ title: "x".repeat(LONGEST_TITLE), message: "x".repeat(LONGEST_LETTER) }))
    })
  })
