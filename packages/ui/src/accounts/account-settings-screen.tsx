import { lockedTexts } from "@xl/core/shared"
import { observer } from "mobx-react-lite"
import { useEffect } from "react"
import { ScreenHead, Wrap } from "../frame/index.ts"
import { ActLine, Button, dateTime, Panel, Said, saveAsFile, ScreenTitle, Stack, Tag } from "../parts/index.ts"
import { useViewModel } from "../view-model/index.ts"
import { accountDialogs } from "./account-dialogs.ts"
import { type AccountSettings, accountSettings } from "./account-settings.ts"
import { DeleteDialog, EverywhereDialog } from "./account-settings-dialogs.tsx"
import { PasskeyList, SessionList } from "./account-settings-lists.tsx"
import { ChangePasswordForm } from "./change-password-form.tsx"

/** Account Settings: how one gets in, from where one is in, what is kept, and the end of it. */
export const AccountSettingsScreen = observer(() => {
  const model = useViewModel(accountSettings)
  useEffect(() => void model.open(), [model])
  return (
    <Wrap>
      <ScreenHead>
        <ScreenTitle>Account Settings</ScreenTitle>
      </ScreenHead>
      <Stack $gap={6} $isPage>
        <EmailPanel model={model} />
        <Panel title="Password">
          <ChangePasswordForm model={model} />
        </Panel>
        <PasskeyPanel model={model} />
        <SessionPanel model={model} />
        <DataPanel model={model} />
        <DeletePanel model={model} />
      </Stack>
      <EverywhereDialog model={model} />
      <DeleteDialog model={model} />
    </Wrap>
  )
})

interface PanelProps {
  readonly model: AccountSettings
}

const EmailPanel = observer(({ model }: PanelProps) => {
  const dialogs = useViewModel(accountDialogs)
  return (
    <Panel title="Email">
      <ActLine action={!model.isVerified && <Button onPress={dialogs.verifyAgain}>Verify email</Button>}>
        <b>{model.email}</b>{" "}
        <Tag tone={model.isVerified ? "ok" : "warn"}>{model.isVerified ? "Verified" : "Not verified"}</Tag>
      </ActLine>
      <Said $isQuiet>{lockedTexts.email}.</Said>
    </Panel>
  )
})

const PasskeyPanel = observer(({ model }: PanelProps) => (
  <Panel
    title="Passkeys"
    end={
      <Button
        size="small"
        isDisabled={!model.isVerified}
        isPending={model.doing === "passkey"}
        onPress={() => void model.addPasskey()}
      >
        Add a passkey
      </Button>
    }
  >
    <Said $isQuiet>
      {model.isVerified
        ? "Sign in with your fingerprint, face or screen lock. Your password goes on working."
        : "You can add a passkey once your email is verified."}
    </Said>
    <PasskeyList model={model} />
  </Panel>
))

const SessionPanel = observer(({ model }: PanelProps) => (
  <Panel
    title="Where you are signed in"
    end={
      <Button size="small" onPress={() => model.ask("everywhere")}>
        Sign out everywhere
      </Button>
    }
  >
    <LastSignIn model={model} />
    <SessionList model={model} />
  </Panel>
))

const LastSignIn = observer(({ model: { lastSignIn } }: PanelProps) =>
  lastSignIn === null ? null : (
    <Said $isQuiet>
      Last sign-in {dateTime(lastSignIn.at)}
      {lastSignIn.address === null ? "" : ` from ${lastSignIn.address}`}
    </Said>
  ),
)

const DataPanel = observer(({ model }: PanelProps) => (
  <Panel title="Your data">
    <ActLine
      action={
        <Button isPending={model.doing === "data"} onPress={() => void download(model)}>
          Download my data
        </Button>
      }
    >
      Everything that you own here, as one JSON file: profile, listings, offers, requests, notices, the list of your
      documents and your sessions.
    </ActLine>
  </Panel>
))

const download = async (model: AccountSettings): Promise<void> => {
  const document = await model.data()
  if (document !== null) saveAsFile("my-data.json", "application/json", document)
}

const DeletePanel = observer(({ model }: PanelProps) => (
  <Panel title="Delete my account">
    <ActLine
      action={
        <Button kind="danger" onPress={() => model.ask("delete")}>
          Delete my account
        </Button>
      }
    >
      Your profile is erased for good. Deals of the past keep their numbers. While a listing, an offer or money is open,
      the account stays.
    </ActLine>
  </Panel>
))
