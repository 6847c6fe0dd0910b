import { observer } from "mobx-react-lite"
import { Banner, Button, Dialog, PasswordField } from "../parts/index.ts"
import type { AccountSettings } from "./account-settings.ts"

interface AskedProps {
  readonly model: AccountSettings
}

/** Asks before every browser is signed out, this one among them. */
export const EverywhereDialog = observer(({ model }: AskedProps) => (
  <Dialog
    isOpen={model.asked === "everywhere"}
    onClose={() => model.ask("closed")}
    title="Sign out everywhere?"
    width={440}
    role="alertdialog"
    actions={
      <>
        <Button onPress={() => model.ask("closed")}>Cancel</Button>
        <Button kind="primary" isPending={model.doing === "everywhere"} onPress={() => void model.signOutEverywhere()}>
          Sign out everywhere
        </Button>
      </>
    }
  >
    <p>Every browser is signed out at once, this one among them. Nothing that you saved is lost.</p>
  </Dialog>
))

/** The end of an account takes its password. */
export const DeleteDialog = observer(({ model }: AskedProps) => (
  <Dialog
    isOpen={model.asked === "delete"}
    onClose={() => model.ask("closed")}
    title="Delete my account"
    width={440}
    onSubmit={model.deleteAccount}
    note="This cannot be undone."
    actions={
      <>
        <Button onPress={() => model.ask("closed")}>Cancel</Button>
        <Button kind="danger" type="submit" isPending={model.doing === "delete"}>
          Delete for good
        </Button>
      </>
    }
  >
    {model.refusal !== null && (
      <Banner tone="bad" isAlert>
        {model.refusal}
      </Banner>
    )}
    <p>Your profile, passkeys and drafts are erased, and every browser is signed out.</p>
    <PasswordField
      label="Password"
      name="password"
      autoFocus
      value={model.proof}
      onChange={model.prove}
      error={model.proofError}
    />
  </Dialog>
))
