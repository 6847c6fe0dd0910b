import { observer } from "mobx-react-lite"
import type { FormEvent } from "react"
import styled from "styled-components"
import { Button, PasswordField, showFirstWrong } from "../parts/index.ts"
import type { AccountSettings } from "./account-settings.ts"

/** The old password and a new one, under the rules of the sign-up. */
export const ChangePasswordForm = observer(({ model }: { readonly model: AccountSettings }) => {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    void model.changePassword().then(() => {
      if (Object.keys(model.errors).length > 0) showFirstWrong(form)
    })
  }
  return (
    <Column noValidate onSubmit={submit} aria-label="Change password">
      <input type="hidden" name="username" autoComplete="username" value={model.email} />
      <PasswordField
        label="Current password"
        name="current-password"
        autoComplete="current-password"
        value={model.form.current}
        onChange={(current) => model.type({ current })}
        error={model.errors.current}
      />
      <PasswordField
        label="New password"
        name="new-password"
        checks={model.checklist}
        value={model.form.next}
        onChange={(next) => model.type({ next })}
        error={model.errors.next}
      />
      <div>
        <Button kind="primary" type="submit" isPending={model.doing === "password"}>
          Change password
        </Button>
      </div>
    </Column>
  )
})

const Column = styled.form`
  display: grid;
  gap: 16px;
  max-width: 440px;
`
