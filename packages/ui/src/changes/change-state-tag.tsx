import type { ChangeRequestView } from "@xl/core/change-requests"
import { Tag } from "../parts/index.ts"

const STATES = {
  Pending: { tone: "blue", label: "Waits for approval" },
  Approved: { tone: "ok", label: "Approved" },
  Declined: { tone: "bad", label: "Declined" },
  Withdrawn: { tone: "neutral", label: "Withdrawn" },
  Lapsed: { tone: "neutral", label: "Ended with the listing" },
} as const

/** Where a change request stands. */
export const ChangeStateTag = ({ status }: Pick<ChangeRequestView, "status">) => {
  if (typeof status !== "string") return null
  const { label, tone } = STATES[status]
  return (
    <Tag tone={tone} isFilled>
      {label}
    </Tag>
  )
}
