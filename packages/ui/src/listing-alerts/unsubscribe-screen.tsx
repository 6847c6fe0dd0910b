import { alertTexts } from "@xl/core/profiles"
import { observer } from "mobx-react-lite"
import { addresses, ScreenHead, Wrap } from "../frame/index.ts"
import { Banner, Button, Cluster, Done, LinkButton, Panel, Said, ScreenTitle, Stack } from "../parts/index.ts"
import { useViewModel } from "../view-model/index.ts"
import { unsubscribeModel, type UnsubscribeModel } from "./unsubscribe-model.ts"

/** Where the way out of a mail leads: one button ends the mails, signed in or not. `token` is the link's. */
export const UnsubscribeScreen = observer(({ token }: { readonly token: string }) => {
  const model = useViewModel(unsubscribeModel)
  return (
    <Wrap>
      <ScreenHead>
        <ScreenTitle>Mails about new listings</ScreenTitle>
      </ScreenHead>
      <Stack $isPage>
        <Panel label="Unsubscribe">
          {model.leaving.tag === "left" ? <Left /> : <Ask model={model} token={token} />}
        </Panel>
      </Stack>
    </Wrap>
  )
})

const Change = () => (
  <>
    <LinkButton href={addresses.savedSearches}>Change your saved searches</LinkButton>
    <LinkButton href={addresses.profileData}>Change your notification criteria</LinkButton>
  </>
)

const Left = () => (
  <Done title="You are unsubscribed" actions={<Change />}>
    {alertTexts.turnedOff} Your saved searches and criteria are kept, should you want to be told again.
  </Done>
)

const Ask = observer(({ model, token }: { readonly model: UnsubscribeModel; readonly token: string }) => {
  const { leaving } = model
  return (
    <Stack>
      {(leaving.tag === "refused" || leaving.tag === "failed") && (
        <Banner tone="bad" isAlert>
          {leaving.said}
        </Banner>
      )}
      <Said>
        You get these mails because listings match your saved searches or the notification criteria in your profile.
      </Said>
      <Cluster>
        <Button kind="primary" isPending={leaving.tag === "sending"} onPress={() => void model.leave(token)}>
          Unsubscribe
        </Button>
        <Change />
      </Cluster>
    </Stack>
  )
})
