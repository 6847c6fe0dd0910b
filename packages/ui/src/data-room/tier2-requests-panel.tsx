import type { Tier2RequestView } from "@xl/core/data-room"
import type { AssetId } from "@xl/core/shared"
import { observer } from "mobx-react-lite"
import { useEffect } from "react"
import { Button, count, dateTime, Disclosure, Entries, Entry, ListedView, Panel, Said, Stack } from "../parts/index.ts"
import { pageOf, useViewModel } from "../view-model/index.ts"
import { type Tier2RequestsModel, tier2RequestsModel } from "./tier2-requests-model.ts"
import { called } from "./told-apart.ts"

/** Requests for the second tier of an asset's data room, with the decision beside each; who was let in is listed below. */
export const Tier2RequestsPanel = observer(({ id }: { readonly id: AssetId }) => {
  const model = useViewModel(tier2RequestsModel)
  useEffect(() => void model.open(id), [model, id])
  useEffect(() => model.follow(), [model])
  const page = pageOf(model.listed)
  return (
    <Panel title="Data room requests" end={page && `${count(page.numberOfTier2s)} in tier 2`}>
      <ListedView
        listed={model.listed}
        subject="Data room requests"
        onRetry={() => void model.again()}
        itemsOf={({ draftTier2Requests, tier_2_whitelist }) => [...draftTier2Requests, ...tier_2_whitelist]}
        empty="Nobody has asked for tier 2 of the data room yet."
      >
        {({ draftTier2Requests, tier_2_whitelist }) => (
          <Stack $gap={3}>
            {draftTier2Requests.length === 0 ? (
              <Said $isQuiet>No request waits for you.</Said>
            ) : (
              <Entries $isInset aria-label="Requests that wait">
                {draftTier2Requests.map((request) => (
                  <Waiting key={request.id} model={model} request={request} />
                ))}
              </Entries>
            )}
            {tier_2_whitelist.length > 0 && <LetIn requests={tier_2_whitelist} />}
          </Stack>
        )}
      </ListedView>
    </Panel>
  )
})

interface WaitingProps {
  readonly model: Tier2RequestsModel
  readonly request: Tier2RequestView
}

const Waiting = observer(({ model, request }: WaitingProps) => {
  const name = model.nameOf(request)
  return (
    <Entry
      title={called(request.name)}
      meta={asked(request)}
      action={
        <>
          <Button
            size="small"
            kind="primary"
            aria-label={`Approve ${name}`}
            isDisabled={model.deciding !== null}
            onPress={() => model.approve(request)}
          >
            Approve
          </Button>
          <Button
            size="small"
            aria-label={`Decline ${name}`}
            isDisabled={model.deciding !== null}
            onPress={() => void model.decline(request)}
          >
            Decline
          </Button>
        </>
      }
    />
  )
})

const asked = ({ companyName, dateModified }: Tier2RequestView) => (
  <>
    {companyName && <span>{companyName}</span>}
    <span>Asked {dateTime(dateModified)}</span>
  </>
)

const LetIn = ({ requests }: { readonly requests: ReadonlyArray<Tier2RequestView> }) => (
  <Disclosure summary="Who was approved">
    <Entries $isInset aria-label="Who was approved">
      {requests.map((request) => (
        <Entry key={request.id} title={called(request.name)} meta={approved(request)} />
      ))}
    </Entries>
  </Disclosure>
)

const approved = ({ companyName, dateModified }: Tier2RequestView) => (
  <>
    {companyName && <span>{companyName}</span>}
    <span>Approved {dateTime(dateModified)}</span>
  </>
)
