import { observer } from "mobx-react-lite"
import { RefusalBanner } from "../offers/refusal-banner.tsx"
import { Button, Dialog, money, Said, Stack, Stepper } from "../parts/index.ts"
import { useStepStart } from "../profile/use-step-start.ts"
import type { BundleDialogModel, BundleStep } from "./bundle-dialog-model.ts"
import { BundlePrices } from "./bundle-prices.tsx"
import { BundleReview } from "./bundle-review.tsx"
import { BundleTerms } from "./bundle-terms.tsx"
import { ChosenAssets } from "./chosen-assets.tsx"

interface Props {
  readonly model: BundleDialogModel
}

const ORDER = ["assets", "terms", "review"] as const
const LABELS = { assets: "Assets", terms: "Terms and prices", review: "Review" } as const

const stepsOf = (step: BundleStep) =>
  ORDER.map((id, at) => ({ id, label: LABELS[id], isCompleted: at < ORDER.findIndex((one) => one === step) }))

const NOTES: Readonly<Record<string, string>> = {
  assets: "Nothing is sent yet.",
  terms: "Nothing is sent yet. What you type is kept in this tab.",
  review: "The seller sees your offer at once. You may withdraw it until it is chosen.",
}

/** The multi-asset offer in steps: which assets, terms with the price of each, a review. An offer that is there opens at step 2. */
export const BundleDialogContent = observer(({ model }: Props) => {
  const { draft, step } = model
  const start = useStepStart(step)
  const current = ORDER.find((one) => one === step)
  if (current === undefined) return null
  return (
    <Dialog
      isOpen
      width={1230}
      title={model.isRevising ? "Edit multi-asset offer" : "Make a multi-asset offer"}
      context={`${draft.assets.length} assets of one seller`}
      keepsText
      onClose={model.close}
      onSubmit={step === "review" ? model.send : model.next}
      note={NOTES[step]}
      actions={<Actions model={model} />}
    >
      <Stack $gap={5}>
        <Stepper
          label="Steps of the multi-asset offer"
          steps={stepsOf(step)}
          current={current}
          onGo={(to) => goTo(model, to)}
        />
        {model.refusal !== null && (
          <RefusalBanner
            said={model.refusal}
            unsigned={model.unsigned}
            isShortOfFunds={model.isShortOfFunds}
            onLeave={model.leave}
            onReturn={model.resume}
          />
        )}
        <div ref={start}>
          <Step model={model} />
        </div>
      </Stack>
    </Dialog>
  )
})

/** Back step by step: each step knows whether it may be left. */
const goTo = (model: BundleDialogModel, to: BundleStep): void => {
  while (ORDER.findIndex((one) => one === model.step) > ORDER.findIndex((one) => one === to)) {
    const before = model.step
    model.back()
    if (model.step === before) return
  }
}

const Step = observer(({ model }: Props) => {
  const { draft, step } = model
  if (step === "assets")
    return (
      <Stack>
        <ChosenAssets assets={draft.assets} onRemove={model.remove} />
        {!draft.isBundle && (
          <Said>Choose at least two assets of one seller. Offers on one asset are made on its page.</Said>
        )}
      </Stack>
    )
  if (step === "review") return <BundleReview draft={draft} />
  return (
    <Stack $gap={5}>
      <BundleTerms draft={draft} onLeave={model.leave} onReturn={model.resume} />
      <BundlePrices draft={draft} />
    </Stack>
  )
})

/** The button that moves money says how much. */
const goText = ({ draft, isRevising, step }: BundleDialogModel): string => {
  if (step === "assets") return "Next"
  const { bidPrice } = draft.form
  const price = bidPrice === undefined ? "" : `, ${money(bidPrice)}`
  if (step === "terms") return `Review offer${price}`
  return `${isRevising ? "Send changes" : "Send offer"}${price}`
}

const Actions = observer(({ model }: Props) => {
  const mayGoBack = model.step === "review" || (model.step === "terms" && model.editing === null)
  return (
    <>
      {mayGoBack ? <Button onPress={model.back}>Back</Button> : <Button onPress={model.close}>Cancel</Button>}
      <Button
        kind="primary"
        size="large"
        type="submit"
        isPending={model.isSending}
        isDisabled={model.step === "assets" && !model.draft.isBundle}
      >
        {goText(model)}
      </Button>
    </>
  )
})
