import { observer } from "mobx-react-lite"
import { Suspense } from "react"
import { lazyPart } from "../parts/late/lazy-part.ts"
import type { PublicationQuestionProps } from "./publication-question.tsx"

const Question = lazyPart(async () => ({ default: (await import("./publication-question.tsx")).PublicationQuestion }))

/** What is asked once more, fetched when it is. */
export const PublicationDialogs = observer((props: PublicationQuestionProps) =>
  props.asking.asked === null ? null : (
    <Suspense fallback={null}>
      <Question {...props} />
    </Suspense>
  ),
)
