import { observer } from "mobx-react-lite"
import { AccountsNote } from "../frame/mailbox-note.tsx"
import { Button } from "../parts/button/index.ts"
import { PasswordField, TextField } from "../parts/field/index.ts"
import { Said } from "../parts/layout/words.ts"
import { TextButton } from "../parts/link/text-button.tsx"
import { Tabs } from "../parts/tabs/index.ts"
import { type AccountFormProps, Fields } from "./form.tsx"

/** Sign in and Sign Up Now, as two tabs of one dialog. */
export const EntryForm = observer(({ model }: AccountFormProps) => (
  <Tabs
    label="Sign in or sign up"
    value={model.dialog === "signUp" ? "signUp" : "signIn"}
    onChange={(tab) => model.open(tab)}
    tabs={[
      { id: "signIn", label: "Sign in", content: <SignIn model={model} /> },
      { id: "signUp", label: "Sign Up Now", content: <SignUp model={model} /> },
    ]}
  />
))

const EmailField = observer(({ model }: AccountFormProps) => (
  <TextField
    label="Email"
    type="email"
    name="email"
    autoComplete="username"
    size="large"
    autoFocus
    value={model.form.email}
    onChange={(email) => model.type({ email })}
    error={model.errors.email}
  />
))

const SignIn = observer(({ model }: AccountFormProps) => (
  <Fields model={model} onSubmit={model.signIn}>
    <EmailField model={model} />
    <PasswordField
      label="Password"
      name="password"
      size="large"
      value={model.form.password}
      onChange={(password) => model.type({ password })}
      error={model.errors.password}
      labelEnd={<TextButton onPress={() => model.open("forgot")}>Forgot password?</TextButton>}
    />
    {model.canResend && <Button onPress={() => void model.resend()}>Resend verification code</Button>}
    <Button kind="primary" size="large" type="submit" isWide isPending={model.isAsking}>
      Sign in
    </Button>
    <Button isWide isDisabled={model.isAsking} onPress={() => void model.signInWithPasskey()}>
      Sign in with a passkey
    </Button>
    <AccountsNote />
  </Fields>
))

const SignUp = observer(({ model }: AccountFormProps) => (
  <Fields model={model} onSubmit={model.signUp}>
    <EmailField model={model} />
    {model.isEmailOnly ? (
      <Said>You are in at once. We mail you a code for your email, and a password with which you come back.</Said>
    ) : (
      <PasswordField
        label="Password"
        name="new-password"
        size="large"
        checks={model.checklist}
        value={model.form.password}
        onChange={(password) => model.type({ password })}
        error={model.errors.password}
      />
    )}
    <Button kind="primary" size="large" type="submit" isWide isPending={model.isAsking} isDisabled={!model.canCreate}>
      Create Account
    </Button>
  </Fields>
))
