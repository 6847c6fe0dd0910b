import { aConversation } from "@xl/testkit/chat"
import { Result } from "effect"
import fc from "fast-check"
import type * as t from "io-ts"
import { describe, expect, it } from "vitest"
import { decode, ConversationSid } from "../shared/index.ts"
import { ChatAsset, ChatConversation, ChatPerson, HostedMessage } from "./index.ts"
import { ChatNotice } from "../kernel/index.ts"

const TALK = ChatConversation.encode(aConversation())
const [BUYER, SELLER] = [TALK.buyerID, TALK.sellerID]
const conversation = (change: object) => Result.getOrThrow(decode(ChatConversation)({ ...TALK, ...change }))
const person = TALK.buyerInfo

/** Comes back as it was sent, without what is not its own: else "whole". Beside it the fields that may be missing or of another kind. */
const amiss = <A, O>(codec: t.Type<A, O>, sent: { readonly [field: string]: unknown }): ReadonlyArray<string> => {
  const read = decode(codec)({ ...sent, other: "dropped" })
  const isSame = Result.isSuccess(read) && JSON.stringify(codec.encode(read.success)) === JSON.stringify(sent)
  const isLoose = (field: string, value: unknown) => Result.isSuccess(decode(codec)({ ...sent, [field]: value }))
  const loose = Object.keys(sent).filter((field) => isLoose(field, undefined) || isLoose(field, []))
  return isSame ? loose : ["whole", ...loose]
}

it("a conversation's name has letters, digits, lines and at most 64 of them", () => {
  const taken = ["CH1", "a-b_C", "x".repeat(64)]
  expect(taken.every((sid) => ConversationSid.is(sid))).toBe(true)
  expect(["", " CH1", "CH1 ", "CH/1", "x".repeat(65)].some((sid) => ConversationSid.is(sid))).toBe(false)
})

describe("a conversation", () => {
  it("has its keys, its three ids, its dates, its people, its attributes and its indices (ACC-218)", () => {
    expect(amiss(ChatConversation, TALK)).toEqual([])
    expect(Object.keys(TALK).toSorted()).toEqual(
      `PK SK assetID assetInfo attributes buyerID buyerInfo creationDate lastActivityDate lastMessageIndex
       lastReadMessageIndex sellerID sellerInfo twilioSID`.split(/\s+/),
    )
  })

  it("tells of its loan the id, name, status, image and whether contacts are disclosed (ACC-219)", () => {
    const asset = {
      id: TALK.assetID,
      name: "Paramus Hotel",
      assetStatus: "Performing Loan",
      assetImage: "a1-front",
      contactsDisclosed: true,
    }
    expect(amiss(ChatAsset, asset)).toEqual([])
    expect(
      conversation({ assetInfo: { ...TALK.assetInfo, assetStatus: "Sold to nobody" } }).assetInfo.assetStatus,
    ).toEqual({ unknown: "Sold to nobody" })
  })

  it("tells of buyer and seller the same seven things (ACC-220)", () => {
    expect(amiss(ChatPerson, person)).toEqual([])
    expect(Object.keys(person).toSorted()).toEqual(
      "anonymous color email firstName id lastName sellerProfile".split(" "),
    )
    expect(Object.keys(person.sellerProfile)).toEqual(["avatar"])
    const { buyerInfo, sellerInfo } = conversation({})
    expect([buyerInfo.id, sellerInfo.id]).toEqual([BUYER, SELLER])
    expect(Result.isFailure(decode(ChatPerson)({ ...person, sellerProfile: {} }))).toBe(true)
  })

  it("keeps the last message and whose it was (ACC-222)", () => {
    const attributes = { lastMessage: "Is it still for sale?", lastMessageOwnerId: BUYER }
    expect(ChatConversation.encode(conversation({ attributes })).attributes).toEqual(attributes)
    for (const field of Object.keys(attributes)) {
      const without = { ...TALK, attributes: { ...attributes, [field]: undefined } }
      expect(Result.isFailure(decode(ChatConversation)(without)), field).toBe(true)
    }
  })

  it("can be read from anything, or refused", () =>
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(Result.isFailure(decode(ChatConversation)(value))).toBe(true)
      }),
    ))
})

it("has messages with author, body, timestamp and the day they were changed (ACC-224)", () => {
  const message = { index: 0, author: BUYER, body: "Hello", timestamp: 1_790_000_000_000 }
  expect(amiss(HostedMessage, { ...message, dateUpdated: null })).toEqual([])
  expect(amiss(HostedMessage, { ...message, dateUpdated: 1_790_000_000_001 })).toEqual([])
})

it("tells of a message by its text, sender, receiver and conversation (ACC-225)", () => {
  expect(amiss(ChatNotice, { msgText: "Hello", senderID: BUYER, receiverID: SELLER, chatTwilioSID: "CH1" })).toEqual([])
})
