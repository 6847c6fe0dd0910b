import { Icon } from "../icon/index.ts"
import { Tag } from "./tag.tsx"

const tones = { Performing: "ok", "Sub-Performing": "warn", "Non-Performing": "bad" } as const
const glyphs = { ok: "check", warn: "clock", bad: "alert" } as const

/** How the borrower pays: with a glyph, for the tones alone look alike to some. */
export const LoanMark = ({
  status,
  isFilled,
}: {
  readonly status: string
  readonly isFilled?: boolean | undefined
}) => {
  const tone = Object.entries(tones).find(([name]) => name.toLowerCase() === status.toLowerCase())?.[1] ?? "neutral"
  return (
    <Tag
      tone={tone}
      glyph={tone === "neutral" ? undefined : <Icon name={glyphs[tone]} size={14} />}
      isFilled={isFilled}
    >
      {status}
    </Tag>
  )
}
