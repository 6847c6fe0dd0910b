import * as t from "io-ts"
import { AssetStatus, OfferStatus, StatusTrigger } from "./statuses.ts"
import { Role } from "./actor.ts"
import { AssetId, ConversationSid, NoticeId, OfferId, RoleRequestId, UserId } from "../shared/ids.ts"

/**
 * What arrives without reload, and only at those who may see it. It names what changed; the new state is
 * asked for afresh, under the rights of the one who asks.
 */
export const LiveEvent = t.union(
  [
    t.readonly(t.strict({ topic: t.literal("asset"), id: AssetId, status: AssetStatus, by: StatusTrigger })),
    t.readonly(
      t.strict({ topic: t.literal("offer"), id: OfferId, assetId: AssetId, status: OfferStatus, by: StatusTrigger }),
    ),
    t.readonly(
      t.strict({
        topic: t.literal("roleRequest"),
        id: RoleRequestId,
        type: t.keyof({ ApprovedBuyers: null, Sellers: null }),
        status: t.keyof({ Draft: null, Approved: null, Declined: null }),
      }),
    ),
    t.readonly(t.strict({ topic: t.literal("roleAssigned"), role: Role })),
    t.readonly(t.strict({ topic: t.literal("roleRemoved"), role: Role })),
    t.readonly(t.strict({ topic: t.literal("notice"), id: NoticeId })),
    // A member opened the page of an asset, or keeps it as a favorite or no longer: told to its owners, without a name.
    t.readonly(t.strict({ topic: t.literal("assetView"), id: AssetId })),
  ],
  "LiveEvent",
)
export type LiveEvent = t.TypeOf<typeof LiveEvent>

/** An event, or that the line was broken and stands again: whatever happened meanwhile was missed, and is asked for afresh. */
export type Heard = LiveEvent | { readonly topic: "missed" }

/** Tells the other one of a message, wherever that one is. */
export const ChatNotice = t.readonly(
  t.strict({ msgText: t.string, senderID: UserId, receiverID: UserId, chatTwilioSID: ConversationSid }),
  "ChatNotice",
)
/** Tells the other one of a message, wherever that one is. */
export type ChatNotice = t.TypeOf<typeof ChatNotice>

/** What travels from gateway to gateway about a conversation; its two people alone hear of it, administrators neither. */
export type ChatLiveEvent =
  | { readonly topic: "chatOpened"; readonly sid: ConversationSid }
  | { readonly topic: "chatMessage"; readonly sid: ConversationSid; readonly index: number }
  | { readonly topic: "chatNotice"; readonly notice: ChatNotice }
