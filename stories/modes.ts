import type { Profile } from "@xl/core/profiles"
import { DAY_MILLIS } from "@xl/core/shared"
import { aBuyer, anAdmin, aSeller, EXAMPLE_NOW } from "@xl/testkit/market"
import { createContext, useCallback, useContext } from "react"

/** Whose eyes a designer looks with; `story` leaves it to the story. */
export type Viewer = "story" | "guest" | "buyer" | "seller" | "admin"

export interface Modes {
  readonly viewer: Viewer
  /** Days that the market's clock stands past the day on which examples play. */
  readonly daysAhead: number
}

/** What Storybook's toolbar says of the market that a screen stands in. */
export const ModesContext = createContext<Modes>({ viewer: "story", daysAhead: 0 })

const people: Readonly<Record<Exclude<Viewer, "story" | "guest">, () => Profile>> = {
  buyer: () => aBuyer(),
  seller: () => aSeller(),
  admin: () => anAdmin(),
}

/** Who looks: the toolbar's person, or the story's own. */
export const useViewer = (own: Profile | undefined): Profile | undefined => {
  const { viewer } = useContext(ModesContext)
  if (viewer === "story") return own
  return viewer === "guest" ? undefined : people[viewer]()
}

/** How far the market's clock is ahead, in milliseconds. */
export const useAhead = (): number => useContext(ModesContext).daysAhead * DAY_MILLIS

/** The market's time, in milliseconds since the epoch: the example day, as far ahead as the toolbar says. */
export const useNow = (): number => EXAMPLE_NOW + useAhead()

/** The same, for screens that ask for the time when they need it. */
export const useClock = (): (() => number) => {
  const now = useNow()
  return useCallback(() => now, [now])
}
