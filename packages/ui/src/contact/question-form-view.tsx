import { lazy, Suspense, useEffect, useRef, useState } from "react"
import styled from "styled-components"

const Content = lazy(async () => ({ default: (await import("./question-form.tsx")).QuestionForm }))

/** The footer's question, fetched when its place comes into sight: most readers never get there. */
export const QuestionFormView = () => {
  const place = useRef<HTMLDivElement>(null)
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting === true) setSeen(true)
    })
    if (place.current) observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  return (
    <Place ref={place}>
      {isSeen && (
        <Suspense fallback={null}>
          <Content />
        </Suspense>
      )}
    </Place>
  )
}

/** As high as the form, so that nothing moves when it arrives. */
const Place = styled.div`
  min-height: 306px;
`
