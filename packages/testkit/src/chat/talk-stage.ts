import type { ChatConnection, HostedMessage } from "@xl/core/chat"
import type { ConversationSid, AssetId } from "@xl/core/shared"
import type { Profile } from "@xl/core/profiles"
import { Effect } from "effect"
import { expect, vi } from "vitest"
import type { ChatPorts, MarketPorts } from "../market/market.ts"
import { adminOn, listingOn, type MarketStage, personOn, sellerOn } from "../market/stage.ts"
import { freshUuid } from "../shared/fresh-uuid.ts"

/** A stage on which people talk too. */
export interface ChatStage extends Omit<MarketStage, "as"> {
  readonly as: (who: Pick<Profile, "email" | "id"> | null) => ChatPorts & MarketPorts
}

export const run = Effect.runPromise

/** A seller with a listing and somebody who asks about it. */
export interface Pair {
  readonly seller: Profile
  readonly buyer: Profile
  readonly asset: AssetId
  readonly sid: ConversationSid
}

/** Two who talk about a listing of its own. */
export const pairOn = async (stage: ChatStage): Promise<Pair> => {
  const [seller, admin, buyer] = [await sellerOn(stage), await adminOn(stage), await personOn(stage)]
  const asset = await listingOn(stage, seller, admin)
  const { twilioSID: sid } = await run(stage.as(buyer).chats.open(asset))
  return { seller, buyer, asset, sid }
}

/** Waits until it holds, for adapters that hear over a line. */
export const eventually = (check: () => void) => vi.waitFor(check, { timeout: 20_000, interval: 20 })

/** Somebody's open line, with what is heard on it. */
export const lineOf = async (stage: ChatStage, who: Profile) => {
  const { conversations } = stage.as(who)
  const states: Array<ChatConnection> = []
  const heard: Array<readonly [ConversationSid, HostedMessage]> = []
  const close = conversations.connect((state) => states.push(state))
  const stop = conversations.watch((sid, message) => heard.push([sid, message]))
  await eventually(() => expect(states).toContain("connected"))
  return { conversations, states, heard, close, stop }
}

export const say = (stage: ChatStage, who: Profile, sid: ConversationSid, body: string, key = freshUuid()) =>
  stage.as(who).conversations.send(sid, body, key)
