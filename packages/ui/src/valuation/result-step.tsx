import type { ValuationId } from "@xl/core/shared"
import { observer } from "mobx-react-lite"
import { type ReactNode, useEffect } from "react"
import { accountDialogs } from "../accounts/index.ts"
import {
  Banner,
  Beside,
  Bone,
  Button,
  Cluster,
  ErrorState,
  Facts,
  LinkButton,
  ObjectName,
  Skeleton,
  Stack,
} from "../parts/index.ts"
import { sessionStore } from "../session/index.ts"
import { useViewModel } from "../view-model/index.ts"
import { AssumptionsPanel } from "./assumptions-panel.tsx"
import { ChartPanel, FactsPanel, ProcessPanel, RangePanel, WaysPanel } from "./result-panels.tsx"
import { contextOf, nameOf } from "./result-words.ts"
import { stepOfField } from "./steps.ts"
import type { StepProps } from "./step-frame.tsx"

export interface ResultStepProps extends StepProps {
  /** Told the id under which the gateway keeps it. */
  readonly onSaved: (id: ValuationId) => void
  /** Begins another one. */
  readonly onAnother: () => void
  /** What its owner may do with it: list it, delete it. */
  readonly actions?: ReactNode
  readonly pdf: string
}

/** What the loan may be worth. */
export const ResultStep = observer((props: ResultStepProps) => {
  const { model, onSaved } = props
  const { id, wantsResult } = model
  useEffect(() => {
    if (wantsResult) void model.value()
  }, [wantsResult, model])
  useEffect(() => {
    if (id !== null) onSaved(id)
  }, [id, onSaved])
  return (
    <Stack $gap={6} $isPage>
      <Head {...props} />
      <Body {...props} />
    </Stack>
  )
})

const Head = observer(({ model, actions, onAnother, onStep, pdf }: ResultStepProps) => (
  <Cluster $gap={4} $isApart>
    <div>
      <ObjectName>{nameOf(model.draft)}</ObjectName>
      <Facts>{contextOf(model.draft)}</Facts>
    </div>
    <Cluster>
      <Button onPress={() => onStep("general")}>Edit</Button>
      <LinkButton href={pdf} icon="download">
        PDF
      </LinkButton>
      <Button kind="plain" onPress={onAnother}>
        Value another loan
      </Button>
      {actions}
    </Cluster>
  </Cluster>
))

const Body = observer((props: ResultStepProps) => {
  const { model } = props
  const { draft, result } = model
  if (result === null) return model.failure === null ? <Waiting /> : <Refused {...props} />
  return (
    <>
      <KeepIt />
      {model.failure !== null && (
        <Banner
          tone="bad"
          isAlert
          action={
            <Button size="small" onPress={() => void model.value()}>
              Try again
            </Button>
          }
        >
          {model.failure}
        </Banner>
      )}
      <RangePanel draft={draft} result={result} />
      <Beside>
        <Stack $gap={6}>
          <ChartPanel result={result} />
          <WaysPanel result={result} />
          <ProcessPanel result={result} />
        </Stack>
        <Stack $gap={6}>
          <FactsPanel result={result} />
          <AssumptionsPanel model={model} />
        </Stack>
      </Beside>
    </>
  )
})

const Waiting = () => (
  <Skeleton label="The loan is being valued">
    <Stack $gap={6}>
      <Bone $height={300} />
      <Bone $height={360} />
    </Stack>
  </Skeleton>
)

/** Back to the field that was refused, or the same question again. */
const Refused = observer(({ model, onStep }: ResultStepProps) => {
  const [field] = Object.keys(model.errors)
  return (
    <ErrorState
      title="The loan was not valued"
      onRetry={field === undefined ? () => void model.value() : undefined}
      isRetrying={model.isValuing}
      action={
        field !== undefined && (
          <Button kind="primary" onPress={() => onStep(stepOfField(field))}>
            Correct it
          </Button>
        )
      }
    >
      {model.failure} What you entered is kept.
    </ErrorState>
  )
})

/** Nothing of a visitor's valuation leaves the browser but the question: who wants it kept signs in. */
const KeepIt = observer(() => {
  const session = useViewModel(sessionStore)
  const dialogs = useViewModel(accountDialogs)
  if (session.state.tag !== "guest") return null
  return (
    <Banner
      tone="blue"
      action={
        <Button size="small" onPress={() => dialogs.open("signIn")}>
          Sign in to keep it
        </Button>
      }
    >
      This valuation is in this browser alone. Sign in, and it is kept with your valuations as it stands.
    </Banner>
  )
})
