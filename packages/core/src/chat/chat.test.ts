import { aConversation } from "@xl/testkit/chat"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { must, UserId, ConversationSid } from "../shared/index.ts"
import * as t from "io-ts"
import {
  allNewMessages,
  byChatDay,
  chatDay,
  chatHeading,
  chatSide,
  chatSides,
  chatTime,
  conversationName,
  conversationsOf,
  messageToSend,
  newMessages,
  pseudonym,
  shownPerson,
} from "./index.ts"
import { Millis } from "../shared/days.ts"

const talk = aConversation()
const { buyerID: buyer, sellerID: seller } = talk
const int = (n: number) => must(t.Int, n)
const at = (instant: number) => must(Millis, instant)
const by = (lastMessageOwnerId: typeof buyer, last: number | null, read: number | null) =>
  aConversation({
    attributes: { lastMessage: "Hello", lastMessageOwnerId },
    lastMessageIndex: last === null ? null : int(last),
    lastReadMessageIndex: read === null ? null : int(read),
  })

describe("a conversation's name", () => {
  it("is asset, seller and buyer, in this order, with # between (ACC-223)", () => {
    expect(conversationName(talk)).toBe(`${talk.assetID}#${seller}#${buyer}`)
  })
})

describe("the new messages of a conversation", () => {
  it("are its last index minus the last one read (ACC-286)", () => {
    expect([newMessages(by(seller, 9, 4), buyer, null), newMessages(by(seller, 4, 4), buyer, null)]).toEqual([5, 0])
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.nat(1_000_000), (last, read) => {
        expect(newMessages(by(seller, last, read), buyer, null)).toBe(Math.max(0, last - read))
      }),
    )
  })

  it("count from the first where none was read, and are none where none was sent", () => {
    expect([newMessages(by(seller, 0, null), buyer, null), newMessages(by(seller, 2, null), buyer, null)]).toEqual([
      1, 3,
    ])
    expect([newMessages(by(seller, null, null), buyer, null), newMessages(by(seller, null, 3), buyer, null)]).toEqual([
      0, 0,
    ])
  })

  it("are none in the chat that is open (ACC-288)", () => {
    expect(newMessages(by(seller, 9, 4), buyer, talk.twilioSID)).toBe(0)
    expect(newMessages(by(seller, 9, 4), buyer, must(ConversationSid, "CH2"))).toBe(5)
  })

  it("are none where the last message was one's own (ACC-289)", () => {
    expect(newMessages(by(buyer, 9, 4), buyer, null)).toBe(0)
    expect(newMessages(by(buyer, 9, 4), seller, null)).toBe(5)
  })

  it("add up over all conversations", () => {
    const talks = [
      by(seller, 9, 4),
      by(seller, 1, null),
      by(buyer, 9, 0),
      { ...by(seller, 3, 0), twilioSID: must(ConversationSid, "CH3") },
    ]
    expect(allNewMessages(talks, buyer, null)).toBe(5 + 2 + 3)
    expect(allNewMessages(talks, buyer, must(ConversationSid, "CH3"))).toBe(5 + 2)
  })
})

describe("the list of conversations", () => {
  it("is cut into the side where one buys and the side where one sells, the latest first", () => {
    const older = aConversation({ lastActivityDate: at(talk.creationDate + 5) }, 2)
    const newer = aConversation({ lastActivityDate: at(talk.creationDate + 9) }, 3)
    const turned = aConversation({ buyerID: seller, sellerID: buyer }, 4)
    const all = [talk, older, newer, turned]
    expect(conversationsOf(all, buyer, "buyer")).toEqual([newer, older, talk])
    expect(conversationsOf(all, buyer, "seller")).toEqual([turned])
    expect([chatSide(talk, buyer), chatSide(talk, seller)]).toEqual(["buyer", "seller"])
    expect(chatSide({ buyerID: seller, sellerID: seller }, buyer)).toBeNull()
  })

  it("has a heading for each side", () => {
    expect([chatHeading("buyer"), chatHeading("seller"), chatHeading(null)]).toEqual([
      "Messaging with sellers",
      "Messaging with buyers",
      "Messages",
    ])
  })
})

describe("a message", () => {
  it("of blanks alone is not sent (ACC-337)", () => {
    expect(["", " ", "\n\t ", "\u00a0"].map(messageToSend)).toEqual([null, null, null, null])
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (typed) => {
        expect(messageToSend(typed)).toBe(typed.trim() === "" ? null : typed)
      }),
    )
  })

  it("shows its time as HH.mm on the reader's clock (ACC-645)", () => {
    expect(chatTime(Date.UTC(2026, 10, 8, 9, 5), "UTC")).toBe("09.05")
    expect(chatTime(Date.UTC(2026, 10, 8, 0, 30), "UTC")).toBe("00.30")
    expect(chatTime(Date.UTC(2026, 10, 8, 23, 59), "America/New_York")).toBe("18.59")
  })

  it("stands under its day as MMM D, that of the reader (ACC-646)", () => {
    expect(chatDay(Date.UTC(2026, 10, 8, 9, 5), "UTC")).toBe("Nov 8")
    expect(chatDay(Date.UTC(2026, 11, 25, 2, 0), "America/New_York")).toBe("Dec 24")
    const messages = [Date.UTC(2026, 10, 8, 9), Date.UTC(2026, 10, 8, 23), Date.UTC(2026, 10, 9, 0)].map((instant) => ({
      timestamp: at(instant),
    }))
    expect(byChatDay(messages, "UTC").map(({ day, messages: of }) => [day, of.length])).toEqual([
      ["Nov 8", 2],
      ["Nov 9", 1],
    ])
    const years = [Date.UTC(2025, 10, 8), Date.UTC(2026, 10, 8)].map((instant) => ({ timestamp: at(instant) }))
    expect(byChatDay(years, "UTC")).toHaveLength(2)
  })

  it("keeps its time over the hours that daylight saving skips and repeats", () => {
    const inNewYork = (instant: number) => chatTime(instant, "America/New_York")
    expect([inNewYork(Date.UTC(2026, 2, 8, 6, 59)), inNewYork(Date.UTC(2026, 2, 8, 7, 0))]).toEqual(["01.59", "03.00"])
    expect([inNewYork(Date.UTC(2026, 10, 1, 5, 30)), inNewYork(Date.UTC(2026, 10, 1, 6, 30))]).toEqual([
      "01.30",
      "01.30",
    ])
  })
})

describe("an anonymous person", () => {
  const hidden = { ...talk.buyerInfo, anonymous: true, sellerProfile: { avatar: "u1/avatars/me.png" } }

  it("hides name, e-mail and avatar behind one name until the contacts are disclosed", () => {
    const shown = shownPerson(hidden, "buyer", false)
    expect(shown).toEqual({ name: pseudonym(hidden, "buyer"), email: null, avatar: null })
    expect(shown.name).toMatch(/^Buyer [0-9A-Z]{4}$/)
    expect(shownPerson({ ...hidden, firstName: "Other" }, "buyer", false).name).toBe(shown.name)
    expect(pseudonym(hidden, "seller")).toMatch(/^Seller /)
    expect(shownPerson(hidden, "buyer", true)).toEqual({
      name: "Blair Buyer1",
      email: "buyer1@example.com",
      avatar: "u1/avatars/me.png",
    })
  })

  it("is one of many names", () => {
    const ids = Array.from({ length: 50 }, (_, n) => aConversation({}, n).assetID)
    expect(new Set(ids.map((id) => pseudonym({ id: id as never }, "buyer"))).size).toBeGreaterThan(45)
  })

  it("has four signs in the name, with noughts before where the hash is short", () => {
    const id = must(UserId, "00000000-0000-4000-8000-000000016405")
    expect(pseudonym({ id }, "buyer")).toBe("Buyer 0HRB")
  })

  it("is not anybody who is shown by name", () => {
    const shown = (change: object) => shownPerson({ ...hidden, anonymous: false, ...change }, "buyer", false).name
    expect([shown({ firstName: null }), shown({ lastName: " " })]).toEqual(["Buyer1", "Blair"])
    expect(shownPerson({ ...hidden, anonymous: false, firstName: null, lastName: " " }, "buyer", false).name).toBe(
      "buyer1@example.com",
    )
  })
})

describe("the list's sides", () => {
  it("are the seller's for sellers, the buyer's for who buys or does not sell, and each on which one talks (ACC-422)", () => {
    const sides = (buyer: boolean, seller: boolean, ...talks: ReadonlyArray<"buyer" | "seller">) =>
      chatSides({ buyer, seller }, (side) => talks.includes(side))
    expect([sides(true, false), sides(false, true), sides(true, true), sides(false, false)]).toEqual([
      ["buyer"],
      ["seller"],
      ["buyer", "seller"],
      ["buyer"],
    ])
    expect([sides(true, false, "seller"), sides(false, true, "buyer")]).toEqual([
      ["buyer", "seller"],
      ["buyer", "seller"],
    ])
  })
})
