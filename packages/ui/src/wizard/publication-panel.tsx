import { ADVISORY_PLAN, isBeforePublication } from "@xl/core/assets"
import { observer } from "mobx-react-lite"
import { Banner, Button, Panel, Said, Stack } from "../parts/index.ts"
import { requestedOn } from "../listing-life/listing-standing.tsx"
import type { ListingWizard } from "./listing-wizard.ts"
import { DoubtfulFacts } from "./doubtful-facts.tsx"
import { MissingFacts } from "./missing-facts.tsx"
import type { Publication } from "./publication.ts"

export interface PublicationPanelProps {
  readonly model: ListingWizard
  readonly asking: Publication
  /** Another page was asked for and takes this one's place. */
  readonly isLeaving: boolean
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
const Commands = observer(
  ({ asking, isLeaving, model: { asset, isSaving, missing, doubts } }: PublicationPanelProps) => {
    if (asset === null || !asset.isOwner) return null
    const isBusy = isSaving || isLeaving
    const isUnfit = missing.length + doubts.wrong.length + doubts.unconfirmed.length > 0
    return (
      <Stack $gap={2}>
        {asking.canAsk("request", asset) && (
          <Button kind="primary" isDisabled={isBusy || isUnfit} onPress={() => asking.ask("request")}>
            Request publication
          </Button>
        )}
        {asking.canAsk("takeBack", asset) && (
          <Button isDisabled={isBusy} onPress={() => asking.ask("takeBack")}>
            Take the request back
          </Button>
        )}
        {asking.canAsk("discard", asset) && (
          <Button kind="plain" isDisabled={isBusy} onPress={() => asking.ask("discard")}>
            Discard the draft
          </Button>
        )}
      </Stack>
    )
  },
)

const Standing = observer(({ model }: Pick<PublicationPanelProps, "model">) => {
  const { asset, missing } = model
  if (model.isPending && asset !== null)
    return <Said>{requestedOn(asset)}. An administrator looks at it before it is on the market.</Said>
  if (asset !== null && !isBeforePublication(asset.status))
    return (
      <Said>
        The asset has been published. An administrator approves a change of what buyers bid on, such as balance, price,
        terms or property. All else shows at once. Once best and final begins, only the advisors can change.
      </Said>
    )
  const isDoubtful = model.doubts.wrong.length + model.doubts.unconfirmed.length > 0
  if (isDoubtful)
    return (
      <Stack $gap={5}>
        {missing.length > 0 && <MissingFacts id={model.id} missing={missing} />}
        <DoubtfulFacts id={model.id} {...model.doubts} />
      </Stack>
    )
  if (missing.length === 0)
    return <Said>Everything is here. Request publication, and an administrator looks at the asset.</Said>
  return <MissingFacts id={model.id} missing={missing} />
})
