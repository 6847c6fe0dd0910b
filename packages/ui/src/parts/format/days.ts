const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const two = (value: number): string => String(value).padStart(2, "0")

/** "2026-12-12" is shown 12-12-2026. */
export const day = (iso: string): string => {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})/.exec(iso) ?? []
  return year === undefined ? iso : `${month}-${date}-${year}`
}

/** "2027-03-01" is shown 03-2027: maturities. */
export const month = (iso: string): string => day(iso).replace(/-\d{2}-/, "-")

/** "2026-12-12" is shown 12-12, beside its year elsewhere. */
export const shortDay = (iso: string): string => day(iso).slice(0, 5)

interface Clock {
  readonly day: string
  readonly time: string
  readonly zone: string
}

/** How a clock on the wall of that zone reads; `zone` is an IANA name, the reader's own by default. */
export const clockIn = (instant: number, zone?: string): Clock => {
  const format = new Intl.DateTimeFormat("en-US", {
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    timeZoneName: "short",
    ...(zone !== undefined && { timeZone: zone }),
  })
  const part = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]))
  return {
    day: `${part["month"]}-${part["day"]}-${part["year"]}`,
    time: `${part["hour"]}:${part["minute"]}`,
    zone: part["timeZoneName"] ?? "",
  }
}

/** 12-12-2026, 19:00 EST. `instant` is in milliseconds since the Unix epoch. */
export const dateTime = (instant: number, zone?: string): string => {
  const clock = clockIn(instant, zone)
  return `${clock.day}, ${clock.time} ${clock.zone}`
}

/** 15 d 02 h, 2 h 05 min, 4 min, under 1 min. Nothing when it has passed. Both in milliseconds. */
export const timeLeft = (until: number, now: number): string | undefined => {
  const left = until - now
  if (left <= 0) return undefined
  if (left >= DAY) return `${Math.floor(left / DAY)} d ${two(Math.floor((left % DAY) / HOUR))} h`
  if (left >= HOUR) return `${Math.floor(left / HOUR)} h ${two(Math.floor((left % HOUR) / MINUTE))} min`
  return left >= MINUTE ? `${Math.floor(left / MINUTE)} min` : "under 1 min"
}

/** The parts of a countdown that stands still between minutes. */
export const countdown = (
  until: number,
  now: number,
): { readonly days: number; readonly hours: number; readonly minutes: number } => {
  const left = Math.max(0, until - now)
  return {
    days: Math.floor(left / DAY),
    hours: Math.floor((left % DAY) / HOUR),
    minutes: Math.floor((left % HOUR) / MINUTE),
  }
}

/** 12 min, 3 h, yesterday, then the day: how long ago, for lists. */
export const ago = (instant: number, now: number, zone?: string): string => {
  const since = now - instant
  if (since < MINUTE) return "now"
  if (since < HOUR) return `${Math.floor(since / MINUTE)} min`
  if (since < DAY) return `${Math.floor(since / HOUR)} h`
  return since < 2 * DAY ? "Yesterday" : clockIn(instant, zone).day.slice(0, 5)
}
