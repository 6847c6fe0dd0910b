import { type RefObject, useEffect, useRef } from "react"
import { holdFocus } from "./hold-focus.ts"

/** What takes the focus that is lost: the first of these that is still there, else the place itself. */
export type Heirs = (around: HTMLElement) => ReadonlyArray<HTMLElement | null | undefined>

const nobody: Heirs = () => []

/**
 * For around what may go, with the focus in it, once `work` is done, as a list's row or an act's button: from when that is under way the focus
 * stays in this place, which is to have `tabIndex={-1}`. `work` names what is done, null while nothing is.
 */
export const useHeldFocus = <E extends HTMLElement>(work: string | null, heirs = nobody): RefObject<E | null> => {
  const around = useRef<E>(null)
  const heirsOf = useRef(heirs)
  useEffect(() => {
    const place = around.current
    if (work === null || place === null) return
    const known = heirsOf.current(place)
    holdFocus(() => [...known, place].find((one) => one?.isConnected === true) ?? null)
  }, [work])
  return around
}
