import type { BuyerStep } from "@xl/core/profiles"
import { observer } from "mobx-react-lite"
import { Banner, Button, Dialog, Stack, Stepper } from "../parts/index.ts"
import type { BuyerDialog } from "./buyer-dialog.ts"
import { EntityStep, ManagingMemberStep } from "./buyer-steps.tsx"
import { ProofOfFundsStep } from "./proof-of-funds-step.tsx"
import { useStepStart } from "./use-step-start.ts"

interface Props {
  readonly model: BuyerDialog
}

const TITLES: { readonly [S in BuyerStep]: string } = {
  1: "Purchasing entity",
  2: "Managing member or general partner",
  3: "Proof of funds",
}
const STEPS = [1, 2, 3] as const
const idOf = (step: BuyerStep) => `step-${step}`

/** The buyer's profile in its three steps. */
export const BuyerDialogContent = observer(({ model }: Props) => {
  const start = useStepStart(model.state.tag === "closed" ? null : model.state.step)
  if (model.state.tag === "closed") return null
  const { isExpired, step } = model.state
  const sends = step === 3 && !model.isUnderReview
  return (
    <Dialog
      keepsText
      isOpen
      title="Buyer profile"
      context={`Step ${step} of 3: ${TITLES[step]}`}
      width={1019}
      onClose={model.close}
      onSubmit={submitOf(model, step)}
      note={sends ? "An administrator reviews it. You are told here and by mail." : undefined}
      actions={<Actions model={model} step={step} />}
    >
      <Stack $gap={6}>
        <Why model={model} />
        <Stepper
          label="Steps of the buyer profile"
          steps={STEPS.map((one) => ({ id: idOf(one), label: TITLES[one], isCompleted: model.done[one] }))}
          current={idOf(step)}
          onGo={(to) => STEPS.filter((one) => idOf(one) === to).forEach(model.go)}
        />
        <div ref={start}>
          {step === 1 && <EntityStep model={model} />}
          {step === 2 && <ManagingMemberStep model={model} />}
          {step === 3 && <ProofOfFundsStep model={model} isExpired={isExpired} />}
        </div>
      </Stack>
    </Dialog>
  )
})

const Why = observer(({ model: { why } }: Props) => (why === null ? null : <Banner tone="neutral">{why}</Banner>))

const submitOf = (model: BuyerDialog, step: BuyerStep) => {
  if (step !== 3) return model.next
  return model.isUnderReview ? model.close : model.request
}

const wordOf = (model: BuyerDialog, step: BuyerStep): string => {
  if (step !== 3) return "Next"
  return model.isUnderReview ? "Close" : "Send request"
}

const Actions = observer(({ model, step }: Props & { readonly step: BuyerStep }) => (
  <>
    <Button kind="plain" isDisabled={model.isSaving} onPress={model.close}>
      Finish later
    </Button>
    {step !== 1 && <Button onPress={() => model.go(step === 3 ? 2 : 1)}>Back</Button>}
    <Button kind="primary" type="submit" isPending={model.isSaving}>
      {wordOf(model, step)}
    </Button>
  </>
))
