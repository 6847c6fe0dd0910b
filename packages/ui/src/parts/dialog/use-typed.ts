import { useCallback, useRef, useState } from "react"
import { registered, textsOf, type Texts } from "./typed-text.ts"

/** Asks before a dialog closes by Esc, its close button, a press outside or Back, where text was typed in it. */
export const useTyped = (onClose: () => void) => {
  const [isAsking, setAsking] = useState(false)
  const texts = useRef<Texts | null>(null)
  const formRef = useCallback((form: HTMLElement | null) => {
    if (form === null) return
    const watched = textsOf(form)
    const forget = registered({ isTyped: watched.isTyped, ask: () => setAsking(true) }, watched)
    texts.current = watched
    return () => {
      forget()
      texts.current = null
      setAsking(false)
    }
  }, [])
  return {
    formRef,
    isAsking,
    onLeave: () => {
      if (texts.current?.isTyped() === true) setAsking(true)
      else onClose()
    },
    onStay: () => setAsking(false),
    leave: () => {
      setAsking(false)
      onClose()
    },
  }
}
