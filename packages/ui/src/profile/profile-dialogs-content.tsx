import { observer } from "mobx-react-lite"
import { Banner, Button, Dialog, Stack } from "../parts/index.ts"
import type { ProfileDialogs } from "./profile-dialogs.ts"
import { AboutStep, BasicFields } from "./profile-steps.tsx"

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
  }
})

/** What the profile is needed for. */
const Why = observer(({ model: { dialog } }: Props) =>
  dialog.tag === "closed" || dialog.why === null ? null : <Banner tone="neutral">{dialog.why}</Banner>,
)

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
    <Stack $gap={5}>
      <Why model={model} />
      <BasicFields model={model} />
    </Stack>
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
    <Stack $gap={5}>
      <Why model={model} />
      <AboutStep model={model} />
    </Stack>
  </Dialog>
))
