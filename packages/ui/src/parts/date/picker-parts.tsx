import type { ReactNode } from "react"
import { I18nProvider } from "react-aria-components/I18nProvider"
import { given } from "../given.ts"
import { Sheet } from "../select/list.tsx"
import type { Bounds } from "./bounds.ts"
import { calendarDate } from "./days.ts"
import { Inside } from "./style.ts"

export const bounds = ({ from, to }: Bounds) =>
  given({
    minValue: calendarDate(from) ?? undefined,
    maxValue: calendarDate(to) ?? undefined,
  })

/** Days are written as Americans read them, whatever the browser speaks. */
export const Written = ({ children }: { readonly children: ReactNode }) => (
  <I18nProvider locale="en-US">{children}</I18nProvider>
)

export const Opened = ({ children }: { readonly children: ReactNode }) => (
  <Sheet>
    <Inside>{children}</Inside>
  </Sheet>
)
