import { observer } from "mobx-react-lite"
import styled from "styled-components"
import { Button } from "../parts/button/index.ts"
import { IconButton } from "../parts/button/index.ts"
import { PasswordField, TextField } from "../parts/field/index.ts"
import { Tabs } from "../parts/tabs/index.ts"
import { below, color, text } from "../theme/index.ts"
import { type AccountFormProps, Fields } from "./form.tsx"

/** Sign in and Sign Up Now, as two tabs of one dialog. */
export const EntryForm = observer(({ model }: AccountFormProps) => (
  <Halves>
    <Picture aria-hidden>
      <p>Every loan, drawn to scale.</p>
    </Picture>
    <Card>
      <Head>
        <h2>{model.dialog === "signUp" ? "Registration Form" : "Welcome Back"}</h2>
        {!model.closesOnlyAfterLogin && <IconButton icon="close" label="Close" onPress={model.close} />}
      </Head>
      <Tabs
        label="Sign in or sign up"
        value={model.dialog === "signUp" ? "signUp" : "signIn"}
        onChange={(tab) => model.open(tab, model.closesOnlyAfterLogin)}
        tabs={[
          { id: "signIn", label: "Sign in", content: <SignIn model={model} /> },
          { id: "signUp", label: "Sign Up Now", content: <SignUp model={model} /> },
        ]}
      />
    </Card>
  </Halves>
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
      labelEnd={
        <Inline type="button" onClick={() => model.open("forgot")}>
          Forgot password?
        </Inline>
      }
    />
    {model.canResend && <Button onPress={() => void model.resend()}>Resend verification code</Button>}
    <Button kind="primary" size="large" type="submit" isWide isPending={model.isAsking}>
      Sign in
    </Button>
  </Fields>
))

const SignUp = observer(({ model }: AccountFormProps) => (
  <Fields model={model} onSubmit={model.signUp}>
    <EmailField model={model} />
    <PasswordField
      label="Password"
      name="new-password"
      size="large"
      checks={model.checklist}
      value={model.form.password}
      onChange={(password) => model.type({ password })}
      error={model.errors.password}
    />
    <Button kind="primary" size="large" type="submit" isWide isPending={model.isAsking} isDisabled={!model.canCreate}>
      Create Account
    </Button>
  </Fields>
))

const Halves = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 452px);
  min-height: 520px;
  ${below.md} {
    grid-template-columns: minmax(0, 1fr);
  }
`
const Picture = styled.div`
  display: flex;
  align-items: flex-end;
  padding: 32px;
  background: ${color.band};
  color: ${color.bandInk};
  p {
    ${text.d3}
  }
  ${below.md} {
    display: none;
  }
`
const Card = styled.div`
  padding: 24px 32px 32px;
  ${below.sm} {
    padding: 16px;
  }
`
const Head = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: center;
  margin-bottom: 12px;
  h2 {
    ${text.h1}
  }
`
const Inline = styled.button`
  padding: 0;
  border: 0;
  background: none;
  color: ${color.blueText};
  font: inherit;
  font-weight: 500;
  text-decoration: underline;
  text-underline-offset: 3px;
  cursor: pointer;
`
