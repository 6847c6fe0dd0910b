import { observer } from "mobx-react-lite"
import { Button } from "../parts/button/index.ts"
import { MailboxNote } from "../frame/mailbox-note.tsx"
import { CodeField, PasswordField, TextField } from "../parts/field/index.ts"
import { Said } from "../parts/layout/words.ts"
import { type AccountFormProps, Fields } from "./form.tsx"

const Code = observer(({ model }: AccountFormProps) => (
  <>
    <MailboxNote to={model.form.email} />
    <CodeField
      label="Verification code"
      autoFocus
      value={model.form.code}
      onChange={(code) => model.type({ code })}
      error={model.errors.code}
    />
  </>
))

const NewPassword = observer(({ model }: AccountFormProps) => (
  <PasswordField
    label="New password"
    name="new-password"
    size="large"
    checks={model.checklist}
    value={model.form.password}
    onChange={(password) => model.type({ password })}
    error={model.errors.password}
  />
))

/** Enters the code of the verification mail. */
export const CodeForm = observer(({ model }: AccountFormProps) => (
  <Fields model={model} onSubmit={model.verify}>
    <Said>We have sent a code of six digits to {model.form.email}. It is good for 15 minutes.</Said>
    <Code model={model} />
    {model.asksPassword && (
      <PasswordField
        label="Password"
        size="large"
        value={model.form.password}
        onChange={(password) => model.type({ password })}
        error={model.errors.password}
      />
    )}
    <Button kind="primary" size="large" type="submit" isWide isPending={model.isAsking}>
      Verify
    </Button>
    <Button kind="quiet" onPress={() => void model.resend()}>
      Resend verification code
    </Button>
  </Fields>
))

/** Asks for the mail that lets one choose a new password. */
export const ForgotForm = observer(({ model }: AccountFormProps) => (
  <Fields model={model} onSubmit={model.forgot}>
    <Said>Enter your email. If it has an account, we send a code with which you choose a new password.</Said>
    <TextField
      label="Email"
      type="email"
      autoComplete="username"
      size="large"
      autoFocus
      value={model.form.email}
      onChange={(email) => model.type({ email })}
      error={model.errors.email}
    />
    <Button kind="primary" size="large" type="submit" isWide isPending={model.isAsking}>
      Send code
    </Button>
    <Button kind="quiet" onPress={() => model.open("signIn")}>
      Back to sign in
    </Button>
  </Fields>
))

/** Chooses a new password with the mailed code. */
export const ResetForm = observer(({ model }: AccountFormProps) => (
  <Fields model={model} onSubmit={model.reset}>
    <Said>
      If {model.form.email} has an account, a code is on its way. All your sessions end with the new password.
    </Said>
    <Code model={model} />
    <NewPassword model={model} />
    <Button kind="primary" size="large" type="submit" isWide isPending={model.isAsking}>
      Set password
    </Button>
  </Fields>
))

/** The challenge of an account that must choose a password before it signs in. */
export const NewPasswordForm = observer(({ model }: AccountFormProps) => (
  <Fields model={model} onSubmit={model.completeNewPassword}>
    <Said>Your account needs a new password before you sign in.</Said>
    <NewPassword model={model} />
    <Button kind="primary" size="large" type="submit" isWide isPending={model.isAsking}>
      Set password and sign in
    </Button>
  </Fields>
))
