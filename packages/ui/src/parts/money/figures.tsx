import styled from "styled-components"
import { color } from "../../theme/index.ts"
import { day, MINUS, NONE, percent, rate, times } from "../format/index.ts"

interface Figure {
  /** Millionths of one; an en dash without. */
  readonly value: number | undefined
  /** In the stop tone: negative, or past its threshold. */
  readonly isBad?: boolean | undefined
}

const Toned = styled.span`
  white-space: nowrap;
  &[data-bad] {
    color: ${color.bad};
  }
  &[data-none] {
    color: ${color.ink3};
  }
`
/** A day is not broken at its hyphens. */
const Whole = styled.time`
  white-space: nowrap;
`
const figure = (write: (value: number) => string) =>
  function Figure({ value, isBad }: Figure) {
    if (value === undefined) return <Toned data-none>{NONE}</Toned>
    const text = write(value)
    return <Toned data-bad={(isBad ?? text.startsWith(MINUS)) || undefined}>{text}</Toned>
  }

/** 62.1% */
export const Percent = figure((value) => percent(value))
/** 5.71% */
export const Rate = figure(rate)
/** 1.52x: coverage. */
export const Times = figure(times)
/** 12-12-2026, from "2026-12-12". */
export const DayText = ({ day: iso }: { readonly day: string | undefined }) =>
  iso === undefined ? <Toned data-none>{NONE}</Toned> : <Whole dateTime={iso.slice(0, 10)}>{day(iso)}</Whole>
