import { actorOf, aBuyer, anAdmin, aSeller, GUEST } from "@xl/testkit/market"
import { describe, expect, it } from "vitest"
import { must } from "../../shared/index.ts"
import { LiveEvent } from "../../kernel/index.ts"
import { concerns, hears, hearsOf, hearsOfDecline, hearsOfRequest } from "./index.ts"

const [asker, admin, other] = [aBuyer(), anAdmin(), aSeller()].map(actorOf)
const actors = [asker, admin, other, GUEST, { tag: "bot" } as const].flatMap((actor) => (actor ? [actor] : []))
const secret = { everyone: false, users: [aBuyer().id] }
const news = { everyone: true, users: [] }
const said = (heard: (actor: (typeof actors)[number]) => boolean) => actors.map(heard)

describe("what is told live", () => {
  it("is heard by those it is meant for and by administrators, news by everybody", () => {
    expect(said((actor) => hears(actor, secret))).toEqual([true, true, false, false, false])
    expect(said((actor) => hears(actor, news))).toEqual([true, true, true, true, true])
  })

  it("concerns those alone who are named", () => {
    expect(said((actor) => concerns(actor, secret))).toEqual([true, false, false, false, false])
    expect(said((actor) => concerns(actor, news))).toEqual([false, false, false, false, false])
  })

  it("of a role request is for the administrators while it waits, and its outcome for who asked", () => {
    const request = (status: "Approved" | "Declined" | "Draft") =>
      said((actor) => hearsOfRequest(actor, { status }, secret))
    expect(request("Draft")).toEqual([true, true, false, false, false])
    expect(request("Approved")).toEqual([true, false, false, false, false])
    expect(request("Declined")).toEqual([false, false, false, false, false])
    const decline = (status: "Approved" | "Declined" | "Draft") =>
      said((actor) => hearsOfDecline(actor, { status }, secret))
    expect(decline("Declined")).toEqual([true, false, false, false, false])
    expect([...decline("Draft"), ...decline("Approved")]).not.toContain(true)
  })

  it("is heard of assets and offers by administrators too, of roles and notices by whom they concern alone", () => {
    const id = "11111111-1111-4111-8111-111111111111"
    const heard = (event: object) => said((actor) => hearsOf(actor, must(LiveEvent, event), secret))
    const request = { topic: "roleRequest", id, type: "ApprovedBuyers" }
    const own = [true, false, false, false, false]
    expect(heard({ topic: "offer", id, assetId: id, status: "Published", by: "Buyer" })).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
    expect(heard({ ...request, status: "Draft" })).toEqual([true, true, false, false, false])
    expect(heard({ ...request, status: "Approved" })).toEqual(own)
    expect(heard({ ...request, status: "Declined" })).toEqual(own)
    expect(heard({ topic: "roleAssigned", role: "ApprovedBuyers" })).toEqual(own)
    expect(heard({ topic: "roleRemoved", role: "ApprovedBuyers" })).toEqual(own)
    expect(heard({ topic: "notice", id })).toEqual(own)
  })
})
