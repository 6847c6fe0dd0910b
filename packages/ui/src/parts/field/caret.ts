import { type ChangeEvent, useLayoutEffect, useRef } from "react"

/** Where the caret belongs once `after` is written instead of `typed`, in which it stood at `caret`. */
export type CaretPlace = (typed: string, caret: number, after: string) => number

/** In an amount: what stands behind the caret stays as it is. Not behind a comma, which Backspace would delete for nothing. */
export const beforeItsEnd: CaretPlace = (typed, caret, after) => {
  const place = Math.max(0, after.length - (typed.length - caret))
  return after[place - 1] === "," ? place - 1 : place
}

/** In a mask: behind as many digits as before. */
export const behindItsDigits: CaretPlace = (typed, caret, after) => {
  const digits = typed.slice(0, caret).replace(/\D/g, "").length
  const places = [...after.matchAll(/\d/g)].map(({ index }) => index + 1)
  return digits === 0 ? 0 : (places[digits - 1] ?? after.length)
}

/** Keeps the caret of a field that writes another text than was typed: the browser would move it to the end. Call what it gives at each change. */
export const useCaretKept = (placeOf: CaretPlace): ((event: ChangeEvent<HTMLInputElement>) => void) => {
  const changed = useRef<{ readonly field: HTMLInputElement; readonly typed: string; readonly caret: number }>(null)
  useLayoutEffect(() => {
    if (changed.current === null) return
    const { caret, field, typed } = changed.current
    changed.current = null
    const place = placeOf(typed, caret, field.value)
    field.setSelectionRange(place, place)
  })
  return ({ target: field }) => {
    changed.current = { field, typed: field.value, caret: field.selectionStart ?? field.value.length }
  }
}
