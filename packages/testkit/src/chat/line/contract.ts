import { ConversationSid, must } from "@xl/core/shared"
import { MESSAGE_MAX } from "@xl/core/chat"
import { beforeAll, describe, expect, it } from "vitest"
import { refusalOf } from "../../market/sale.ts"
import { personOn } from "../../market/stage.ts"
import { freshUuid } from "../../shared/fresh-uuid.ts"
import { type ChatStage, eventually, lineOf, type Pair, pairOn, run, say } from "../talk-stage.ts"

/** The laws of every way to a conversations service. One market serves the whole suite. */
export const conversationsContract = (way: string, open: () => Promise<ChatStage>) =>
  describe(`Conversations through ${way}`, () => {
    let stage: ChatStage
    let pair: Pair
    beforeAll(async () => {
      stage = await open()
      pair = await pairOn(stage)
    })
    const latest = async ({ buyer, sid }: Pair) =>
      (await run(stage.as(buyer).conversations.page(sid, null))).messages.map(({ body, index }) => [index, body])

    it("connects by a token, and closes once (ACC-283)", async () => {
      const line = await lineOf(stage, pair.buyer)
      expect(line.states).toEqual(["connecting", "connected"])
      line.close()
      await eventually(() => expect(line.states).toEqual(["connecting", "connected", "disconnecting", "disconnected"]))
      line.close()
      expect(line.states).toHaveLength(4)
    })

    it("denies the line to who proved no e-mail (ACC-283)", async () => {
      const states: Array<string> = []
      const unproved = await personOn(stage, { roles: [] })
      stage.as(unproved).conversations.connect((state) => states.push(state))
      await eventually(() => expect(states).toEqual(["connecting", "denied"]))
    })

    it("carries a message to both, in order, each once (ACC-027, ACC-527)", async () => {
      const own = await pairOn(stage)
      const lines = [await lineOf(stage, own.buyer), await lineOf(stage, own.seller)]
      const first = await run(say(stage, own.buyer, own.sid, "Is it still for sale?"))
      const second = await run(say(stage, own.seller, own.sid, "It is."))
      expect([first.index, first.author, second.index, second.author]).toEqual([0, own.buyer.id, 1, own.seller.id])
      await eventually(() =>
        lines.forEach(({ heard }) =>
          expect(heard).toEqual([
            [own.sid, first],
            [own.sid, second],
          ]),
        ),
      )
      lines.forEach(({ close, stop }) => [stop(), close()])
      expect(await latest(own)).toEqual([
        [0, "Is it still for sale?"],
        [1, "It is."],
      ])
    })

    it("keeps a message sent again under its key once", async () => {
      const own = await pairOn(stage)
      const key = freshUuid()
      const sent = await run(say(stage, own.buyer, own.sid, "Hello", key))
      expect(await run(say(stage, own.buyer, own.sid, "Hello", key))).toEqual(sent)
      expect(await latest(own)).toEqual([[0, "Hello"]])
    })

    it("gives pages that end before a message, and says whether there are more", async () => {
      const own = await pairOn(stage)
      for (let said = 0; said < 60; said++) {
        if (said % 20 === 0) await stage.advance(61_000)
        await run(say(stage, said % 2 === 0 ? own.buyer : own.seller, own.sid, `Message ${said}`))
      }
      const { conversations } = stage.as(own.seller)
      const last = await run(conversations.page(own.sid, null))
      expect([last.messages.map(({ index }) => index), last.hasPrevious]).toEqual([
        Array.from({ length: 50 }, (_, n) => n + 10),
        true,
      ])
      const first = await run(conversations.page(own.sid, 10))
      expect([first.messages.map(({ index }) => index), first.hasPrevious]).toEqual([
        Array.from({ length: 10 }, (_, n) => n),
        false,
      ])
    })

    it("marks as read, never back and never beyond the last message (ACC-285, ACC-286)", async () => {
      const own = await pairOn(stage)
      const { chats, conversations } = stage.as(own.seller)
      expect(await run(conversations.markRead(own.sid, 5))).toBe(-1)
      for (const body of ["One", "Two", "Three"]) await run(say(stage, own.buyer, own.sid, body))
      for (const [index, read] of [
        [0, 0],
        [9, 2],
        [1, 2],
      ] as const)
        expect(await run(conversations.markRead(own.sid, index))).toBe(read)
      expect(await run(chats.find(own.sid))).toMatchObject({ lastMessageIndex: 2, lastReadMessageIndex: 2 })
      expect(await run(stage.as(own.buyer).chats.find(own.sid))).toMatchObject({ lastReadMessageIndex: 2 })
    })

    it("takes no message of blanks alone, nor one that is too long (ACC-337)", async () => {
      const { buyer, sid } = pair
      const before = await latest(pair)
      for (const body of ["", " \n\t", "x".repeat(MESSAGE_MAX + 1)])
        expect(await refusalOf(say(stage, buyer, sid, body))).toBe("ChatMessageInvalid")
      expect(await latest(pair)).toEqual(before)
      const longest = await pairOn(stage)
      expect((await run(say(stage, longest.buyer, longest.sid, "x".repeat(MESSAGE_MAX)))).body).toHaveLength(
        MESSAGE_MAX,
      )
    })

    it("belongs to its two people, and to others is not there", async () => {
      const stranger = await personOn(stage)
      const nowhere = must(ConversationSid, "CH0")
      const { conversations } = stage.as(stranger)
      for (const sid of [pair.sid, nowhere]) {
        expect(await refusalOf(conversations.page(sid, null))).toBe("ChatNotFound")
        expect(await refusalOf(conversations.markRead(sid, 0))).toBe("ChatNotFound")
        expect(await refusalOf(say(stage, stranger, sid, "Hello"))).toBe("ChatNotFound")
      }
    })
  })
