import type { Asset } from "../assets/model.ts"
import { titleOf } from "../assets/title.ts"
import type { MarketEvent, OutboxMessage } from "../kernel/events.ts"
import type { Millis } from "../shared/days.ts"
import type { UserId } from "../shared/ids.ts"
import type { ChatSide } from "./conversations.ts"
import { memberOn, otherSide } from "./decisions.ts"
import type { KeptConversation } from "./kept.ts"
import type { ChatLiveEvent } from "../kernel/live-event.ts"

const TRIGGERS = { buyer: "Buyer", seller: "Seller" } as const

/** What the log says: that a conversation was opened, or that one of the two is anonymous or not. Nothing of what is said in it. */
export const chatEvent = (
  type: "ChatAnonymityChanged" | "ChatOpened",
  talk: KeptConversation,
  side: ChatSide,
  at: Millis,
): MarketEvent => ({
  chain: talk.assetId,
  type,
  actor: { id: memberOn(talk, side), trigger: TRIGGERS[side] },
  at,
  subject: talk.sid,
  before: null,
  after:
    type === "ChatOpened" ? { buyerId: talk.buyerId, sellerId: talk.sellerId } : { anonymous: talk[side].anonymous },
})

const told = (users: ReadonlyArray<UserId>, event: ChatLiveEvent): OutboxMessage => ({
  tag: "live",
  audience: { everyone: false, users },
  event,
})

/** Both hear that there is a conversation, and that one of the two goes by another name in it. */
export const openedMessage = ({ buyerId, sellerId, sid }: KeptConversation): OutboxMessage =>
  told([buyerId, sellerId], { topic: "chatOpened", sid })

/** Both hear that there is a message, wherever they read. */
export const addedMessage = ({ buyerId, sellerId, sid }: KeptConversation, index: number): OutboxMessage =>
  told([buyerId, sellerId], { topic: "chatMessage", sid, index })

/** The other one is told what was said. */
export const noticeMessage = (talk: KeptConversation, side: ChatSide, msgText: string): OutboxMessage => {
  const [senderID, receiverID] = [memberOn(talk, side), memberOn(talk, otherSide(side))]
  return told([receiverID], { topic: "chatNotice", notice: { msgText, senderID, receiverID, chatTwilioSID: talk.sid } })
}

/** A mail for whoever is away: that something was said, about what, and where to read it; neither what nor by whom. */
export const awayMail = (talk: KeptConversation, side: ChatSide, asset: Asset): OutboxMessage => ({
  tag: "mail",
  kind: "chatMessage",
  to: memberOn(talk, side),
  facts: { assetId: talk.assetId, title: titleOf(asset), side, chat: talk.sid },
})
