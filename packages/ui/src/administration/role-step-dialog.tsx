import type { Profile } from "@xl/core/profiles"
import { observer } from "mobx-react-lite"
import { Button, Dialog, Said, Stack } from "../parts/index.ts"
import { type RoleStep, roleQuestion } from "./role-step.ts"
import type { UserPartProps } from "./user-part.ts"

export interface RoleStepDialogProps extends UserPartProps {
  readonly profile: Profile
  readonly step: RoleStep
}

/** Names the person, the role and what it allows, and asks before it is given or taken. */
export const RoleStepDialog = observer(({ model, profile, step }: RoleStepDialogProps) => {
  const { go, isDanger, lead, lines, title } = roleQuestion(step, profile, model.form?.pofSum)
  const cancel = () => model.askStep(null)
  return (
    <Dialog
      isOpen
      role="alertdialog"
      width={440}
      title={title}
      context={profile.email}
      onClose={cancel}
      onSubmit={() => void model.confirmStep()}
      actions={
        <>
          <Button onPress={cancel}>Cancel</Button>
          <Button kind={isDanger ? "danger" : "primary"} type="submit" isPending={model.isAsking}>
            {go}
          </Button>
        </>
      }
    >
      <Stack $gap={4}>
        <Said>{lead}</Said>
        {lines.length > 0 && (
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
      </Stack>
    </Dialog>
  )
})
