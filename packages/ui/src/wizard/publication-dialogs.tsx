import { observer } from "mobx-react-lite"
import { lazy, Suspense } from "react"
import type { PublicationQuestionProps } from "./publication-question.tsx"

const Question = lazy(async () => ({ default: (await import("./publication-question.tsx")).PublicationQuestion }))

/** What is asked once more, fetched when it is. */
export const PublicationDialogs = observer((props: PublicationQuestionProps) =>
  props.asking.asked === null ? null : (
    <Suspense fallback={null}>
      <Question {...props} />
    </Suspense>
  ),
)
