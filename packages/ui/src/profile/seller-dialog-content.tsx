import { observer } from "mobx-react-lite"
import { Suspense, useEffect } from "react"
import { lazyPart } from "../parts/late/lazy-part.ts"
import { Banner, Button, Dialog, Stack, Stepper } from "../parts/index.ts"
import { useViewModel } from "../view-model/index.ts"
import { type SellerDeposits, sellerDeposits } from "./seller-deposits.ts"
import type { OpenedAt, SellerDialog, SellerStep } from "./seller-dialog.ts"
import { ConfirmationSection, EntitySection } from "./seller-steps.tsx"
import { useIsNarrow } from "./use-is-narrow.ts"
import { useStepStart } from "./use-step-start.ts"

export interface SellerDialogProps {
  readonly model: SellerDialog
  /** Where it was opened: the route's name and the path. */
  readonly at: OpenedAt
  /** Goes on once the dialog is closed. */
  readonly onGo: (path: string) => void
}

interface ContentProps extends SellerDialogProps {
  readonly deposits: SellerDeposits
}

const OwnBanks = lazyPart(async () => ({ default: (await import("../banking/own-banks.tsx")).OwnBanks }))
const BankDialogs = lazyPart(async () => ({ default: (await import("../banking/own-banks.tsx")).BankDialogs }))

/** The seller's profile: two steps, or on a phone one page. While deposits move by themselves the bank for them is a third section of it. */
export const SellerDialogContent = observer((props: SellerDialogProps) => {
  const isNarrow = useIsNarrow()
  const deposits = useViewModel(sellerDeposits)
  useEffect(() => void deposits.open(), [deposits])
  const { state } = props.model
  if (state.tag === "closed") return null
  const given = { ...props, deposits }
  return (
    <>
      {isNarrow ? <OnePage {...given} /> : <TwoSteps {...given} step={state.step} />}
      {deposits.isShown && (
        <Suspense fallback={null}>
          <BankDialogs model={deposits.billing} />
        </Suspense>
      )}
    </>
  )
})

const Deposits = observer(({ deposits }: Pick<ContentProps, "deposits">) =>
  deposits.isShown ? (
    <Suspense fallback={null}>
      <OwnBanks model={deposits.billing} title="Bank for deposits" level={3} />
    </Suspense>
  ) : null,
)

const steps = (model: SellerDialog, current: SellerStep) => [
  { id: "entity" as const, label: "Seller Entity", isCompleted: current === "confirmation" },
  { id: "confirmation" as const, label: "Seller Confirmation", isCompleted: false },
]

const TwoSteps = observer(({ model, at, deposits, onGo, step }: ContentProps & { readonly step: SellerStep }) => {
  const leads = async (going: Promise<string | null>) => {
    const path = await going
    if (path !== null) onGo(path)
  }
  const isFirst = step === "entity"
  const start = useStepStart(step)
  return (
    <Dialog
      keepsText
      isOpen
      title="Seller profile"
      width={1143}
      onClose={model.close}
      onSubmit={() => (isFirst ? model.next() : leads(model.finish(at)))}
      actions={
        <>
          <Button kind="plain" isDisabled={model.isSaving} onPress={() => void leads(model.finishLater(at))}>
            Finish later
          </Button>
          {!isFirst && <Button onPress={model.back}>Back</Button>}
          <Button
            kind="primary"
            type="submit"
            isDisabled={isFirst ? !model.canGoOn : !model.canFinish}
            isPending={model.isSaving}
          >
            {isFirst ? "Next" : "Finish"}
          </Button>
        </>
      }
    >
      <Stack $gap={6}>
        {model.why !== null && <Banner tone="neutral">{model.why}</Banner>}
        <Stepper
          label="Steps of the seller profile"
          steps={steps(model, step)}
          current={step}
          onGo={(to) => to === "entity" && model.back()}
        />
        <div ref={start}>{isFirst ? <EntitySection model={model} /> : <ConfirmationSection model={model} />}</div>
        {!isFirst && <Deposits deposits={deposits} />}
      </Stack>
    </Dialog>
  )
})

const OnePage = observer(({ model, at, deposits, onGo }: ContentProps) => {
  const confirm = async () => {
    const path = await model.finish(at)
    if (path !== null) onGo(path)
  }
  return (
    <Dialog
      keepsText
      isOpen
      title="Complete Seller Profile"
      width={1143}
      onClose={model.close}
      onSubmit={confirm}
      actions={
        <Button kind="primary" type="submit" isDisabled={!model.canConfirm} isPending={model.isSaving}>
          Confirm
        </Button>
      }
    >
      <Stack $gap={6}>
        {model.why !== null && <Banner tone="neutral">{model.why}</Banner>}
        <section aria-labelledby="seller-entity">
          <h3 id="seller-entity">Seller Entity</h3>
          <EntitySection model={model} />
        </section>
        <section aria-labelledby="seller-confirmation">
          <h3 id="seller-confirmation">Seller Confirmation</h3>
          <ConfirmationSection model={model} />
        </section>
        <Deposits deposits={deposits} />
      </Stack>
    </Dialog>
  )
})
