import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react"

/** In px: so near its end a thread follows what comes. */
const NEAR = 48

interface Shown {
  readonly first: string | undefined
  readonly last: string | undefined
  /** Whether the last words are the reader's own. */
  readonly isOwn: boolean
}

interface Drawn extends Shown {
  readonly height: number
}

/** To where it begins, to its end, or by so many pixels. */
const moveOf = (was: Drawn | null, now: Drawn, isFollowing: boolean): "end" | "start" | number => {
  if (now.first === undefined) return 0
  if (was?.first === undefined) return "start"
  if (isFollowing || (was.last !== now.last && now.isOwn)) return "end"
  return was.first === now.first ? 0 : now.height - was.height
}

export interface HeldPosition {
  readonly box: RefObject<HTMLDivElement | null>
  readonly isAtEnd: boolean
  readonly scrolled: () => void
  readonly toEnd: () => void
}

/**
 * Where a thread is scrolled to: it begins at what `start` finds, else at its end, follows new words while its reader is there, stays with
 * the words being read when older ones come before them, and goes to the end for one's own.
 */
export const useHeldPosition = (shown: Shown, start: (box: HTMLElement) => HTMLElement | null): HeldPosition => {
  const box = useRef<HTMLDivElement>(null)
  const before = useRef<Drawn | null>(null)
  const isFollowing = useRef(true)
  const [isAtEnd, setAtEnd] = useState(true)
  const scrolled = useCallback(() => {
    const { current } = box
    if (!current) return
    isFollowing.current = current.scrollHeight - current.scrollTop - current.clientHeight < NEAR
    setAtEnd(isFollowing.current)
  }, [])
  const toEnd = useCallback(() => {
    const { current } = box
    if (current) current.scrollTop = current.scrollHeight
  }, [])
  const { first, isOwn, last } = shown
  useLayoutEffect(() => {
    const { current } = box
    if (!current) return
    const now = { first, last, isOwn, height: current.scrollHeight }
    const move = moveOf(before.current, now, isFollowing.current)
    before.current = now
    const place = move === "start" ? start(current) : null
    if (place) current.scrollTop = place.offsetTop - NEAR
    else if (move === "start" || move === "end") toEnd()
    else current.scrollTop += move
    scrolled()
  })
  // A field that grows below, or a keyboard that comes up, leaves less room.
  useEffect(() => {
    const { current } = box
    if (!current) return
    const watch = new ResizeObserver(() => {
      if (isFollowing.current) toEnd()
    })
    watch.observe(current)
    return () => watch.disconnect()
  }, [toEnd])
  return { box, isAtEnd, scrolled, toEnd }
}
