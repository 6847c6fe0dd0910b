import { randomUUID } from "node:crypto"
import { AWAY_MILLIS } from "@xl/core/chat"
import { expect, it } from "vitest"
import { marketServices } from "../graphql/index.ts"
import { clockShowing } from "../clock/index.ts"
import { CONFIG } from "../testing/market.ts"
import { type Person, testMarket } from "../testing/index.ts"
import { putAsset } from "../testing/rows.ts"
import { putConversation } from "../testing/talk-rows.ts"
import { chatMailsJob } from "./chat-mails.ts"

const market = await testMarket()
const { db, now } = market
const job = chatMailsJob(marketServices(db, CONFIG), { clock: clockShowing(now), now })
const [seller, buyer] = [await market.person(["Sellers", "VerifiedUsers"]), await market.person(["VerifiedUsers"])]
const asset = await putAsset(db, seller.id, { status: "Published" })
const sid = await putConversation(db, { assetId: asset, buyerId: buyer.id, sellerId: seller.id })

const mails = async () =>
  (await db.selectFrom("outbox").select("body").where("tag", "=", "mail").orderBy("position").execute()).map(
    ({ body }) => body as unknown as { readonly kind: string; readonly to: string; readonly facts: object },
  )
const say = (who: Person, body: string) =>
  market.does(
    who,
    `mutation ($sid: ID!, $body: String!, $key: String!) { sendChatMessage(chatTwilioSID: $sid, body: $body, messageKey: $key) { __typename } }`,
    { sid, body, key: randomUUID() },
  )
const read = (who: Person) =>
  market.does(who, `mutation ($sid: ID!) { markChatRead(chatTwilioSID: $sid, index: 99) { __typename } }`, { sid })

it("mails whoever was away once an absence, without who wrote and what", async () => {
  let time = 0
  const pass = async (millis: number) => {
    time += millis
    market.setTime(time)
    await job.run()
    return (await mails()).map(({ to }) => to)
  }
  await say(buyer, "A secret price")
  expect(await pass(AWAY_MILLIS - 1)).toEqual([])
  await say(buyer, "And one more")
  expect(await pass(1)).toEqual([seller.id])
  await say(buyer, "Still there?")
  expect(await pass(AWAY_MILLIS)).toEqual([seller.id])
  await read(seller)
  await say(buyer, "Now?")
  expect(await pass(AWAY_MILLIS)).toEqual([seller.id, seller.id])
  await say(seller, "Yes.")
  await read(buyer)
  expect(await pass(AWAY_MILLIS)).toEqual([seller.id, seller.id])
  const [mail] = await mails()
  expect(mail).toMatchObject({ kind: "chatMessage", facts: { side: "seller", chat: sid } })
  expect(JSON.stringify(mail)).not.toContain("secret")
  expect(JSON.stringify(mail)).not.toContain(buyer.id)
})
