import { useSyncExternalStore } from "react"
import styled from "styled-components"
import { color, text } from "../../theme/index.ts"
import { countdown, dateTime, timeLeft } from "../format/index.ts"

export interface DeadlineProps {
  /** When it ends, in milliseconds since the Unix epoch. */
  readonly until: number
  /** Now, likewise; the caller's clock moves it, once a minute. */
  readonly now: number
  /** IANA name; the reader's own by default. */
  readonly zone?: string | undefined
  /** What ends, as "Offers close". */
  readonly label?: string | undefined
}

const passed = "Passed"

const never = () => () => undefined
/** Undefined is the reader's own zone, which the gateway does not know when it draws a page ahead of the browser. */
const useZone = (zone: string | undefined): string | undefined =>
  useSyncExternalStore(
    never,
    () => zone,
    () => zone ?? "UTC",
  )

/** A deadline in a line: date, time, the reader's zone, UTC and the time left. */
export const Deadline = ({ until, now, zone: given, label }: DeadlineProps) => {
  const zone = useZone(given)
  return (
    <time dateTime={new Date(until).toISOString()}>
      {label !== undefined && `${label} `}
      {dateTime(until, zone)}{" "}
      {dateTime(until, zone) !== dateTime(until, "UTC") && <Also>({dateTime(until, "UTC")}) </Also>}
      <b>{timeLeft(until, now) ?? passed}</b>
    </time>
  )
}

/** The same deadline as the asset page shows it: in days, hours and minutes. Told to screen readers as a date. */
export const Countdown = ({ until, now, zone: given, label = "Ends" }: DeadlineProps) => {
  const zone = useZone(given)
  const { days, hours, minutes } = countdown(until, now)
  const parts = [
    [days, "days"],
    [hours, "hours"],
    [minutes, "minutes"],
  ] as const
  return (
    <div>
      <When>
        <b>
          {label} {dateTime(until, zone)}
        </b>
        {dateTime(until, zone) !== dateTime(until, "UTC") && <span>{dateTime(until, "UTC")}</span>}
      </When>
      {timeLeft(until, now) === undefined ? (
        <Over>{passed}</Over>
      ) : (
        <Boxes role="timer" aria-label={`${timeLeft(until, now)} left`}>
          {parts.map(([value, unit]) => (
            <div key={unit}>
              <b>{unit === "days" ? value : String(value).padStart(2, "0")}</b>
              <span>{unit}</span>
            </div>
          ))}
        </Boxes>
      )}
    </div>
  )
}

const Also = styled.span`
  color: ${color.ink3};
`
const When = styled.div`
  b {
    ${text.label} color: ${color.ink3};
    display: block;
  }
  span {
    ${text.micro} color: ${color.ink3};
  }
`
const Boxes = styled.div`
  display: flex;
  gap: 24px;
  margin-top: 10px;
  b {
    display: block;
    font-size: 26px;
    line-height: 30px;
    font-weight: 600;
  }
  span {
    ${text.micro} color: ${color.ink3};
  }
`
const Over = styled.p`
  ${text.h2} margin-top: 10px;
  color: ${color.ink3};
`
