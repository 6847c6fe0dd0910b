import { type ComponentType, Suspense, useEffect, useRef, useState } from "react"
import styled from "styled-components"

/** What people do on a page that they read. */
const DEEDS = ["scroll", "pointermove", "pointerdown", "touchstart", "keydown"] as const

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
    <Place ref={place}>
      {isSeen && (
        <Suspense fallback={null}>
          <Form />
        </Suspense>
      )}
    </Place>
  )
}

/** As high as the form, so that nothing moves when it arrives. */
const Place = styled.div`
  min-height: 306px;
`
