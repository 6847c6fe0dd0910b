import type { ChatSide } from "./conversations.ts"

/** What somebody's list of conversations is divided by: roles as `roleFlags` gives them. */
export interface ChatRoles {
  readonly buyer: boolean
  readonly seller: boolean
}

/**
 * The sides of somebody's list, the buyer's first. A seller has the seller's; who does not sell, or is a buyer besides, the buyer's; and
 * anybody has a side on which there is a conversation. Source: specification of accounts, point 6 (ACC-422).
 */
export const chatSides = ({ buyer, seller }: ChatRoles, has: (side: ChatSide) => boolean): ReadonlyArray<ChatSide> =>
  (["buyer", "seller"] as const).filter((side) => has(side) || (side === "seller" ? seller : buyer || !seller))
