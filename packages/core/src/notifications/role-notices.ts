import type { LiveEvent } from "../live/model.ts"
import type { Role } from "../roles/model.ts"
import { ROLE_NOTICE_MILLIS, type Notice } from "./model.ts"

const notice = (tone: Notice["tone"], text: string): Notice => ({ tone, text, millis: ROLE_NOTICE_MILLIS })

const approvals = {
  ApprovedBuyers: "Your request for the Buyer role has been approved. The permission to place offers is granted.",
  Sellers:
    "Your request for the Seller role has been approved. The changes can be applied now or after your next login.",
} as const

const declines = {
  ApprovedBuyers:
    "Unfortunately, your Proof of Funds request was declined. Please review the information you had provided and try again.",
  Sellers: "Unfortunately, your request for the Seller role was declined.",
} as const

const buyerNotices = {
  roleAssigned: notice("success", "You have been assigned a Buyer role. You can now make offers."),
  roleRemoved: notice("warning", "Your Buyer permission was removed. You can no longer make offers."),
} as const

const decision = ({ status, type }: Extract<LiveEvent, { readonly topic: "roleRequest" }>): Notice | null => {
  if (status === "Draft") return null
  return status === "Approved" ? notice("success", approvals[type]) : notice("error", declines[type])
}

/** What a role event says to its user, or null where it says nothing: success, warning for removed, error for declined. */
export const roleNotice = (event: LiveEvent): Notice | null => {
  switch (event.topic) {
    case "roleRequest":
      return decision(event)
    case "roleAssigned":
    case "roleRemoved":
      return event.role === "ApprovedBuyers" ? buyerNotices[event.topic] : null
    case "asset":
    case "offer":
      return null
  }
}

/** Said once, when the Sellers role is gained, and not while a user remains a seller; null otherwise. */
export const sellerGained = (before: ReadonlyArray<Role>, after: ReadonlyArray<Role>): Notice | null =>
  after.includes("Sellers") && !before.includes("Sellers")
    ? notice("success", "You are Seller now! You can move on to creating and publishing assets.")
    : null
