import type { CSSProperties } from "react"
import styled from "styled-components"
import { below, color, text } from "../../theme/index.ts"
import { shortDay } from "../format/index.ts"

export interface TimelinePeriod {
  readonly id: string
  readonly label: string
  /** "2026-11-10"; absent while not planned. */
  readonly from: string | undefined
  readonly to?: string | undefined
  /** `done` is a step without a length, taken. */
  readonly state: "none" | "upcoming" | "running" | "ended" | "done"
  /** Share that is over, 0 to 1, of a period that is running; half of it where that is not said. */
  readonly over?: number | undefined
  /** Relative width; 1 by default. */
  readonly weight?: number | undefined
  /** What it waits for, in place of days that are not known. */
  readonly note?: string | undefined
}

export interface TimelineProps {
  readonly label: string
  readonly periods: readonly TimelinePeriod[]
  /** "2026-11-27", UTC. */
  readonly today: string
}

const word = { none: "not planned", upcoming: "upcoming", running: "running", ended: "ended", done: "done" } as const

const dates = ({ from, note, to }: TimelinePeriod): string =>
  from === undefined
    ? (note ?? "Not planned")
    : to === undefined || to === from
      ? shortDay(from)
      : `${shortDay(from)} to ${shortDay(to)}`

/** Time as a dimension chain: oblique ticks, what is over in ink, today a solid triangle. */
export const Timeline = ({ label, periods, today }: TimelineProps) => (
  <Chain
    aria-label={label}
    style={{ "--columns": periods.map(({ weight = 1 }) => `${weight}fr`).join(" ") } as CSSProperties}
  >
    {periods.map((period) => (
      <li
        key={period.id}
        data-state={period.state}
        style={{ "--over": `${(period.over ?? 0.5) * 100}%` } as CSSProperties}
      >
        {period.state === "running" && <Today>Today {shortDay(today)}</Today>}
        <b>{period.label}</b>
        <span>
          {dates(period)}
          <Hidden>, {word[period.state]}</Hidden>
        </span>
      </li>
    ))}
  </Chain>
)

const Hidden = styled.i`
  ${text.hidden}
`
const Today = styled.em`
  position: absolute;
  left: clamp(36px, var(--over), calc(100% - 24px));
  top: -17px;
  font-size: 12px;
  line-height: 16px;
  font-style: normal;
  font-weight: 600;
  transform: translateX(-50%);
  white-space: nowrap;
  &::after {
    content: "";
    position: absolute;
    left: 50%;
    top: 16px;
    border: 5px solid transparent;
    border-top: 7px solid ${color.ink};
    border-bottom: 0;
    transform: translateX(-50%);
  }
`
const Chain = styled.ol`
  display: grid;
  grid-template-columns: var(--columns);
  padding-top: 18px;
  li {
    position: relative;
    min-width: 0;
    padding: 20px 8px 0 0;
  }
  li::before {
    content: "";
    position: absolute;
    left: 0;
    right: 0;
    top: 5px;
    border-top: 1px solid ${color.rule};
  }
  li::after {
    content: "";
    position: absolute;
    left: -5px;
    top: 0;
    width: 11px;
    height: 11px;
    background: linear-gradient(135deg, transparent 43%, ${color.ink} 43%, ${color.ink} 57%, transparent 57%);
  }
  li:is([data-state="ended"], [data-state="done"])::before {
    border-top: 3px solid ${color.elDebt};
    top: 4px;
  }
  li[data-state="running"]::before {
    border: 0;
    height: 3px;
    top: 4px;
    background:
      linear-gradient(90deg, ${color.elDebt} var(--over), transparent var(--over)),
      linear-gradient(${color.rule}, ${color.rule}) 0 1px / 100% 1px no-repeat;
  }
  b {
    ${text.label} display: block;
  }
  span {
    ${text.micro} color: ${color.ink3};
  }
  ${below.sm} {
    grid-template-columns: minmax(0, 1fr);
    padding-top: 0;
    li {
      padding: 0 0 14px 20px;
    }
    li::before,
    li:is([data-state="ended"], [data-state="done"])::before,
    li[data-state="running"]::before {
      left: 0;
      right: auto;
      top: 8px;
      bottom: -8px;
      border: 0;
      width: 1px;
      height: auto;
      background: ${color.rule};
    }
    li:is([data-state="ended"], [data-state="done"])::before {
      width: 3px;
      left: -1px;
      background: ${color.elDebt};
    }
    li[data-state="running"]::before {
      width: 3px;
      left: -1px;
      background: linear-gradient(${color.elDebt} var(--over), ${color.rule} var(--over));
    }
    li:last-child::before {
      display: none;
    }
    li::after {
      top: 4px;
    }
    ${Today} {
      position: static;
      float: right;
      transform: none;
      &::after {
        display: none;
      }
    }
  }
`
