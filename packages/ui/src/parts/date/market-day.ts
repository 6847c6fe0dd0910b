import type { Day } from "@xl/core/shared"
import { createContext } from "react"

/** The day by the market's clock: calendars open at it and mark it. Without one they mark none. */
export const MarketDay = createContext<Day | undefined>(undefined)
