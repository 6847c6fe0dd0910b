import type { OfferStatus } from "@xl/core/kernel"
import type { ReactNode } from "react"
import { color } from "../../theme/index.ts"
import { Tag } from "./tag.tsx"
import type { Tone } from "./tones.ts"

const triangle = "M7 11 2.500 3.500h9z"
const hollow = <path d={triangle} strokeLinejoin="round" />

const marks = {
  Draft: { tone: "neutral", label: "Draft", glyph: hollow },
  Published: {
    tone: "price",
    label: "Active",
    glyph: <path d={triangle} fill="currentColor" strokeLinejoin="round" />,
  },
  BestAndFinal: {
    tone: "price",
    label: "Best and final",
    glyph: <path d="M7 7.500 3 1.500h8zM7 13 3 7h8z" fill="currentColor" stroke="none" />,
  },
  Successful: {
    tone: "ok",
    label: "Winner",
    glyph: (
      <>
        <circle cx="7" cy="7" r="6" fill="currentColor" stroke="none" />
        <path d="m4 7.200 2.200 2.100L10 4.900" style={{ stroke: color.surface }} strokeWidth="1.6" />
      </>
    ),
  },
  Declined: {
    tone: "neutral",
    label: "Declined",
    glyph: (
      <>
        {hollow}
        <path d="M2 12.500 12 2" />
      </>
    ),
  },
  Withdrawn: { tone: "neutral", label: "Withdrawn", glyph: <path d="M7 3 2.500 10.500h9z" /> },
  Canceled: { tone: "bad", label: "Canceled", glyph: <path d="m3 3 8 8M11 3l-8 8" strokeWidth="1.8" /> },
} as const satisfies Readonly<
  Record<OfferStatus, { readonly tone: Tone; readonly label: string; readonly glyph: ReactNode }>
>

/** Where an offer stands: a price mark and its word. A state nobody knows shows as it came. */
export const OfferMark = ({
  status,
  isFilled,
}: {
  readonly status: OfferStatus | (string & {})
  readonly isFilled?: boolean | undefined
}) => {
  const known = Object.entries(marks).find(([name]) => name === status)?.[1]
  if (known === undefined)
    return (
      <Tag tone="neutral" isFilled={isFilled}>
        {status}
      </Tag>
    )
  const glyph = (
    <svg viewBox="0 0 14 14" aria-hidden fill="none" stroke="currentColor" strokeWidth="1.3">
      {known.glyph}
    </svg>
  )
  return (
    <Tag tone={known.tone} glyph={glyph} isFilled={isFilled}>
      {known.label}
    </Tag>
  )
}

export const offerStatusLabel = (status: OfferStatus): string => marks[status].label
