import { observer } from "mobx-react-lite"
import { Button, Dialog, Said, Stack } from "../parts/index.ts"
import type { MandatesModel } from "./mandates-model.ts"

/** What a mandate opens, and what it leaves to the seller. */
const OPENS = [
  "Lists and edits your loans, drafts among them",
  "Runs your data rooms and sees every file in them",
  "Answers offers in your name, up to the choice of a winner",
]

/** Names the Concierge and what the mandate opens, and asks before it is given. */
export const GiveMandateDialog = observer(({ model }: { readonly model: MandatesModel }) => {
  const { chosenName, isAsking, isGiving } = model
  if (!isGiving || chosenName === undefined) return null
  const cancel = () => model.askGive(false)
  return (
    <Dialog
      isOpen
      role="alertdialog"
      width={440}
      title={`Let ${chosenName} act for you?`}
      onClose={cancel}
      onSubmit={() => void model.give()}
      actions={
        <>
          <Button onPress={cancel}>Cancel</Button>
          <Button kind="primary" type="submit" isPending={isAsking}>
            Give mandate
          </Button>
        </>
      }
    >
      <Stack $gap={4}>
        <Said>{`${chosenName}:`}</Said>
        <ul>
          {OPENS.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <Said>
          Bank accounts, signatures, messages, your profile and your password stay yours. You can end the mandate at any
          time; what was done stays.
        </Said>
      </Stack>
    </Dialog>
  )
})
