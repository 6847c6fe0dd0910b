import { aConcierge, aMandate } from "@xl/testkit/mandates"
import { actorOf, aBuyer, anAdmin, aProfile, aSeller, EXAMPLE_NOW, marketInMemory } from "@xl/testkit/market"
import { Effect, Result } from "effect"
import { describe, expect, it } from "vitest"
import { newProfile } from "../profiles/index.ts"
import { Millis, must, UserId } from "../../shared/index.ts"
import { actingProfile, actingRoles, actingToken, isCovered, splitToken } from "../../mandates/acting.ts"
import { ended, mayGive } from "../../mandates/decisions.ts"
import { mandateEvent, mandateMails } from "../../mandates/records.ts"

const [seller, concierge] = [aSeller(), aConcierge()]
const later = must(Millis, EXAMPLE_NOW + 1)
const tagOf = <A>(result: Result.Result<A, { readonly _tag: string }>) =>
  Result.isFailure(result) ? result.failure._tag : "done"

describe("a mandate", () => {
  it("is given to a Concierge who is not the seller, once while it stands", () => {
    const give = (to: { readonly id: UserId } | null, given = [aMandate()]) => tagOf(mayGive(seller.id, to, given))
    expect([give(null), give(seller), give(concierge)]).toEqual([
      "ConciergeNotFound",
      "ConciergeNotFound",
      "MandateGiven",
    ])
    expect(give(concierge, [aMandate({ endedAt: later })])).toBe("done")
    expect(give(aConcierge({ id: aBuyer().id }))).toBe("done")
    expect(give(concierge, [aMandate({ seller: aBuyer().id })])).toBe("done")
  })

  it("is ended by its two sides and administrators, once", () => {
    const end = (who: Parameters<typeof actorOf>[0], mandate = aMandate()) => ended(mandate, actorOf(who), later)
    for (const who of [seller, concierge, anAdmin()])
      expect(end(who)).toEqual(Result.succeed({ ...aMandate(), endedAt: later, endedBy: who.id }))
    expect(tagOf(end(aBuyer()))).toBe("MandateNotFound")
    expect(tagOf(end(seller, aMandate({ endedAt: later })))).toBe("MandateEnded")
  })

  it("is logged with the seller, and mailed to whoever did not do it", () => {
    const names = { seller: "Granite Bank", concierge: "Casey Concierge" }
    const to = (mandate = aMandate()) =>
      mandateMails(mandate, names).map((mail) => mail.tag === "mail" && [mail.kind, mail.to, mail.facts["name"]])
    expect(to()).toEqual([["mandateGiven", concierge.id, "Granite Bank"]])
    const over = (endedBy: UserId) => aMandate({ endedAt: later, endedBy })
    expect(to(over(seller.id))).toEqual([["mandateEnded", concierge.id, "Granite Bank"]])
    expect(to(over(concierge.id))).toEqual([["mandateEnded", seller.id, "Casey Concierge"]])
    expect(to(over(anAdmin().id))).toHaveLength(2)
    const event = mandateEvent(over(seller.id), { id: seller.id, trigger: "Seller" })
    expect([event.chain, event.type, event.at]).toEqual([seller.id, "MandateEnded", later])
  })
})

describe("the mails of a mandate", () => {
  it("name to each of the two the other", async () => {
    const market = marketInMemory({ seed: { profiles: [seller, concierge, anAdmin()] } })
    const given = () => Effect.runPromise(market.as(seller).mandates.give(concierge.id))
    await Effect.runPromise(market.as(concierge).mandates.end(await given()))
    await Effect.runPromise(market.as(anAdmin()).mandates.end(await given()))
    const [toConcierge, toSeller] = [
      [concierge.id, "Seller Holdings LLC"],
      [seller.id, "Casey Concierge"],
    ]
    expect(market.mails().map(({ facts, kind, to }) => [kind, to, facts["name"]])).toEqual([
      ["mandateGiven", ...toConcierge],
      ["mandateEnded", ...toSeller],
      ["mandateGiven", ...toConcierge],
      ["mandateEnded", ...toConcierge],
      ["mandateEnded", ...toSeller],
    ])
  })
})

describe("acting on a mandate", () => {
  it("names the seller behind the Concierge's own token", () => {
    expect(splitToken(actingToken("a.b.c", seller.id))).toEqual({ own: "a.b.c", seller: seller.id })
    expect(splitToken("a.b.c")).toEqual({ own: "a.b.c", seller: null })
    expect(splitToken("a.b.c~me")).toEqual({ own: "a.b.c", seller: undefined })
  })

  it("brings a seller's roles and no other, and the selling side of the profile alone", () => {
    expect(actingRoles(["Admins", "ApprovedBuyers", "Concierges", "Sellers", "VerifiedUsers"])).toEqual([
      "Sellers",
      "VerifiedUsers",
    ])
    const blank = newProfile(must(UserId, seller.id), seller.email, seller.creationDate)
    const shown = actingProfile({ ...aProfile(seller), cellPhone: "2025550199", lastLogin: later }, blank)
    expect([shown.id, shown.sellerProfile, shown.cellPhone, shown.lastLogin]).toEqual([
      seller.id,
      seller.sellerProfile,
      null,
      null,
    ])
    expect(shown.buyerProfile).toEqual(blank.buyerProfile)
  })

  it.each([
    "addBankingInfo",
    "approveDepositSeller",
    "acceptClosingDocuments",
    "signLegalDocument",
    "signBDADocument",
    "updateSellerProfile",
    "sendChatMessage",
    "deleteMyAccount",
    "endSession",
    "exportMyData",
    "giveMandate",
    "endMandate",
    "createOffer",
    "anything that is new",
  ])("does not cover %s", (operation) => expect(isCovered(operation)).toBe(false))

  it.each(["createAsset", "editAsset", "requestAssetPublish", "uploadVdrFile", "declineOffer", "selectWinner"])(
    "covers %s",
    (operation) => expect(isCovered(operation)).toBe(true),
  )
})
