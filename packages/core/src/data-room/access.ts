import { isPublic } from "../assets/statuses.ts"
import { type AssetStatus } from "../kernel/statuses.ts"
import { isFirstOwner } from "../assets/visibility.ts"
import type { Actor } from "../kernel/actor.ts"
import { isAdministrator } from "../kernel/policies.ts"
import { DAY_MILLIS, type Millis } from "../shared/days.ts"
import type { UserId } from "../shared/ids.ts"

/** The folders of a data room, from what anyone signed in may read to what the seller grants one by one. */
export const TIERS = ["home", "tier1", "tier2"] as const
export type Tier = (typeof TIERS)[number]

/** Days after the closing for which the winner still reads the room. */
export const WINNER_DAYS = 90

/** What access to a room rests on. `whitelist`s name users that the seller let in without more ado. */
export interface Room {
  readonly owners: ReadonlyArray<UserId>
  readonly status: AssetStatus
  readonly closedAt: Millis | null
  readonly winnerId: UserId | null
  readonly tier1Whitelist: ReadonlyArray<UserId>
  readonly tier2Whitelist: ReadonlyArray<UserId>
}

/** What the reader did to get in. */
export interface Standing {
  /** The confidentiality agreement is executed. */
  readonly hasSigned: boolean
  /** The request for the second tier was approved. */
  readonly hasApproval: boolean
}

const isOpen = ({ closedAt, status, winnerId }: Room, reader: UserId, now: number): boolean =>
  isPublic(status) || (reader === winnerId && closedAt !== null && now < closedAt + WINNER_DAYS * DAY_MILLIS)

const isIn = (room: Room, tier: Tier, reader: UserId, { hasApproval, hasSigned }: Standing): boolean => {
  const isInFirst = hasSigned || room.tier1Whitelist.includes(reader)
  switch (tier) {
    case "home":
      return true
    case "tier1":
      return isInFirst
    case "tier2":
      return isInFirst && (hasApproval || room.tier2Whitelist.includes(reader))
  }
}

/**
 * Whether the actor may read a tier at `now`, in milliseconds since the epoch: first owner and administrators always, others
 * while the asset is in one of the nine public statuses, and the winner for 90 days after it was closed.
 */
export const mayReadTier = (actor: Actor, tier: Tier, room: Room, standing: Standing, now: number): boolean => {
  if (actor.tag !== "user") return false
  if (isAdministrator(actor) || isFirstOwner(actor, room)) return true
  return isOpen(room, actor.id, now) && isIn(room, tier, actor.id, standing)
}
