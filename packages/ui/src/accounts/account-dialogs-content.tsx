import { observer } from "mobx-react-lite"
import { Dialog } from "../parts/dialog/index.ts"
import type { AccountDialogs } from "./account-dialogs.ts"
import { CodeForm, ForgotForm, NewPasswordForm, ResetForm } from "./code-forms.tsx"
import { EntryForm } from "./entry-form.tsx"

const titles = {
  signIn: "Welcome Back",
  signUp: "Registration Form",
  verify: "Verify your email",
  forgot: "Forgot password",
  reset: "Set a new password",
  newPassword: "Set a new password",
} as const

/** The account dialogs over any page; which one is up is the model's. */
export const AccountDialogsContent = observer(({ model }: { readonly model: AccountDialogs }) => {
  const { dialog } = model
  if (dialog === "closed") return null
  const isEntry = dialog === "signIn" || dialog === "signUp"
  return (
    <Dialog
      isOpen
      onClose={model.close}
      title={titles[dialog]}
      width={isEntry ? 834 : 440}
      ignoresEsc={model.closesOnlyAfterLogin}
      isBare={isEntry}
    >
      <Form model={model} />
    </Dialog>
  )
})

const Form = observer(({ model }: { readonly model: AccountDialogs }) => {
  switch (model.dialog) {
    case "closed":
      return null
    case "signIn":
    case "signUp":
      return <EntryForm model={model} />
    case "verify":
      return <CodeForm model={model} />
    case "forgot":
      return <ForgotForm model={model} />
    case "reset":
      return <ResetForm model={model} />
    case "newPassword":
      return <NewPasswordForm model={model} />
  }
})
