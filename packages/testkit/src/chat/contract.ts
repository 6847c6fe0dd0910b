import { type ChatEvent, conversationName } from "@xl/core/chat"
import { ConversationSid, must } from "@xl/core/shared"
import { Effect } from "effect"
import { beforeAll, describe, expect, it } from "vitest"
import { refusalOf } from "../market/sale.ts"
import { adminOn, buyerOn, completeDraftOn, personOn } from "../market/stage.ts"
import { aBid } from "../offers/examples.ts"
import { type ChatStage, eventually, type Pair, pairOn, run, say } from "./talk-stage.ts"

export { conversationsContract } from "./line/contract.ts"
export type { ChatStage } from "./talk-stage.ts"

const NOWHERE = must(ConversationSid, "CH0")

/** The laws of every way to open conversations and to look at them. One market serves the whole suite; `opening` milliseconds is what it takes to listen. */
export const chatsContract = (way: string, open: () => Promise<ChatStage>, opening = 300) =>
  describe(`Chats through ${way}`, () => {
    let stage: ChatStage
    let pair: Pair
    beforeAll(async () => {
      stage = await open()
      pair = await pairOn(stage)
    })
    const chatsOf = (who: Parameters<ChatStage["as"]>[0]) => stage.as(who).chats

    it("opens one conversation for each asset, seller and buyer, and finds it again (ACC-223, ACC-520)", async () => {
      const { asset, buyer, seller, sid } = pair
      const again = await run(chatsOf(buyer).open(asset))
      expect(again.twilioSID).toBe(sid)
      expect(again.PK).toBe(conversationName({ assetID: asset, sellerID: seller.id, buyerID: buyer.id }))
      const other = await run(chatsOf(await personOn(stage)).open(asset))
      expect(other.twilioSID).not.toBe(sid)
    })

    it("opens one for whoever is signed in and may see the asset, and for nobody else (ACC-417)", async () => {
      const { asset, seller } = pair
      expect(await refusalOf(chatsOf(seller).open(asset))).toBe("ChatOwnAsset")
      expect(await refusalOf(chatsOf(await personOn(stage, { roles: [] })).open(asset))).toBe("EmailNotVerified")
      const draft = await completeDraftOn(stage, seller)
      expect(await refusalOf(chatsOf(await personOn(stage)).open(draft.id))).toBe("AssetNotFound")
      expect(await refusalOf(chatsOf(await adminOn(stage)).open(draft.id))).toBe("AssetNotFound")
    })

    it("takes an anonymous question into the one conversation, and names neither (SEL-353)", async () => {
      const { asset, seller } = pair
      const asker = await personOn(stage)
      const letter = { title: "Rent roll", message: "Is it certified?\n\nAs of which day?" }
      const first = await run(chatsOf(asker).ask(asset, letter))
      expect(first.attributes.lastMessage).toBe("Rent roll\n\nIs it certified?\n\nAs of which day?")
      expect([first.sellerInfo.email, first.sellerInfo.firstName, first.lastMessageIndex]).toEqual([null, null, 0])
      const seen = await run(chatsOf(seller).find(first.twilioSID))
      expect([seen.buyerInfo.email, seen.buyerInfo.firstName, seen.buyerInfo.anonymous]).toEqual([null, null, true])
      const { messages } = await run(stage.as(seller).conversations.page(first.twilioSID, null))
      expect(messages.map(({ author, body }) => [author, body])).toEqual([[asker.id, first.attributes.lastMessage]])
      const again = await run(chatsOf(asker).ask(asset, { ...letter, title: "And the leases" }))
      expect([again.twilioSID, again.lastMessageIndex]).toEqual([first.twilioSID, 1])
      expect((await run(chatsOf(asker).open(asset))).twilioSID).toBe(first.twilioSID)
    })

    it("asks nothing where the seller would read the name, and beside the field what does not pass (SEL-353)", async () => {
      const { asset, seller } = await pairOn(stage)
      const letter = { title: "Rent roll", message: "Is it certified?" }
      const asker = await personOn(stage)
      expect(await refusalOf(chatsOf(seller).ask(asset, letter))).toBe("ChatOwnAsset")
      expect(await refusalOf(chatsOf(asker).ask(asset, { ...letter, title: "a\nb" }))).toBe("ContactFieldsInvalid")
      const { twilioSID } = await run(chatsOf(asker).ask(asset, letter))
      await run(chatsOf(asker).hideMe(twilioSID, false))
      expect(await refusalOf(chatsOf(asker).ask(asset, letter))).toBe("ChatNotAnonymous")
      await run(chatsOf(asker).hideMe(twilioSID, true))
      await run(stage.as(seller).listings.edit(asset, { contactsDisclosed: true }))
      expect(await refusalOf(chatsOf(asker).ask(asset, letter))).toBe("ChatNotAnonymous")
      const unproved = await personOn(stage, { roles: [] })
      expect(await refusalOf(chatsOf(unproved).ask(asset, letter))).toBe("EmailNotVerified")
      const draft = await completeDraftOn(stage, seller)
      expect(await refusalOf(chatsOf(asker).ask(draft.id, letter))).toBe("AssetNotFound")
    })

    it("asks a guest to sign in", async () => {
      const { asset, sid } = pair
      const guest = chatsOf(null)
      for (const ask of [
        guest.open(asset),
        guest.openAll(asset),
        guest.ask(asset, { title: "x", message: "x" }),
        guest.find(sid),
        guest.hideMe(sid, true),
        guest.list("buyer", null),
        guest.token(),
      ])
        expect(await refusalOf(ask)).toBe("SignInRequired")
    })

    it("gives a conversation to its two people alone, administrators neither (ACC-521)", async () => {
      const { buyer, seller, sid } = pair
      for (const one of [buyer, seller]) expect((await run(chatsOf(one).find(sid))).twilioSID).toBe(sid)
      for (const stranger of [await personOn(stage), await adminOn(stage)]) {
        expect(await refusalOf(chatsOf(stranger).find(sid))).toBe("ChatNotFound")
        expect(await refusalOf(chatsOf(stranger).find(NOWHERE))).toBe("ChatNotFound")
        expect(await refusalOf(chatsOf(stranger).hideMe(sid, false))).toBe("ChatNotFound")
      }
    })

    it("tells both of the asset as it is now: its name, status, picture and whether contacts are disclosed (ACC-219)", async () => {
      const { asset, buyer, seller, sid } = await pairOn(stage)
      for (const [contactsDisclosed, picture] of [
        [true, "retail-2"],
        [false, "office-1"],
      ] as const) {
        const { mainInfo } = await run(stage.as(seller).listings.edit(asset, { contactsDisclosed, images: [picture] }))
        const told = {
          id: asset,
          name: mainInfo.name,
          assetStatus: mainInfo.assetStatus,
          assetImage: picture,
          contactsDisclosed,
        }
        for (const one of [buyer, seller]) expect((await run(chatsOf(one).find(sid))).assetInfo).toEqual(told)
      }
    })

    it("names nobody who wishes not to be named, which is everybody at first (ACC-221, ACC-522)", async () => {
      const { buyer, seller, sid } = await pairOn(stage)
      const nobody = { email: null, firstName: null, lastName: null, sellerProfile: { avatar: null }, anonymous: true }
      const seen = await run(chatsOf(seller).find(sid))
      expect(seen.buyerInfo).toMatchObject({ ...nobody, id: buyer.id })
      expect(seen.sellerInfo).toMatchObject({ email: seller.email, firstName: seller.firstName })
      expect((await run(chatsOf(buyer).find(sid))).sellerInfo).toMatchObject(nobody)
      expect(JSON.stringify(seen)).not.toContain(buyer.email)
      const shown = await run(chatsOf(buyer).hideMe(sid, false))
      expect(shown.buyerInfo.anonymous).toBe(false)
      expect((await run(chatsOf(seller).find(sid))).buyerInfo).toMatchObject({
        email: buyer.email,
        firstName: buyer.firstName,
        anonymous: false,
      })
      expect((await run(chatsOf(buyer).find(sid))).sellerInfo).toMatchObject(nobody)
      await run(chatsOf(buyer).hideMe(sid, true))
      expect((await run(chatsOf(seller).find(sid))).buyerInfo).toMatchObject(nobody)
    })

    it("gives a seller a conversation with each buyer whose offer binds, and a buyer the one (ACC-519)", async () => {
      const { asset, buyer, seller, sid } = await pairOn(stage)
      const bidder = await buyerOn(stage)
      const offer = await run(stage.as(bidder).offers.create(aBid([{ id: asset }])))
      expect((await run(chatsOf(seller).openAll(asset))).map(({ buyerID }) => buyerID)).toEqual([buyer.id])
      await run(stage.as(bidder).offers.publish(offer.id))
      const all = await run(chatsOf(seller).openAll(asset))
      expect(all.map(({ buyerID }) => buyerID).toSorted()).toEqual([buyer.id, bidder.id].toSorted())
      expect((await run(chatsOf(buyer).openAll(asset))).map(({ twilioSID }) => twilioSID)).toEqual([sid])
      expect((await run(chatsOf(seller).openAll(asset))).map(({ twilioSID }) => twilioSID).toSorted()).toEqual(
        all.map(({ twilioSID }) => twilioSID).toSorted(),
      )
    })

    it("lists one's conversations on each side, the latest first (ACC-523, ACC-524)", async () => {
      const { asset, buyer, seller, sid } = await pairOn(stage)
      await stage.advance(1_000)
      const other = await personOn(stage)
      const { twilioSID: later } = await run(chatsOf(other).open(asset))
      const sids = async () => (await run(chatsOf(seller).list("seller", null))).items.map(({ twilioSID }) => twilioSID)
      expect(await sids()).toEqual([later, sid])
      await stage.advance(1_000)
      await run(say(stage, buyer, sid, "Hello"))
      expect(await sids()).toEqual([sid, later])
      const { items, nextToken } = await run(chatsOf(buyer).list("buyer", null))
      expect([items.map(({ twilioSID }) => twilioSID), nextToken]).toEqual([[sid], null])
      expect(items[0]?.attributes).toEqual({ lastMessage: "Hello", lastMessageOwnerId: buyer.id })
      expect((await run(chatsOf(buyer).list("seller", null))).items).toEqual([])
    })

    it("gives whoever proved the e-mail a token, and nobody else (ACC-525)", async () => {
      expect((await run(chatsOf(pair.buyer).token())).service).toMatch(/^(embedded|twilio)$/)
      expect(await refusalOf(chatsOf(await personOn(stage, { roles: [] })).token())).toBe("EmailNotVerified")
    })

    it("takes a notice of a message in one's own name to the other one alone (ACC-526)", async () => {
      const { buyer, seller, sid } = pair
      const notice = { msgText: "Hello", senderID: buyer.id, receiverID: seller.id, chatTwilioSID: sid }
      await run(chatsOf(buyer).notice(notice))
      const stranger = await personOn(stage)
      expect(await refusalOf(chatsOf(stranger).notice(notice))).toBe("ChatNotFound")
      expect(await refusalOf(chatsOf(seller).notice(notice))).toBe("ChatNotFound")
      expect(await refusalOf(chatsOf(buyer).notice({ ...notice, receiverID: stranger.id }))).toBe("ChatNotFound")
      expect(await refusalOf(chatsOf(buyer).notice({ ...notice, msgText: " " }))).toBe("ChatMessageInvalid")
    })

    it("tells both of a conversation and of its names, and the other one of a message, and nobody else (ACC-529, ACC-530)", async () => {
      const { asset, buyer, seller } = pair
      const [stranger, admin, asker] = [await personOn(stage), await adminOn(stage), await personOn(stage)]
      const heard = [asker, seller, buyer, stranger, admin].map((who) => {
        const events: Array<ChatEvent> = []
        return { events, stop: chatsOf(who).watch((event) => events.push(event)) }
      })
      await eventually(() => heard.forEach(({ events }) => expect(events).toEqual([{ tag: "connected" }])))
      await run(Effect.sleep(opening))
      heard.forEach(({ events }) => events.splice(0))
      const { twilioSID: sid } = await run(chatsOf(asker).open(asset))
      await run(say(stage, asker, sid, "Is it still for sale?"))
      const opened = { tag: "opened", sid }
      const notice = { msgText: "Is it still for sale?", senderID: asker.id, receiverID: seller.id, chatTwilioSID: sid }
      await eventually(() =>
        expect(heard.map(({ events }) => events).slice(0, 2)).toEqual([[opened], [opened, { tag: "noticed", notice }]]),
      )
      const [first, second, ...others] = heard.map(({ events }) => events)
      await run(chatsOf(asker).hideMe(sid, false))
      await eventually(() =>
        expect([first?.at(-1), first?.length, second?.at(-1), second?.length]).toEqual([opened, 2, opened, 3]),
      )
      expect(others).toEqual([[], [], []])
      heard.forEach(({ stop }) => stop())
    })
  })
