import { type ComponentType, Suspense, useEffect, useRef, useState } from "react"
import { Reserved } from "../parts/layout/reserved.ts"

/** What people do on a page that they read. */
const DEEDS = ["scroll", "pointermove", "pointerdown", "touchstart", "keydown"] as const

/** In px, so that nothing moves when the form arrives. */
const FORM_HEIGHT = 306

/**
 * The footer's question, fetched when its place is in sight of somebody who does something: while a page is on its way its footer is
 * in sight, too, and most readers never come back there.
 */
export const QuestionFormView = ({ form: Form }: { readonly form: ComponentType }) => {
  const place = useRef<HTMLDivElement>(null)
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting === true) setSeen(true)
    })
    const over = new AbortController()
    const look = () => {
      over.abort()
      if (place.current) observer.observe(place.current)
    }
    for (const deed of DEEDS) globalThis.addEventListener(deed, look, { passive: true, signal: over.signal })
    return () => {
      over.abort()
      observer.disconnect()
    }
  }, [])
  return (
    <Reserved ref={place} $height={FORM_HEIGHT}>
      {isSeen && (
        <Suspense fallback={null}>
          <Form />
        </Suspense>
      )}
    </Reserved>
  )
}
