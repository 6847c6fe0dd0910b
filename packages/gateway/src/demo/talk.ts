import { randomUUID } from "node:crypto"
import * as t from "io-ts"
import { type Ask, done } from "../import/index.ts"
import type { TalkAct } from "./acts.ts"

/** Conversations by the buyer's place in the cast, each with the index of what was said last; -1 while nothing was. */
export type Talks = Map<number, { readonly sid: string; readonly last: number }>

const Opened = t.strict({ chat: t.strict({ twilioSID: t.string }) })
const OPEN = {
  name: "createChat",
  takes: { assetID: "ID!" },
  gives: "... on ChatDone { chat { twilioSID } }",
}
const Sent = t.strict({ sent: t.strict({ index: t.number }) })
const SEND = {
  name: "sendChatMessage",
  takes: { chatTwilioSID: "ID!", body: "String!", messageKey: "String!" },
  gives: "... on ChatMessageSent { sent { index } }",
}
const Read = t.strict({ index: t.number })
const READ = {
  name: "markChatRead",
  takes: { chatTwilioSID: "ID!", index: "Int!" },
  gives: "... on ChatReadDone { index }",
}

/** Reads what was said, and says something where the act does. The buyer opens the conversation. */
export const talk = async (
  talks: Talks,
  assetID: string,
  asks: { readonly buyer: Ask; readonly seller: Ask },
  { body, buyer, by }: TalkAct,
): Promise<void> => {
  const { last, sid } = talks.get(buyer) ?? {
    sid: (await done(asks.buyer, OPEN, { assetID }, Opened)).chat.twilioSID,
    last: -1,
  }
  const ask = asks[by]
  if (last >= 0) await done(ask, READ, { chatTwilioSID: sid, index: last }, Read)
  if (body === undefined) return
  const { sent } = await done(ask, SEND, { chatTwilioSID: sid, body, messageKey: randomUUID() }, Sent)
  talks.set(buyer, { sid, last: sent.index })
}
