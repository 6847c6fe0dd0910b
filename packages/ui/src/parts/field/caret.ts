import { type ChangeEvent, useLayoutEffect, useRef } from "react"

/** Where the caret belongs once `after` is written instead of `typed`, in which it stood at `caret`: behind as many digits and points as before. */
export const caretIn = (typed: string, caret: number, after: string): number => {
  const passed = typed.slice(0, caret).replace(/[^\d.]/g, "").length
  const places = [...after.matchAll(/[\d.]/g)].map(({ index }) => index + 1)
  return passed === 0 ? 0 : (places[passed - 1] ?? after.length)
}

/** Keeps the caret of a field that writes another text than was typed: the browser would move it to the end. Call what it gives at each change. */
export const useCaretKept = (): ((event: ChangeEvent<HTMLInputElement>) => void) => {
  const changed = useRef<readonly [field: HTMLInputElement, typed: string, caret: number]>(null)
  useLayoutEffect(() => {
    if (changed.current === null) return
    const [field, typed, caret] = changed.current
    changed.current = null
    const place = caretIn(typed, caret, field.value)
    field.setSelectionRange(place, place)
  })
  return ({ target: field }) => {
    changed.current = [field, field.value, field.selectionStart ?? field.value.length]
  }
}
