import { observer } from "mobx-react-lite"
import { useViewModel } from "../view-model/index.ts"
import { LetterDialog } from "./letter-dialog.tsx"
import { lettersModel } from "./letters-model.ts"

/** A member's letter to the administrators. */
export const AdministratorsDialog = observer(({ onClose }: { readonly onClose: () => void }) => {
  const model = useViewModel(lettersModel)
  return (
    <LetterDialog
      label="Write to the administrators"
      context={`About your account, a listing, an offer or a decision. They read it with your name and a link to your account, and answer by e-mail to ${model.address}.`}
      next={`An administrator reads it and answers by e-mail to ${model.address}. You need not do anything meanwhile.`}
      draft={model.draft}
      onSend={model.toAdministrators}
      onClose={onClose}
    />
  )
})
