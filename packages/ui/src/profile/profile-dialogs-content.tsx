import { observer } from "mobx-react-lite"
import { Button, Dialog } from "../parts/index.ts"
import { AboutStep, BasicFields, EntityStep } from "./profile-steps.tsx"
import type { ProfileDialogs } from "./profile-dialogs.ts"
import { ProofOfFundsStep } from "./proof-of-funds-step.tsx"

interface Props {
  readonly model: ProfileDialogs
}

/** The dialogs of one's own profile; which one is up is the model's. */
export const ProfileDialogsContent = observer(({ model }: Props) => {
  switch (model.dialog.tag) {
    case "closed":
      return null
    case "basic":
      return <BasicDialog model={model} />
    case "user":
      return <UserDialog model={model} />
    case "buyer":
      return <BuyerDialog model={model} />
  }
})

/** Name and phone. */
export const BasicDialog = observer(({ model }: Props) => (
  <Dialog
    isOpen
    title="Complete your profile"
    width={613}
    onClose={model.close}
    onSubmit={model.saveBasic}
    actions={
      <>
        <Button onPress={model.close}>Cancel</Button>
        <Button kind="primary" type="submit" isPending={model.isSaving}>
          Submit
        </Button>
      </>
    }
  >
    <BasicFields model={model} />
  </Dialog>
))

/** Everything that a request for a role needs of a person. */
const UserDialog = observer(({ model }: Props) => (
  <Dialog
    isOpen
    title="Edit your profile"
    width={1019}
    onClose={model.close}
    onSubmit={model.saveUser}
    actions={
      <>
        <Button onPress={model.close}>Cancel</Button>
        <Button kind="primary" type="submit" isPending={model.isSaving}>
          Save
        </Button>
      </>
    }
  >
    <AboutStep model={model} />
  </Dialog>
))

const titles = { 1: "About you", 2: "Purchasing entity", 3: "Proof of funds" } as const

const BuyerDialog = observer(({ model }: Props) => {
  if (model.dialog.tag !== "buyer") return null
  const { step } = model.dialog
  return (
    <Dialog
      isOpen
      title="Buyer profile"
      context={`Step ${step} of 3: ${titles[step]}`}
      width={1019}
      onClose={model.close}
      onSubmit={step === 3 ? model.request : model.next}
      note={step === 3 ? "An administrator reviews it. You are told here and by mail." : undefined}
      actions={
        <>
          {step === 1 ? (
            <Button onPress={model.close}>Cancel</Button>
          ) : (
            <Button onPress={() => model.go(step === 3 ? 2 : 1)}>Back</Button>
          )}
          <Button kind="primary" type="submit" isPending={model.isSaving}>
            {step === 3 ? "Send request" : "Next"}
          </Button>
        </>
      }
    >
      <Step model={model} />
    </Dialog>
  )
})

const Step = observer(({ model }: Props) => {
  if (model.dialog.tag !== "buyer") return null
  switch (model.dialog.step) {
    case 1:
      return <AboutStep model={model} />
    case 2:
      return <EntityStep model={model} />
    case 3:
      return <ProofOfFundsStep model={model} isExpired={model.dialog.isExpired} />
  }
})
