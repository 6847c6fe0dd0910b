import { type RefObject, useEffect, useRef } from "react"

const STOPS = "input, select, textarea, button, a[href]"

const isStop = (it: HTMLElement): boolean => it.tabIndex >= 0 && !it.matches(":disabled") && it.offsetParent !== null

/**
 * For around a step's fields: once another step is gone to, the focus is in its first one. Null is no step, as of a dialog that is closed: who
 * opens it begins where the dialog does.
 */
export const useStepStart = (step: number | string | null): RefObject<HTMLDivElement | null> => {
  const around = useRef<HTMLDivElement>(null)
  const before = useRef(step)
  useEffect(() => {
    const from = before.current
    before.current = step
    if (from === null || from === step) return
    ;[...(around.current?.querySelectorAll<HTMLElement>(STOPS) ?? [])].find(isStop)?.focus()
  }, [step])
  return around
}
