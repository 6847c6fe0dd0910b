import type { Tier2Requests, Tier2RequestView } from "@xl/core/data-room"
import type { AssetId } from "@xl/core/shared"
import { observer } from "mobx-react-lite"
import { useEffect } from "react"
import {
  Button,
  count,
  dateTime,
  Disclosure,
  Entries,
  Entry,
  type Heirs,
  ListedView,
  Panel,
  Said,
  Stack,
  useHeldFocus,
} from "../parts/index.ts"
import { pageOf, useViewModel } from "../view-model/index.ts"
import { type Tier2RequestsModel, tier2RequestsModel } from "./tier2-requests-model.ts"
import { called } from "./told-apart.ts"

/** The rows after the one that is decided on, and those before it: approving is asked once more, so that a press too many does no harm. */
const otherRows: Heirs = (panel) => {
  const row = panel.querySelector("[data-pending]")?.closest("li")
  const rows = [...(row?.parentElement?.children ?? [])]
  const at = rows.findIndex((one) => one === row)
  return [...rows.slice(at + 1), ...rows.slice(0, Math.max(0, at)).reverse()].map((one) => one.querySelector("button"))
}

/** Requests for the second tier of an asset's data room, with the decision beside each; who was let in is listed below. */
export const Tier2RequestsPanel = observer(({ id }: { readonly id: AssetId }) => {
  const model = useViewModel(tier2RequestsModel)
  useEffect(() => void model.open(id), [model, id])
  useEffect(() => model.follow(), [model])
  const page = pageOf(model.listed)
  const place = useHeldFocus<HTMLDivElement>([...model.deciding.keys()].at(-1) ?? null, otherRows)
  return (
    <Panel title="Data room requests" end={page && `${count(page.numberOfTier2s)} in tier 2`}>
      <div ref={place} tabIndex={-1}>
        <ListedView
          listed={model.listed}
          subject="Data room requests"
          onRetry={() => void model.again()}
          itemsOf={({ draftTier2Requests, tier_2_whitelist }) => [...draftTier2Requests, ...tier_2_whitelist]}
          empty="Nobody has asked for tier 2 of the data room yet."
        >
          {(requests) => <Both model={model} requests={requests} />}
        </ListedView>
      </div>
    </Panel>
  )
})

interface BothProps {
  readonly model: Tier2RequestsModel
  readonly requests: Tier2Requests
}

const Both = ({ model, requests: { draftTier2Requests, tier_2_whitelist } }: BothProps) => (
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
    {tier_2_whitelist.length > 0 && <LetIn model={model} requests={tier_2_whitelist} />}
  </Stack>
)

interface WaitingProps {
  readonly model: Tier2RequestsModel
  readonly request: Tier2RequestView
}

const Waiting = observer(({ model, request }: WaitingProps) => {
  const [name, deciding] = [model.nameOf(request), model.deciding.get(request.id)]
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
            isPending={deciding === "approve"}
            isDisabled={deciding === "decline"}
            onPress={() => model.approve(request)}
          >
            Approve
          </Button>
          <Button
            size="small"
            aria-label={`Decline ${name}`}
            isPending={deciding === "decline"}
            isDisabled={deciding === "approve"}
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

interface LetInProps {
  readonly model: Tier2RequestsModel
  readonly requests: ReadonlyArray<Tier2RequestView>
}

const LetIn = observer(({ model, requests }: LetInProps) => (
  <Disclosure summary="Who was approved">
    <Entries $isInset aria-label="Who was approved">
      {requests.map((request) => (
        <Entry
          key={request.id}
          title={called(request.name)}
          meta={approved(request)}
          action={
            <Button
              size="small"
              kind="quiet"
              aria-label={`Take access of ${model.nameOf(request)} back`}
              isPending={model.deciding.get(request.id) === "revoke"}
              onPress={() => model.revoke(request)}
            >
              Take access back
            </Button>
          }
        />
      ))}
    </Entries>
  </Disclosure>
))

const approved = ({ companyName, dateModified }: Tier2RequestView) => (
  <>
    {companyName && <span>{companyName}</span>}
    <span>Approved {dateTime(dateModified)}</span>
  </>
)
