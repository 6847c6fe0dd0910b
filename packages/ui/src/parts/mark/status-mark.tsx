import type { AssetStatus } from "@xl/core/assets"
import type { ReactNode } from "react"
import { color } from "../../theme/index.ts"
import { Tag } from "./tag.tsx"
import type { Tone } from "./tones.ts"

type Glyph = {
  readonly fill?: number
  readonly isDashed?: boolean
  readonly sign?: "tick" | "pause" | "clock" | "slash" | "alert" | "cross"
}
interface Mark extends Glyph {
  readonly tone: Tone
  readonly label: string
  readonly suffix?: string
}

const marks = {
  Draft: { tone: "neutral", label: "Draft", isDashed: true },
  Published: { tone: "blue", label: "Active Listing", fill: 0.16 },
  CallForOffers: { tone: "blue", label: "Call for offers", fill: 0.36 },
  BestAndFinal: { tone: "blue", label: "Best and final", fill: 0.58 },
  "UnderSelection.CallForOffers": { tone: "teal", label: "Under selection", suffix: "CFO", fill: 0.7 },
  "UnderSelection.BestAndFinal": { tone: "teal", label: "Under selection", suffix: "BAF", fill: 0.7 },
  "ContractPending.CallForOffers": { tone: "ok", label: "Contract pending", suffix: "CFO", fill: 0.84 },
  "ContractPending.BestAndFinal": { tone: "ok", label: "Contract pending", suffix: "BAF", fill: 0.84 },
  UnderContract: { tone: "ok", label: "Under contract", fill: 1 },
  Closed: { tone: "ok", label: "CLOSED", fill: 1, sign: "tick" },
  "OnHold.Published": { tone: "warn", label: "On hold", suffix: "listing", sign: "pause" },
  "OnHold.CallForOffers": { tone: "warn", label: "On hold", suffix: "CFO", sign: "pause" },
  "OnHold.BestAndFinal": { tone: "warn", label: "On hold", suffix: "BAF", sign: "pause" },
  ListingExpired: { tone: "warn", label: "Listing expired", sign: "clock" },
  NoLongerListedForSale: { tone: "neutral", label: "No longer listed", sign: "slash" },
  Revoked: { tone: "bad", label: "Revoked", sign: "alert" },
  Deleted: { tone: "neutral", label: "Deleted", isDashed: true, sign: "cross" },
} as const satisfies Readonly<Record<AssetStatus, Mark>>

const signs: Readonly<Record<NonNullable<Glyph["sign"]>, ReactNode>> = {
  tick: <path d="m4.500 7.200 2 2 3.200-4" style={{ stroke: color.surface }} strokeWidth="1.6" />,
  pause: <path d="M5.300 4.500v5M8.700 4.500v5" strokeWidth="1.5" />,
  clock: <path d="M7 4.200V7l1.800 1.400" />,
  slash: <path d="M2 12.500 12 1.500" />,
  alert: <path d="M7 4v4M7 9.600v.8" strokeWidth="1.6" />,
  cross: <path d="m5 5 4 4M9 5 5 9" />,
}

/** A tank that fills as the deal rises. */
const Tank = ({ fill = 0, isDashed = false, sign }: Glyph) => (
  <svg viewBox="0 0 14 14" aria-hidden fill="none" stroke="currentColor" strokeWidth="1.3">
    <rect x="2" y="1.5" width="10" height="11" strokeDasharray={isDashed ? "2 1.6" : undefined} />
    {fill > 0 && <rect x="2" y={12.5 - 11 * fill} width="10" height={11 * fill} fill="currentColor" stroke="none" />}
    {sign && signs[sign]}
  </svg>
)

export interface StatusMarkProps {
  readonly status: AssetStatus
  readonly isFilled?: boolean | undefined
}

/** Where an asset stands: glyph and word, `CFO` or `BAF` after a hairline. */
export const StatusMark = ({ status, isFilled }: StatusMarkProps) => {
  const { tone, label, suffix, ...glyph }: Mark = marks[status]
  return (
    <Tag tone={tone} glyph={<Tank {...glyph} />} suffix={suffix} isFilled={isFilled}>
      {label}
    </Tag>
  )
}

/** The status in words, for titles, filters and sentences. */
export const statusLabel = (status: AssetStatus): string => {
  const { label, suffix }: Mark = marks[status]
  return suffix === undefined ? label : `${label}, ${suffix}`
}

export const markedStatuses = Object.keys(marks) as readonly AssetStatus[]
