import { observer } from "mobx-react-lite"
import { Button } from "../parts/button/index.ts"
import { Dialog } from "../parts/dialog/index.ts"
import { Stack } from "../parts/layout/arrange.ts"
import { Said } from "../parts/layout/words.ts"
import type { AccountDialogs } from "./account-dialogs.ts"
import { CodeForm, ForgotForm, NewPasswordForm, ResetForm } from "./code-forms.tsx"
import { EntryPoster } from "./entry-poster.tsx"
import { EntryForm } from "./entry-form.tsx"

const titles = {
  signIn: "Welcome Back",
  signUp: "Registration Form",
  verify: "Verify your email",
  forgot: "Forgot password",
  reset: "Set a new password",
  newPassword: "Set a new password",
} as const

/** Source: the specification's 834 for the login, and docs/settled-rows.md, ACC-664, for which of the other widths is whose. */
export const accountDialogWidths = {
  signIn: 834,
  signUp: 834,
  registration: 732,
  verify: 440,
  forgot: 732,
  reset: 732,
  newPassword: 732,
} as const

const NO_WORDS = { title: null, description: null }
/** What the address says in place of the registration's own words. */
const wordsOf = ({ dialog, registration }: AccountDialogs) => (dialog === "signUp" ? registration : NO_WORDS)

/** The account dialogs over any page; which one is up is the model's. */
export const AccountDialogsContent = observer(({ model }: { readonly model: AccountDialogs }) => {
  const { dialog } = model
  if (dialog === "closed") return null
  const title = wordsOf(model).title ?? titles[dialog]
  return (
    <Dialog
      isOpen
      onClose={model.close}
      title={title}
      width={accountDialogWidths[model.isRegistration ? "registration" : dialog]}
      ignoresEsc={model.closesOnlyAfterLogin}
      isBare={dialog !== "verify"}
    >
      {dialog === "verify" ? <Form model={model} /> : <BesidePicture model={model} title={title} />}
    </Dialog>
  )
})

const BesidePicture = observer(({ model, title }: { readonly model: AccountDialogs; readonly title: string }) => {
  const { description } = wordsOf(model)
  return (
    <EntryPoster title={title} onClose={model.closesOnlyAfterLogin ? undefined : model.close}>
      {description !== null && <Said>{description}</Said>}
      <Stack $gap={2}>
        <Form model={model} />
        {model.closesOnlyAfterLogin && (
          <Button kind="quiet" isWide onPress={model.close}>
            Cancel sign-in
          </Button>
        )}
      </Stack>
    </EntryPoster>
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
