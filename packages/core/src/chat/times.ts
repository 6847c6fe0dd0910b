import type { HostedMessage } from "./model.ts"

const partsIn = (
  instant: number,
  zone: string,
  options: Intl.DateTimeFormatOptions,
): { readonly [part: string]: string } =>
  Object.fromEntries(
    new Intl.DateTimeFormat("en-US", { ...options, timeZone: zone })
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  )

/** The time of a message as HH.mm, with a dot. `instant` is in milliseconds since the epoch, `zone` the reader's, by its IANA name. */
export const chatTime = (instant: number, zone: string): string => {
  const { hour, minute } = partsIn(instant, zone, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" })
  return `${hour}.${minute}`
}

/** The day of a message as MMM D, "Nov 8". `instant` and `zone` as above. */
export const chatDay = (instant: number, zone: string): string => {
  const { day, month } = partsIn(instant, zone, { month: "short", day: "numeric" })
  return `${month} ${day}`
}

/** Messages of one day. */
export interface ChatDay<M> {
  readonly day: string
  readonly messages: ReadonlyArray<M>
}

/** Messages by the reader's day, in their order. */
export const byChatDay = <M extends Pick<HostedMessage, "timestamp">>(
  messages: ReadonlyArray<M>,
  zone: string,
): ReadonlyArray<ChatDay<M>> => {
  const days: Array<{ readonly day: string; readonly year: string; readonly messages: Array<M> }> = []
  for (const message of messages) {
    const day = chatDay(message.timestamp, zone)
    const { year = "" } = partsIn(message.timestamp, zone, { year: "numeric" })
    const last = days.at(-1)
    if (last?.day === day && last.year === year) last.messages.push(message)
    else days.push({ day, year, messages: [message] })
  }
  return days.map(({ day, messages: said }) => ({ day, messages: said }))
}
