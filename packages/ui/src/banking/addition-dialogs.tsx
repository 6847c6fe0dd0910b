import { observer } from "mobx-react-lite"
import { Button, Dialog } from "../parts/index.ts"
import type { BankAddition } from "./bank-addition.ts"
import { BankFrame } from "./bank-frame.tsx"
import { IdentityFields } from "./identity-fields.tsx"

interface Props {
  readonly addition: BankAddition
}

/** The way to a new bank: whose it is, then the frame of its provider. */
export const AdditionDialogs = observer(({ addition }: Props) => {
  switch (addition.step.tag) {
    case "closed":
      return null
    case "identity":
      return <Identity addition={addition} />
    case "connecting":
      return <Connecting addition={addition} />
  }
})

const Identity = observer(({ addition }: Props) => (
  <Dialog
    isOpen
    title="Add a new Bank"
    context="First say whose account it is. The payment provider asks for it."
    width={720}
    onClose={addition.close}
    onSubmit={addition.connect}
    note="Next: sign in to your bank."
    actions={
      <>
        <Button onPress={addition.close}>Cancel</Button>
        <Button
          kind="primary"
          type="submit"
          isDisabled={!addition.identity.isComplete}
          isPending={addition.step.tag === "identity" && addition.step.isStarting}
        >
          Add
        </Button>
      </>
    }
  >
    <IdentityFields form={addition.identity} />
  </Dialog>
))

/** The frame of the provider, and Add where it has to be pressed. */
export const Connecting = observer(({ addition }: Props) => {
  const { step } = addition
  if (step.tag !== "connecting") return null
  const isPlaid = step.link.provider === "plaid"
  return (
    <Dialog
      isOpen
      title="Add New Bank"
      context="You sign in at your bank. We never see your password or the number of your account."
      width={720}
      onClose={addition.close}
      note={isPlaid ? "The bank is added as soon as it is connected." : "Connect your bank, then press Add."}
      actions={
        <>
          <Button onPress={addition.close}>Cancel</Button>
          {!isPlaid && (
            <Button
              kind="primary"
              isDisabled={step.connected === null}
              isPending={step.isAdding}
              onPress={() => void addition.add()}
            >
              Add
            </Button>
          )}
        </>
      }
    >
      <BankFrame addition={addition} />
    </Dialog>
  )
})
