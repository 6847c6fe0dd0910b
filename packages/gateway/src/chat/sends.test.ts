import { randomUUID } from "node:crypto"
import { MESSAGES_A_MINUTE } from "@xl/core/market/chat"
import { describe, expect, it } from "vitest"
import { type Person, testMarket } from "../testing/market.ts"
import { putAsset } from "../testing/rows.ts"
import { putConversation } from "../testing/talk-rows.ts"

const market = await testMarket()
const [buyer, seller] = [await market.person(["VerifiedUsers"]), await market.person(["VerifiedUsers"])]

const SEND = `mutation ($sid: ID!, $body: String!, $key: String!) {
  sendChatMessage(chatTwilioSID: $sid, body: $body, messageKey: $key) {
    ... on ChatMessageSent { sent { index } } ... on Refusal { code } } }`

const talk = async () => {
  const assetId = await putAsset(market.db, seller.id)
  const sid = await putConversation(market.db, { assetId, buyerId: buyer.id, sellerId: seller.id })
  const send = async (who: Person, key: string = randomUUID()) => {
    const said = (await market.does(who, SEND, { sid, body: "At once", key })) as {
      readonly sent?: { readonly index: number }
      readonly code?: string
    }
    return said.sent?.index ?? said.code
  }
  const kept = async () => {
    const rows = await market.db
      .selectFrom("chatMessages")
      .select("place")
      .where("sid", "=", sid)
      .orderBy("place")
      .execute()
    return rows.map(({ place }) => place)
  }
  return { send, kept }
}
const upTo = (count: number) => Array.from({ length: count }, (_, place) => place)

describe("messages that are sent at once", () => {
  it("get indexes of their own without a gap, from both sides", async () => {
    const { kept, send } = await talk()
    const sent = await Promise.all(upTo(16).map((place) => send(place % 2 === 0 ? buyer : seller)))
    expect(sent.toSorted((one, other) => Number(one) - Number(other))).toEqual(upTo(18).slice(2))
    expect(await kept()).toEqual(upTo(18))
  })

  it("are one message under one key", async () => {
    const { kept, send } = await talk()
    const key = randomUUID()
    expect(new Set(await Promise.all(upTo(8).map(() => send(buyer, key))))).toEqual(new Set([2]))
    expect(await kept()).toEqual(upTo(3))
  })

  it("are no more than a minute takes", async () => {
    const { kept, send } = await talk()
    market.setTime(120_000)
    const answers = await Promise.all(upTo(MESSAGES_A_MINUTE + 6).map(() => send(seller)))
    expect(answers.filter((one) => one === "ChatTooFast")).toHaveLength(6)
    expect(await kept()).toEqual(upTo(2 + MESSAGES_A_MINUTE))
  })
})
