import type { AssetStatus } from "@xl/core/kernel"
import { assetStatusTexts, type StatusText } from "@xl/core/assets"
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
}

const marks = {
  Draft: { tone: "neutral", isDashed: true },
  Published: { tone: "blue", fill: 0.16 },
  CallForOffers: { tone: "blue", fill: 0.36 },
  BestAndFinal: { tone: "blue", fill: 0.58 },
  "UnderSelection.CallForOffers": { tone: "teal", fill: 0.7 },
  "UnderSelection.BestAndFinal": { tone: "teal", fill: 0.7 },
  "ContractPending.CallForOffers": { tone: "ok", fill: 0.84 },
  "ContractPending.BestAndFinal": { tone: "ok", fill: 0.84 },
  UnderContract: { tone: "ok", fill: 1 },
  Closed: { tone: "ok", fill: 1, sign: "tick" },
  "OnHold.Published": { tone: "warn", sign: "pause" },
  "OnHold.CallForOffers": { tone: "warn", sign: "pause" },
  "OnHold.BestAndFinal": { tone: "warn", sign: "pause" },
  ListingExpired: { tone: "warn", sign: "clock" },
  NoLongerListedForSale: { tone: "neutral", sign: "slash" },
  Revoked: { tone: "bad", sign: "alert" },
  Deleted: { tone: "neutral", isDashed: true, sign: "cross" },
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
  const { tone, ...glyph }: Mark = marks[status]
  const { label, suffix }: StatusText = assetStatusTexts[status]
  return (
    <Tag tone={tone} glyph={<Tank {...glyph} />} suffix={suffix} isFilled={isFilled}>
      {label}
    </Tag>
  )
}

export const markedStatuses = Object.keys(marks) as readonly AssetStatus[]
