import { useEffect, useRef } from "react"
import { MOVED } from "../arrival/index.ts"

/** Place of an entry in the browser's history as the router numbers it; 0 where it did not. */
const placeOf = (state: unknown): number => {
  const { idx } = (state ?? {}) as { readonly idx?: unknown }
  return typeof idx === "number" ? idx : 0
}

/** Entries that a move of Back or Forward went, where it has to be asked about: it leaves, and is not the way back from such a move. */
export const stepsToAsk = (from: number, to: number, isLeaving: boolean): number | null =>
  isLeaving && to !== from ? to - from : null

/**
 * Holds Back and Forward while `isHeld`, where they lead out: the entry is shown again at once, the router hears nothing of it, and `ask`
 * is called with how many entries somebody wanted to go. Needs `announceMoves`, which runs before the router.
 */
export const useHeldBack = (isHeld: boolean, leads: (to: URL) => boolean, ask: (steps: number) => void): void => {
  const place = useRef(0)
  // After each drawing: the router's own moves draw anew and are heard by nobody else.
  useEffect(() => {
    place.current = placeOf(history.state)
  })
  useEffect(() => {
    if (!isHeld) return undefined
    let isReturning = false
    const moved = (event: Event) => {
      const steps = stepsToAsk(place.current, placeOf(history.state), leads(new URL(location.href)))
      if (isReturning || steps !== null) event.preventDefault()
      if (!isReturning && steps !== null) {
        history.go(-steps)
        ask(steps)
      }
      isReturning = !isReturning && steps !== null
    }
    addEventListener(MOVED, moved)
    return () => removeEventListener(MOVED, moved)
  }, [isHeld, leads, ask])
}
