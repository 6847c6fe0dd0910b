import type { ReactNode } from "react"
import type { DateValue } from "react-aria-components/Calendar"
import { I18nProvider } from "react-aria-components/I18nProvider"
import { given } from "../given.ts"
import { Icon } from "../icon/index.ts"
import { Sheet } from "../select/list.tsx"
import type { Bounds } from "./bounds.ts"
import { calendarDate, dayOfCalendar } from "./days.ts"
import { Inside, Opener, Segment, Typed } from "./style.ts"

export const bounds = ({ from, to, isOut }: Bounds) => ({
  shouldForceLeadingZeros: true,
  ...given({
    minValue: calendarDate(from) ?? undefined,
    maxValue: calendarDate(to) ?? undefined,
    isDateUnavailable: isOut && ((date: DateValue) => isOut(dayOfCalendar(date))),
  }),
})

/** Days are written as Americans read them, whatever the browser speaks. */
export const Written = ({ children }: { readonly children: ReactNode }) => (
  <I18nProvider locale="en-US">{children}</I18nProvider>
)

export const Segments = ({ slot }: { readonly slot?: "start" | "end" }) => (
  <Typed {...given({ slot })}>
    {(segment) => <Segment segment={segment}>{segment.type === "literal" ? "-" : segment.text}</Segment>}
  </Typed>
)

export const Open = () => (
  <Opener>
    <Icon name="calendar" label="Calendar" />
  </Opener>
)

export const Opened = ({ children }: { readonly children: ReactNode }) => (
  <Sheet>
    <Inside>{children}</Inside>
  </Sheet>
)
