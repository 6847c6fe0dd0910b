import { type RefObject, startTransition, useEffect, useState } from "react"
import type { Later } from "./later.ts"

/** What anybody does first who goes on from reading: by mouse, finger or keyboard, or by a screen reader that moves the focus. */
const USES = ["focusin", "keydown", "pointerdown", "pointermove", "touchstart", "wheel"] as const
const passive = { capture: true, passive: true } as const

let isUsed = false

/** Calls at each use of the page, and at once where it is in use. Gives the way to stop. */
const whenUsed = (call: () => void): (() => void) => {
  const use = () => {
    isUsed = true
    call()
  }
  if (isUsed) call()
  for (const name of USES) addEventListener(name, use, passive)
  return () => {
    for (const name of USES) removeEventListener(name, use, passive)
  }
}

/** Calls when the place comes into sight. */
const whenSeen = (place: Element, call: () => void): (() => void) => {
  const seen = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) call()
  })
  seen.observe(place)
  return () => seen.disconnect()
}

/** Calls as soon as nobody is in the place. */
const whenLeft = (place: Element | null, call: () => void): void => {
  if (place?.contains(document.activeElement) !== true) return call()
  place.addEventListener("focusout", call, { once: true })
}

/** When a part is asked for, and when it takes its place, beside the first use of the page. */
export interface Coming {
  /** Fetched also when its place is seen. */
  readonly whenSeen: boolean
  /** Takes its place only while nobody is in it. */
  readonly whenLeft: boolean
}

/**
 * The part once it is here. It is fetched when the page is used. It comes in a transition of its own: rendered together with what an event
 * changes, it would take the field away before React hears what was typed into it.
 */
export const useLater = <M>(part: Later<M>, place: RefObject<Element | null>, coming: Coming): M | undefined => {
  const [here, come] = useState(part.here)
  const isHere = here !== undefined
  const { whenLeft: waits, whenSeen: isLookedFor } = coming
  useEffect(() => {
    if (isHere) return undefined
    const arrive = () => startTransition(() => come(part.here))
    const arrived = () => (waits ? whenLeft(place.current, arrive) : arrive())
    const fetch = () => void part.fetch().then(arrived)
    const stops = [whenUsed(fetch), ...(isLookedFor && place.current ? [whenSeen(place.current, fetch)] : [])]
    return () => {
      for (const stop of stops) stop()
    }
  }, [part, place, isHere, waits, isLookedFor])
  return here
}

/** Fetches ahead, as soon as somebody uses the page, what comes next on it. */
export const useOnceUsed = (load: () => Promise<unknown>): void => {
  useEffect(() => {
    let isAsked = false
    return whenUsed(() => {
      if (isAsked) return
      isAsked = true
      void load().catch(() => undefined) // whoever goes there fetches it again, and is told
    })
  }, [load])
}
