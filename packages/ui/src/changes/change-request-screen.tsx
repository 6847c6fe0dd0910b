import { type ChangeRequestView, isPending, type ShownWarning } from "@xl/core/change-requests"
import { type ChangeRequestId, dayOf } from "@xl/core/shared"
import { observer } from "mobx-react-lite"
import { useEffect } from "react"
import { NotFoundScreen, ScreenHead, Wrap } from "../frame/index.ts"
import {
  Banner,
  Breadcrumbs,
  Button,
  Checklist,
  Cluster,
  day,
  ErrorState,
  type KeyValue,
  KeyValueGrid,
  Panel,
  RowsSkeleton,
  Said,
  ScreenTitle,
  Stack,
  StatusMark,
  TextLink,
} from "../parts/index.ts"
import { useViewModel } from "../view-model/index.ts"
import { ChangeDecisionDialog } from "./change-decision-dialog.tsx"
import { type ChangeRequestModel, changeRequestModel } from "./change-request-model.ts"
import { ChangeStateTag } from "./change-state-tag.tsx"
import { ChangesTable } from "./changes-table.tsx"

/** One change request on one page, for administrators: who asks, what changes, and the decision. */
export const ChangeRequestScreen = ({ id }: { readonly id: ChangeRequestId }) => {
  const model = useViewModel(changeRequestModel)
  useEffect(() => void model.open(id), [model, id])
  useEffect(() => model.follow(), [model])
  return (
    <Wrap>
      <Shown model={model} />
      <ChangeDecisionDialog model={model} />
    </Wrap>
  )
}

interface ModelProps {
  readonly model: ChangeRequestModel
}

const Shown = observer(({ model }: ModelProps) => {
  switch (model.opened.tag) {
    case "opening":
      return <RowsSkeleton label="The change request is loading" />
    case "missing":
      return <NotFoundScreen />
    case "failed":
      return (
        <ErrorState title="The change request did not load" level={1} onRetry={() => void model.again()}>
          {model.opened.said}
        </ErrorState>
      )
    case "open":
      return <Open model={model} request={model.opened.request} />
  }
})

const Open = observer(({ model, request }: ModelProps & { readonly request: ChangeRequestView }) => (
  <>
    <Breadcrumbs
      crumbs={[{ label: "Change requests", href: "/admin/change-requests" }, { label: request.assetTitle }]}
    />
    <ScreenHead>
      <ScreenTitle>{`Change of ${request.assetTitle}`}</ScreenTitle>
      <ChangeStateTag status={request.status} />
      {isPending(request) && <Commands model={model} />}
    </ScreenHead>
    <Stack $gap={5} $isPage>
      {model.stale !== null && (
        <Banner
          tone="warn"
          isAlert
          action={
            <Button size="small" onPress={() => void model.again()}>
              Reload
            </Button>
          }
        >
          {model.stale}
        </Banner>
      )}
      {request.reason !== null && <Banner tone="bad">{`Declined: ${request.reason}`}</Banner>}
      <Panel title="Requested changes" isFlush>
        <ChangesTable label="Requested changes" changes={request.changes} />
      </Panel>
      <Panel title="Why it changes">
        <Said $isProse $isQuiet={request.note === null}>
          {request.note ?? "The seller gave no reason."}
        </Said>
      </Panel>
      {request.warnings.length > 0 && (
        <Panel title="Please check" end="Buyers do not see this">
          <Checklist items={request.warnings.map(checked)} />
        </Panel>
      )}
      <Panel title="The listing">
        <KeyValueGrid items={factsOf(model, request)} />
      </Panel>
    </Stack>
  </>
))

/** A warning of the facts as the change would leave them, and what its seller said to it. */
const checked = ({ isConfirmed, message }: ShownWarning) => ({
  id: message,
  isMet: isConfirmed,
  text: `${message} ${isConfirmed ? "The seller confirmed that it is right." : "The seller has not confirmed it."}`,
})

const Commands = observer(({ model }: ModelProps) => (
  <Cluster>
    <Button kind="danger" isDisabled={model.isAsking} onPress={() => model.ask("decline")}>
      Decline
    </Button>
    <Button kind="primary" isDisabled={model.isAsking} onPress={() => model.ask("approve")}>
      Approve
    </Button>
  </Cluster>
))

const factsOf = ({ opened }: ChangeRequestModel, request: ChangeRequestView): ReadonlyArray<KeyValue> => {
  const asset = opened.tag === "open" ? opened.asset : null
  return [
    { label: "Seller", value: request.sellerName ?? undefined },
    { label: "Requested", value: day(dayOf(request.createdAt)) },
    ...(request.version > 1 ? [{ label: "Last added to", value: day(dayOf(request.dateModified)) }] : []),
    { label: "Status", value: asset && <StatusMark status={asset.status} /> },
    { label: "Live offers", value: asset?.numberOfActiveOffers ?? undefined },
    {
      label: "Pages",
      value: (
        <Cluster>
          <TextLink href={`/admin/deal/${request.assetId}`}>Deal</TextLink>
          <TextLink href={`/asset/${request.assetId}`}>Listing</TextLink>
        </Cluster>
      ),
    },
  ]
}
