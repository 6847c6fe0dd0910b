import { VALUATION_STEPS, type ValuationStep } from "@xl/core/valuation"
import { observer } from "mobx-react-lite"
import { type ReactNode, useEffect } from "react"
import { Button, Form, FormActions, showFirstWrong, Stack, Stepper } from "../parts/index.ts"
import { useStepStart } from "../profile/use-step-start.ts"
import { STEP_LABELS } from "./steps.ts"
import type { ValuationWizard } from "./valuation-wizard.ts"

export interface StepProps {
  readonly model: ValuationWizard
  /** Goes to a step of this valuation. */
  readonly onStep: (step: ValuationStep) => void
}

/** Where one is among the four steps. */
export const WizardStepper = observer(({ model, onStep, current }: StepProps & { readonly current: ValuationStep }) => (
  <Stepper
    label="Steps of the valuation"
    steps={VALUATION_STEPS.map((id) => ({ id, label: STEP_LABELS[id], isCompleted: model.isCompleted(id) }))}
    current={current}
    onGo={onStep}
  />
))

interface StepFormProps extends StepProps {
  readonly step: Exclude<ValuationStep, "valuation">
  /** What follows is the result, or the list from which an edit was opened. */
  readonly lastLabel?: string | undefined
  readonly children: ReactNode
}

const BEFORE = { specifics: "general", details: "specifics" } as const

/** A step's fields: Back keeps them, Next checks them. */
export const StepForm = observer(({ model, step, onStep, lastLabel = "Value this loan", children }: StepFormProps) => {
  const start = useStepStart(step)
  // What the gateway refused at a later step stands here: there the focus goes.
  useEffect(() => {
    if (Object.keys(model.errors).length > 0) showFirstWrong(start.current)
  }, [model, start])
  const send = async () => {
    const to = await model.next(step)
    if (to !== null) onStep(to)
  }
  return (
    <Form label={STEP_LABELS[step]} onSend={send}>
      <Stack $gap={6} ref={start}>
        {children}
      </Stack>
      <FormActions>
        {step !== "general" && <Button onPress={() => onStep(BEFORE[step])}>Back</Button>}
        <Button kind="primary" type="submit" isPending={model.isValuing}>
          {step === "details" ? lastLabel : "Next"}
        </Button>
      </FormActions>
    </Form>
  )
})
