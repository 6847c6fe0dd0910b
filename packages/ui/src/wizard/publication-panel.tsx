import { ADVISORY_PLAN, isBeforePublication } from "@xl/core/assets"
import { observer } from "mobx-react-lite"
import { Banner, Button, Panel, Said, Stack } from "../parts/index.ts"
import type { ListingWizard } from "./listing-wizard.ts"
import { MissingFacts } from "./missing-facts.tsx"
import type { Publication } from "./publication.ts"

export interface PublicationPanelProps {
  readonly model: ListingWizard
  readonly asking: Publication
}

/** What still keeps the asset from being published, each with the way to it; and what can be asked for. */
export const PublicationPanel = observer((props: PublicationPanelProps) => (
  <Panel title="Publication">
    <Stack $gap={4}>
      <Standing model={props.model} />
      {props.model.plan === ADVISORY_PLAN && (
        <Banner tone="blue">
          <b>Full service.</b> Once the draft is saved our desk calls you, prepares the file with you and runs the sale.
        </Banner>
      )}
      <Commands {...props} />
    </Stack>
  </Panel>
))

/** The owner's alone: administrators decide elsewhere. */
const Commands = observer(({ asking, model: { asset, missing } }: PublicationPanelProps) => {
  if (asset === null || !asset.isOwner) return null
  return (
    <Stack $gap={2}>
      {asking.canAsk("request", asset) && (
        <Button kind="primary" isDisabled={missing.length > 0} onPress={() => asking.ask("request")}>
          Request publication
        </Button>
      )}
      {asking.canAsk("takeBack", asset) && (
        <Button onPress={() => asking.ask("takeBack")}>Take the request back</Button>
      )}
      {asking.canAsk("discard", asset) && (
        <Button kind="plain" onPress={() => asking.ask("discard")}>
          Discard the draft
        </Button>
      )}
    </Stack>
  )
})

const Standing = observer(({ model }: Pick<PublicationPanelProps, "model">) => {
  const { asset, missing } = model
  if (model.isPending) return <Said>Requested. An administrator looks at it before it is on the market.</Said>
  if (asset !== null && !isBeforePublication(asset.status))
    return <Said>The asset has been published. What you save shows at once.</Said>
  if (missing.length === 0)
    return <Said>Everything is here. Request publication, and an administrator looks at the asset.</Said>
  return <MissingFacts model={model} />
})
