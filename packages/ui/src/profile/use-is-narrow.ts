import { useSyncExternalStore } from "react"

/** Under 600 px, as the dialogs' own sheet. */
const NARROW = "(max-width: 599px)"

const watch = (changed: () => void) => {
  const query = globalThis.matchMedia(NARROW)
  query.addEventListener("change", changed)
  return () => query.removeEventListener("change", changed)
}

/** Whether the window is a phone's: where a form is another one there, and not only drawn otherwise. */
export const useIsNarrow = (): boolean =>
  useSyncExternalStore(
    watch,
    () => globalThis.matchMedia(NARROW).matches,
    () => false,
  )
