import { pseudonym } from "@xl/core/chat"
import { MarketUnavailable } from "@xl/core/kernel"
import { aBuyer, aSeller } from "@xl/testkit/market"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { settled } from "../testing/app.ts"
import { OTHER, TALKED, talking } from "../testing/talking.ts"

const [buyer, seller] = [aBuyer(), aSeller()]

describe("the list of conversations", () => {
  it("counts what is new over both sides, and goes on counting live (ACC-122)", async () => {
    const { lists, opens, says } = await talking(seller)
    const [one, other] = [await opens(buyer), await opens(aBuyer(2))]
    await says(buyer, one, "Hello", "Still for sale?")
    const stop = lists.follow()
    await settled()
    expect(lists.unread).toBe(2)
    await says(aBuyer(2), other, "Good morning")
    await settled()
    expect([lists.unread, lists.on("seller").map(({ twilioSID }) => twilioSID)]).toEqual([3, [other, one]])
    lists.showing(one)
    expect(lists.unread).toBe(1)
    stop()
    expect([lists.unread, lists.known.size, lists.listed("seller").tag]).toEqual([0, 0, "loading"])
  })

  it("counts what was said after it was read and before its line stood", async () => {
    let stands = () => undefined as unknown
    const { lists, opens, says } = await talking(seller, {}, ({ chats }) => ({
      chats: {
        ...chats,
        watch: (heard) => {
          let stop = () => undefined as unknown
          stands = () => (stop = chats.watch(heard))
          return () => void stop()
        },
      },
    }))
    const sid = await opens()
    const stop = lists.follow()
    await settled()
    await says(buyer, sid, "Hello")
    await settled()
    expect(lists.unread).toBe(0)
    stands()
    await settled()
    expect(lists.unread).toBe(1)
    stop()
  })

  it("has a seller's side for sellers, a buyer's for who buys, and a side wherever one talks (ACC-189, ACC-422)", async () => {
    expect((await talking(seller)).lists.sides).toEqual(["seller"])
    expect((await talking(buyer)).lists.sides).toEqual(["buyer"])
    const newcomer = aBuyer(3, { roles: ["VerifiedUsers"] })
    expect((await talking(newcomer)).lists.sides).toEqual(["buyer"])
    const both = aBuyer(4, { roles: ["VerifiedUsers", "Sellers"] })
    const { lists, opens } = await talking(both)
    const stop = lists.follow()
    await settled()
    expect(lists.sides).toEqual(["seller"])
    await opens(both)
    await settled()
    expect([lists.sides, lists.on("buyer").length]).toEqual([["buyer", "seller"], 1])
    stop()
  })

  it("tells of a message that comes while the panel is closed, once, under the name that may be known", async () => {
    const { lists, opens, said, says, snackbars } = await talking(seller)
    const sid = await opens()
    const stop = lists.follow()
    await settled()
    await says(buyer, sid, "Hello", "Are you there?")
    await settled()
    const [talk] = lists.on("seller")
    const told = `New message from ${pseudonym(buyer, "buyer")} about ${talk?.assetInfo.name}.`
    expect(said()).toEqual([told])
    snackbars.act()
    expect(lists.asked).toBe(sid)
    lists.answered()
    lists.showing(sid)
    await says(buyer, sid, "Hello?")
    await settled()
    expect([said(), lists.asked]).toEqual([[], null])
    stop()
  })

  it("says which side did not load, and loads it when asked again", async () => {
    let isDown = true
    const { lists, opens } = await talking(buyer, {}, ({ chats }) => ({
      chats: {
        ...chats,
        list: (side, token) =>
          isDown && side === "buyer" ? Effect.fail(new MarketUnavailable({ cause: "down" })) : chats.list(side, token),
      },
    }))
    await opens()
    const stop = lists.follow()
    await settled()
    expect([lists.listed("buyer").tag, lists.listed("seller").tag]).toEqual(["failed", "listed"])
    isDown = false
    await lists.load("buyer")
    expect(lists.listed("buyer")).toMatchObject({ tag: "listed", page: [{ assetID: TALKED.id }] })
    stop()
  })

  it("fetches the next hundred when asked, and none after the last", async () => {
    const asked: Array<string | null> = []
    const { lists, opens } = await talking(buyer, {}, ({ chats }) => ({
      chats: {
        ...chats,
        list: (side, token) => {
          if (side === "buyer") asked.push(token)
          const all = chats.list(side, null)
          return Effect.map(all, ({ items }) =>
            token === null
              ? { items: items.slice(0, 1), nextToken: items.length > 1 ? "more" : null }
              : { items: items.slice(1), nextToken: null },
          )
        },
      },
    }))
    await opens()
    await opens(buyer, OTHER.id)
    await lists.load("buyer")
    expect([lists.on("buyer").length, lists.hasMore("buyer")]).toEqual([1, true])
    await lists.more("buyer")
    expect([lists.on("buyer").length, lists.hasMore("buyer")]).toEqual([2, false])
    await lists.more("buyer")
    expect(asked).toEqual([null, "more"])
  })

  it("shows one's name to the other one when one wants it, and hides it again", async () => {
    const { lists, opens, said } = await talking(buyer)
    const sid = await opens()
    await lists.load("buyer")
    const isHidden = () => lists.known.get(sid)?.buyerInfo.anonymous
    expect(isHidden()).toBe(true)
    await lists.hideMe(sid, false)
    expect([isHidden(), said()]).toEqual([false, []])
    await lists.hideMe(sid, true)
    expect(isHidden()).toBe(true)
  })
})

describe("the next conversations", () => {
  it("can be asked for again where they did not come, and those that are here stay", async () => {
    let isDown = false
    const { lists, opens, said } = await talking(buyer, {}, ({ chats }) => ({
      chats: {
        ...chats,
        list: (side, token) => {
          if (isDown) return Effect.fail(new MarketUnavailable({ cause: "down" }))
          return Effect.map(chats.list(side, null), (all) => (token === null ? { ...all, nextToken: "more" } : all))
        },
      },
    }))
    await opens()
    await lists.load("buyer")
    isDown = true
    await lists.more("buyer")
    expect([lists.listed("buyer").tag, lists.hasMore("buyer")]).toEqual(["listed", true])
    expect(said()).toEqual(["We cannot reach the marketplace. Please try again."])
    isDown = false
    await lists.more("buyer")
    expect(lists.hasMore("buyer")).toBe(false)
  })
})
