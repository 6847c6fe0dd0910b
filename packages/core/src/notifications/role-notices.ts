import type { LiveEvent } from "../kernel/live-event.ts"
import { noticeTexts } from "../kernel/notice-words.ts"
import type { Role } from "../kernel/actor.ts"
import { ROLE_NOTICE_MILLIS, type Notice } from "./model.ts"

const notice = (tone: Notice["tone"], text: string): Notice => ({ tone, text, millis: ROLE_NOTICE_MILLIS })

const decisions = {
  ApprovedBuyers: { Approved: noticeTexts.buyerApproved, Declined: noticeTexts.buyerDeclined },
  Sellers: { Approved: noticeTexts.sellerApproved, Declined: noticeTexts.sellerDeclined },
} as const

const buyerNotices = {
  roleAssigned: notice("success", noticeTexts.buyerAssigned),
  roleRemoved: notice("warning", noticeTexts.buyerRemoved),
} as const

const decision = ({ status, type }: Extract<LiveEvent, { readonly topic: "roleRequest" }>): Notice | null => {
  if (status === "Draft") return null
  const said = notice(status === "Approved" ? "success" : "error", decisions[type][status])
  return type === "Sellers" && status === "Approved" ? { ...said, action: noticeTexts.applyNow } : said
}

/**
 * What a role event says to its user, or null where it says nothing: success, warning for removed, error for declined. An approved
 * seller may apply the change at once, which refreshes the session. Source: docs/requirements.tsv, ACC-463.
 */
export const roleNotice = (event: LiveEvent): Notice | null => {
  if (event.topic === "roleRequest") return decision(event)
  const isRole = event.topic === "roleAssigned" || event.topic === "roleRemoved"
  return isRole && event.role === "ApprovedBuyers" ? buyerNotices[event.topic] : null
}

/** Whether the event is about the roles of whom it reaches, so that the session is refreshed `ROLE_REFRESH_DELAY_MILLIS` later (ACC-280). */
export const refreshesSession = ({ topic }: LiveEvent): boolean =>
  topic === "roleRequest" || topic === "roleAssigned" || topic === "roleRemoved"

/** Whether the event decides who buys: a page shows that at once, where a new seller is asked when to apply the change. */
export const decidesOnBuying = (event: LiveEvent): boolean => {
  if (event.topic === "roleRequest") return event.type === "ApprovedBuyers" && event.status !== "Draft"
  return (event.topic === "roleAssigned" || event.topic === "roleRemoved") && event.role === "ApprovedBuyers"
}

/** Said once, when the Sellers role is gained, and not while a user remains a seller; null otherwise. */
export const sellerGained = (before: ReadonlyArray<Role>, after: ReadonlyArray<Role>): Notice | null =>
  after.includes("Sellers") && !before.includes("Sellers") ? notice("success", noticeTexts.sellerGained) : null
