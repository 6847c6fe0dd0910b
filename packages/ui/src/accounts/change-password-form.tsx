import { observer } from "mobx-react-lite"
import { Button, Form, PasswordField } from "../parts/index.ts"
import type { AccountSettings } from "./account-settings.ts"

/** The old password and a new one, under the rules of the sign-up. */
export const ChangePasswordForm = observer(({ model }: { readonly model: AccountSettings }) => (
  <Form label="Change password" onSend={model.changePassword} isNarrow>
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
  </Form>
))
