import { type ReactNode, type RefObject, useLayoutEffect, useRef } from "react"
import styled from "styled-components"
import type { Later } from "./later.ts"
import { useLater } from "./use-later.ts"

export interface LateProps<M> {
  readonly part: Later<M>
  /** Comes also when it is seen, for what cannot be used before. */
  readonly whenSeen?: boolean | undefined
  /** Of the part's own size, name and role: what is typed and focused there goes on in the part. */
  readonly waiting: ReactNode
  readonly children: (loaded: M) => ReactNode
}

const STOP = "input:not([hidden], [type='hidden']), textarea, [tabindex='0'], button"

/** Selects in a field what was selected in the one before it, counted from the end: a mask may have put commas in front. */
const selectAsIn = (before: HTMLInputElement, field: HTMLInputElement): void => {
  const { selectionEnd, selectionStart, value } = before
  const isWhole = value !== "" && selectionStart === 0 && selectionEnd === value.length
  const placeOf = (place: number | null) => Math.max(0, field.value.length - (value.length - (place ?? value.length)))
  field.setSelectionRange(isWhole ? 0 : placeOf(selectionStart), placeOf(selectionEnd))
}

/** Whoever was in the field stays in it when it changes under the hands: a letter typed next replaces what was selected. */
const useFocusKept = (around: RefObject<HTMLElement | null>, isHere: boolean) => {
  const inside = useRef<Element | null>(null)
  const wasHere = useRef(isHere)
  useLayoutEffect(() => {
    const cameNow = isHere && !wasHere.current
    const before = inside.current
    wasHere.current = isHere
    if (!cameNow || before === null) return
    const stop = around.current?.querySelector<HTMLElement>(STOP)
    stop?.focus()
    if (stop instanceof HTMLInputElement && before instanceof HTMLInputElement) selectAsIn(before, stop)
  }, [around, isHere])
  return {
    onFocus: ({ target }: { readonly target: Element }) => void (inside.current = target),
    onBlur: () => void (inside.current = null),
  }
}

/** A heavy field that a page opens without. Until it is here something light stands in its place. */
export const Late = <M,>({ part, whenSeen = false, waiting, children }: LateProps<M>) => {
  const around = useRef<HTMLDivElement>(null)
  const loaded = useLater(part, whenSeen ? around : undefined)
  const kept = useFocusKept(around, loaded !== undefined)
  return (
    <Around ref={around} {...kept}>
      {loaded === undefined ? waiting : children(loaded)}
    </Around>
  )
}

/** Not its own box would have no place to be seen at. */
const Around = styled.div`
  display: grid;
  min-width: 0;
`
