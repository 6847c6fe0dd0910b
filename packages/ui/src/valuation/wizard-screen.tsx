import type { ValuationId } from "@xl/core/shared"
import type { ValuationStep } from "@xl/core/valuation"
import { observer } from "mobx-react-lite"
import { type ReactNode, Suspense, useEffect } from "react"
import { lazyPart } from "../parts/late/lazy-part.ts"
import { accountDialogs } from "../accounts/index.ts"
import { NotFoundScreen, ScreenHead, Wrap } from "../frame/index.ts"
import { Button, EmptyState, ErrorState, RowsSkeleton, Said, ScreenTitle, Stack, useOnceUsed } from "../parts/index.ts"
import { sessionStore } from "../session/index.ts"
import { useViewModel } from "../view-model/index.ts"
import { GeneralStep } from "./general-step.tsx"
import { WizardStepper } from "./step-frame.tsx"
import { type ValuationWizard, valuationWizard } from "./valuation-wizard.ts"

/** What follows the first step: fetched when one goes on, and before that as soon as the first is used. */
const loadInputs = () => import("./input-steps.tsx")
const loadResult = () => import("./result-step.tsx")
const SpecificsStep = lazyPart(async () => ({ default: (await loadInputs()).SpecificsStep }))
const DetailsStep = lazyPart(async () => ({ default: (await loadInputs()).DetailsStep }))
const ResultStep = lazyPart(async () => ({ default: (await loadResult()).ResultStep }))

export interface WizardScreenProps {
  /** The step of the address, and the saved valuation that it names. */
  readonly step: ValuationStep
  readonly id: ValuationId | null
  /** Goes to a step; in place where the address only says better what is shown. */
  readonly onGo: (step: ValuationStep, id: ValuationId | null, isInPlace?: boolean) => void
  /** Where an edit leads that was opened from one's list; nothing where it leads to the result. */
  readonly onReturn?: (() => void) | undefined
  readonly actions?: ReactNode
  readonly pdf: string
}

/** The free valuation: four steps, each with its address. */
export const ValuationWizardScreen = observer((props: WizardScreenProps) => {
  const model = useViewModel(valuationWizard)
  const session = useViewModel(sessionStore)
  const who = session.state.tag
  const { id } = props
  useEffect(() => {
    if (id === null || who !== "opening") void model.open(id)
  }, [model, id, who])
  if (id !== null && who === "guest") return <SignInFirst />
  if (model.state.tag === "missing") return <NotFoundScreen />
  return (
    <Wrap>
      <Opened {...props} model={model} />
    </Wrap>
  )
})

const SignInFirst = () => {
  const dialogs = useViewModel(accountDialogs)
  return (
    <EmptyState
      level={1}
      title="Sign in to see this valuation"
      actions={
        <Button kind="primary" onPress={() => dialogs.open("signIn")}>
          Sign in
        </Button>
      }
    >
      It is kept with the account that valued the loan.
    </EmptyState>
  )
}

const Opened = observer(({ model, ...props }: WizardScreenProps & { readonly model: ValuationWizard }) => {
  const { id, onGo } = props
  const { state } = model
  useOnceUsed(loadInputs)
  const isFirst = id === null && props.step === "general" // drawn before the browser's own draft is read
  const isHere = isFirst || (state.tag === "open" && (model.id === id || id === null))
  const step = isHere ? model.stepAt(props.step) : props.step
  useEffect(() => {
    if (isHere && step !== props.step) onGo(step, id, true)
  }, [isHere, step, props.step, onGo, id])
  if (state.tag === "failed")
    return (
      <ErrorState title="The valuation did not load" onRetry={() => void model.open(id)}>
        {state.said}
      </ErrorState>
    )
  if (!isHere) return <RowsSkeleton label="The valuation is loading" />
  return (
    <>
      <ScreenHead>
        <WizardStepper model={model} current={step} onStep={(to) => onGo(to, model.id)} />
      </ScreenHead>
      <Suspense fallback={<RowsSkeleton label="The step is loading" />}>
        <StepOf {...props} step={step} model={model} />
      </Suspense>
    </>
  )
})

const HEADS = {
  general: [
    "What is this loan worth?",
    "Four short steps, free, without an account. You see on what each figure rests.",
  ],
  specifics: ["The loan", "What is owed, and what stands against it."],
  details: ["Its details", "What a buyer of such a loan asks first."],
} as const

const StepOf = observer(({ model, ...props }: WizardScreenProps & { readonly model: ValuationWizard }) => {
  const { step, onGo, onReturn } = props
  const given = { model, onStep: (to: ValuationStep) => onGo(to, model.id) }
  if (step === "valuation")
    return (
      <ResultStep
        {...given}
        actions={props.actions}
        pdf={props.pdf}
        onSaved={(id) => {
          if (id !== props.id) onGo("valuation", id, true)
        }}
        onAnother={() => {
          model.begin()
          onGo("general", null)
        }}
      />
    )
  const [title, said] = HEADS[step]
  const leads = onReturn && {
    lastLabel: "Save",
    onStep: (to: ValuationStep) => (to === "valuation" ? onReturn() : onGo(to, model.id)),
  }
  return (
    <Stack $isPage>
      <div>
        <ScreenHead>
          <ScreenTitle>{title}</ScreenTitle>
        </ScreenHead>
        <Said>{said}</Said>
      </div>
      {step === "general" && <GeneralStep {...given} />}
      {step === "specifics" && <SpecificsStep {...given} />}
      {step === "details" && <DetailsStep {...given} {...leads} />}
    </Stack>
  )
})
