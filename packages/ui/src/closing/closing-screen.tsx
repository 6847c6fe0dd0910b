import { placeOf } from "../asset/index.ts"
import { CLOSING_DOCUMENTS, closingPath, type ClosingStep, closingTurn } from "@xl/core/offers"
import { observer } from "mobx-react-lite"
import { type ReactNode, useEffect, useRef } from "react"
import { ScreenHead, Wrap } from "../frame/index.ts"
import { Breadcrumbs, Facts, ScreenTitle, Stack, StatusMark, Stepper } from "../parts/index.ts"
import { ClosingAccepted } from "./closing-accepted.tsx"
import type { ClosingFacts } from "./closing-page-model.ts"
import type { ClosingScreenProps, ClosingStepProps } from "./closing-props.ts"
import { ClosingEnded } from "./closing-ended.tsx"
import { ClosingNextStep } from "./closing-next-step.tsx"
import { ClosingReading } from "./closing-reading.tsx"
import { ClosingReview } from "./closing-review.tsx"
import { assetsText, HOME_OF } from "./closing-words.ts"

/** One party's closing: it reads the two documents, then reviews the terms and accepts. */
export const ClosingScreen = observer((props: ClosingScreenProps) => {
  const { model, party } = props
  const { facts } = model
  const title = useShown(model.page.tag === "accepted")
  if (facts === null) return null
  return (
    <Wrap>
      <Breadcrumbs crumbs={[HOME_OF[party], { label: placeOf(facts.asset) }]} />
      <ScreenHead>
        <ScreenTitle ref={title}>{TITLES[stateOf(props, facts)]}</ScreenTitle>
        <Facts>{assetsText(facts.offer)}</Facts>
        <StatusMark status={facts.offer.assetStatus} isFilled />
      </ScreenHead>
      <Stack $gap={6} $isPage>
        <Body {...props} facts={facts} />
      </Stack>
    </Wrap>
  )
})

/** What the reader is shown once the acceptance is done: the page is another one, and its beginning may be out of sight above. */
const useShown = (isDone: boolean) => {
  const shown = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isDone) shown.current?.scrollIntoView({ block: "center" })
  }, [isDone])
  return shown
}

/** A step while the closing waits for this party; else that it accepted here, or that nothing waits. */
const stateOf = ({ model, party, step }: ClosingScreenProps, { offer }: ClosingFacts) => {
  if (model.page.tag === "accepted") return "accepted"
  return closingTurn(offer) === party ? step : "ended"
}

const Body = observer((props: ClosingStepProps) => {
  switch (stateOf(props, props.facts)) {
    case "accepted":
      return <ClosingAccepted {...props} />
    case "ended":
      return <ClosingEnded {...props} />
    case "ss":
    case "review-submit":
      return <Steps {...props} />
  }
})

const TITLES = {
  ss: "Closing documents",
  "review-submit": "Review and accept",
  accepted: "Closing documents accepted",
  ended: "Closing",
} as const

const BODIES: { readonly [Step in ClosingStep]: (props: ClosingStepProps) => ReactNode } = {
  ss: (props) => <ClosingReading {...props} />,
  "review-submit": (props) => <ClosingReview {...props} />,
}

const Steps = observer((props: ClosingStepProps) => {
  const { facts, model, onGo, party, step } = props
  const isRead = CLOSING_DOCUMENTS.every(model.isRead)
  return (
    <>
      <Stepper
        label="Steps of the closing"
        steps={[
          { id: "ss", label: "Documents", isCompleted: isRead },
          { id: "review-submit", label: "Review and accept", isCompleted: false },
        ]}
        current={step}
        onGo={(to) => onGo(closingPath(party, to, facts.offer.id))}
      />
      <ClosingNextStep {...props} />
      {BODIES[step](props)}
    </>
  )
})
