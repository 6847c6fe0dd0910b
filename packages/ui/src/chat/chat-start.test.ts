import { MarketUnavailable } from "@xl/core/kernel"
import { aBuyer, aSeller } from "@xl/testkit/market"
import { Deferred, Effect } from "effect"
import { describe, expect, it } from "vitest"
import { LetterDraft } from "../contact/letter-draft.ts"
import { OTHER, TALKED, talking } from "../testing/talking.ts"

describe("the way into a conversation", () => {
  it("leads a buyer to the one with the seller of an asset, the same each time", async () => {
    const { lists, start } = await talking(aBuyer())
    await start.withSeller(TALKED.id)
    const sid = lists.asked
    expect([lists.on("buyer").map(({ twilioSID }) => twilioSID), start.opening]).toEqual([[sid], null])
    lists.answered()
    await start.withSeller(TALKED.id)
    expect([lists.asked, lists.on("buyer").length]).toEqual([sid, 1])
  })

  it("asks the seller of a listing without contacts for the first time without a name, and leads to the answer (SEL-353)", async () => {
    const { lists, start } = await talking(aBuyer())
    await start.fromListing(TALKED)
    expect([start.asking, lists.asked]).toEqual([TALKED.id, null])
    const draft = new LetterDraft()
    draft.type({ title: "Rent roll", message: "Is it certified?" })
    await start.ask(TALKED.id, draft)
    const [talk] = lists.on("buyer")
    expect(talk?.attributes.lastMessage).toBe("Rent roll\n\nIs it certified?")
    expect([start.asking, lists.asked, draft.typed.title]).toEqual([null, talk?.twilioSID, ""])
    lists.answered()
    await start.fromListing(TALKED)
    expect([start.asking, lists.asked]).toEqual([null, talk?.twilioSID])
  })

  it("keeps the question where it is refused, and says why (SEL-353)", async () => {
    const { lists, said, start } = await talking(aSeller())
    await start.fromListing(TALKED)
    const draft = new LetterDraft()
    draft.type({ title: "Rent roll", message: "Is it certified?" })
    await start.ask(TALKED.id, draft)
    expect([said(), start.asking, lists.asked]).toEqual([["This asset is your own."], TALKED.id, null])
    expect(draft.typed.title).toBe("Rent roll")
  })

  it("opens the conversation at once where the contacts are disclosed: both are named there", async () => {
    const { lists, start } = await talking(aBuyer())
    await start.fromListing({ ...TALKED, contactsDisclosed: true })
    expect([start.asking, lists.asked]).toEqual([null, lists.on("buyer")[0]?.twilioSID])
  })

  it("leads to the e-mail's verification first, and opens nothing", async () => {
    const { alerts, lists, start } = await talking(aBuyer(1, { roles: ["ApprovedBuyers"] }))
    await start.withSeller(TALKED.id)
    expect([alerts.shown?.title, lists.asked, lists.known.size]).toEqual(["Verify your email", null, 0])
  })

  it("says why there is none, and takes that back when there is one", async () => {
    let isDown = true
    const { lists, said, start } = await talking(aBuyer(), {}, ({ chats }) => ({
      chats: {
        ...chats,
        open: (...of) => (isDown ? Effect.fail(new MarketUnavailable({ cause: "down" })) : chats.open(...of)),
      },
    }))
    await start.withSeller(TALKED.id)
    expect([said(), lists.asked]).toEqual([["We cannot reach the marketplace. Please try again."], null])
    isDown = false
    await start.withSeller(TALKED.id)
    expect([said(), lists.asked]).not.toContain(null)
    expect(said()).toEqual([])
  })

  it("is gone one at a time", async () => {
    const gate = Effect.runSync(Deferred.make<void>())
    const asked: Array<string> = []
    const { start } = await talking(aBuyer(), {}, ({ chats }) => ({
      chats: {
        ...chats,
        open: (asset, offer) => {
          asked.push(asset)
          return Effect.andThen(Deferred.await(gate), chats.open(asset, offer))
        },
      },
    }))
    const first = start.withSeller(TALKED.id)
    expect(start.opening).toBe(TALKED.id)
    await start.withSeller(OTHER.id)
    await Effect.runPromise(Deferred.succeed(gate, undefined))
    await first
    expect([asked, start.opening]).toEqual([[TALKED.id], null])
  })

  it("does not lead the seller of an asset to himself", async () => {
    const { lists, said, start } = await talking(aSeller())
    await start.withSeller(TALKED.id)
    expect([said(), lists.asked]).toEqual([["This asset is your own."], null])
  })
})
