import { dayOutside, fieldTexts, type Day, dayTyped, shownDay } from "@xl/core/shared"
import { useState } from "react"
import { type Bounds, isOutside } from "./bounds.ts"
import type { DateFieldProps } from "./date-field-props.ts"

interface Draft {
  readonly text: string
  /** The day that the text stood for when it was typed. */
  readonly day: Day | undefined
  /** Whether the field was left since. */
  readonly isLeft: boolean
}

const written = (day: Day | undefined): string => (day === undefined ? "" : shownDay(day))

/** The typed day, or why the field refuses the text. An empty field has neither. */
const understood = (text: string, bounds: Bounds): { readonly day?: Day; readonly refusal?: string } => {
  const typed = dayTyped(text)
  if (typed.tag === "refused") return { refusal: fieldTexts.notDay }
  if (typed.tag === "none") return {}
  return isOutside(typed.day, bounds) ? { refusal: dayOutside(bounds.from, bounds.to) } : { day: typed.day }
}

/** The error of the field: its own once the field is left, and none while somebody types. */
const errorOf = (refusal: string | undefined, current: Draft | undefined, given: string | undefined) => {
  if (refusal === undefined) return given
  return current?.isLeft === true ? refusal : undefined
}

/** The text of a day while it is typed: kept as it is until the field is left, then shown as MM-DD-YYYY, or refused with what to enter. */
export const useDayText = (props: DateFieldProps) => {
  const { day, onBlur, onChange } = props
  const [draft, setDraft] = useState<Draft>()
  // A day that came from elsewhere, as from the calendar or another visit, takes the place of what was typed.
  const current = draft && draft.day === day ? draft : undefined
  const refusal = current && understood(current.text, props).refusal
  return {
    isRefused: refusal !== undefined,
    shown: current?.text ?? written(day),
    error: errorOf(refusal, current, props.error),
    type: (text: string) => {
      const typed = understood(text, props).day
      setDraft({ text, day: typed, isLeft: false })
      if (typed !== day) onChange(typed)
    },
    take: (chosen: Day | undefined) => {
      setDraft(undefined)
      onChange(chosen)
    },
    leave: () => {
      setDraft(current && refusal !== undefined ? { ...current, isLeft: true } : undefined)
      onBlur?.()
    },
  }
}
