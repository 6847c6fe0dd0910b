import { titleOf } from "@xl/core/assets"
import type { OfferView } from "@xl/core/offers"
import type { AssetId } from "@xl/core/shared"
import { observer } from "mobx-react-lite"
import { type ReactNode, useEffect } from "react"
import { placeOf, RunningDeadline, SalePeriodsPanel } from "../asset/index.ts"
import { RoomFilesPanel, Tier2RequestsPanel } from "../data-room/index.ts"
import { LateDepositPanel, ShownDeposit } from "../deposits/index.ts"
import { NotFoundScreen, ScreenHead, Wrap } from "../frame/index.ts"
import {
  Breadcrumbs,
  Button,
  Cluster,
  EmptyState,
  ErrorState,
  GradedMoney,
  LinkButton,
  Panel,
  RowsSkeleton,
  ScreenTitle,
  Stack,
  StatTile,
  StatTiles,
  StatusMark,
} from "../parts/index.ts"
import { useViewModel } from "../view-model/index.ts"
import { type AssetOverviewModel, assetOverviewModel } from "./asset-overview-model.ts"
import { OffersCompared } from "./offers-compared.tsx"
import { OffersTable } from "./offers-table.tsx"
import { OverviewDialogs } from "./overview-dialogs.tsx"

export interface AssetOverviewScreenProps {
  readonly id: AssetId
  readonly now: number
  /** The documents of the winning offer's closing. */
  readonly closingOf?: ((offer: OfferView) => ReactNode) | undefined
  /** The way to the buyer of an offer; `name` tells the offer from the others. */
  readonly talk?: ((offer: OfferView, name: string) => ReactNode) | undefined
}

/** The seller's own asset: where the sale stands, its deadlines, and the offers side by side. */
export const AssetOverviewScreen = ({ id, now, closingOf, talk }: AssetOverviewScreenProps) => {
  const model = useViewModel(assetOverviewModel)
  useEffect(() => void model.open(id), [model, id])
  useEffect(() => model.follow(), [model])
  return (
    <Wrap>
      <Shown model={model} now={now} closingOf={closingOf} talk={talk} />
      <OverviewDialogs model={model} />
    </Wrap>
  )
}

interface ShownProps extends Pick<AssetOverviewScreenProps, "closingOf" | "now" | "talk"> {
  readonly model: AssetOverviewModel
}

const Shown = observer(({ model, now, closingOf, talk }: ShownProps) => {
  switch (model.overview.tag) {
    case "opening":
      return <RowsSkeleton label="The asset is loading" />
    case "missing":
      return <NotFoundScreen />
    case "failed":
      return (
        <ErrorState title="The asset did not load" level={1} onRetry={() => void model.again()}>
          {model.overview.said}
        </ErrorState>
      )
    case "open":
      return <Open model={model} now={now} closingOf={closingOf} talk={talk} />
  }
})

const Open = observer(({ model, now, closingOf, talk }: ShownProps) => {
  const { asset, offers, winner } = model
  if (asset === null) return null
  return (
    <>
      <Breadcrumbs crumbs={[{ label: "Your assets", href: "/seller/filters/active" }, { label: placeOf(asset) }]} />
      <ScreenHead>
        <ScreenTitle>{titleOf(asset)}</ScreenTitle>
        <StatusMark status={asset.status} isFilled />
        <Commands model={model} />
      </ScreenHead>
      <Stack $gap={6} $isPage>
        <Figures model={model} />
        <RunningDeadline asset={asset} now={now} />
        <SalePeriodsPanel asset={asset} now={now} />
        {winner && closingOf?.(winner)}
        <Panel title="Offers" end={`${model.active.length} active of ${offers.length}`} isFlush>
          {offers.length === 0 ? (
            <EmptyState title="No offers yet">They appear here as buyers send them.</EmptyState>
          ) : (
            <OffersTable model={model} talk={talk} />
          )}
        </Panel>
        <Deposit model={model} />
        <OffersCompared model={model} />
        <RoomFilesPanel id={asset.id} />
        <Tier2RequestsPanel id={asset.id} />
      </Stack>
    </>
  )
})

const Deposit = observer(({ model: { paid, paying } }: { readonly model: AssetOverviewModel }) => {
  if (paid === undefined) return null
  if (paying?.id !== paid.id) return <LateDepositPanel offer={paid} />
  return <ShownDeposit key={paid.id} offer={paid} call={paying.call} />
})

const Commands = observer(({ model }: { readonly model: AssetOverviewModel }) => (
  <Cluster>
    {model.asset && <LinkButton href={`/asset/${model.asset.id}`}>Public page</LinkButton>}
    <Button onPress={() => model.ask({ tag: "plan" })}>Plan periods</Button>
    {model.canCloseCall && (
      <Button kind="primary" onPress={() => model.ask({ tag: "closeCall" })}>
        Close call for offers
      </Button>
    )}
    {model.canCloseBestAndFinal && (
      <Button kind="primary" onPress={() => model.ask({ tag: "closeBestAndFinal" })}>
        Close best and final
      </Button>
    )}
  </Cluster>
))

const Figures = observer(({ model }: { readonly model: AssetOverviewModel }) => {
  return (
    <Panel isFlush label="Key figures">
      <StatTiles>
        <StatTile label="Unpaid principal">
          <GradedMoney cents={model.asset?.mainInfo.upb ?? undefined} />
        </StatTile>
        <StatTile label="Asking price">
          <GradedMoney cents={model.asset?.mainInfo.listingPrice ?? undefined} tone="price" />
        </StatTile>
        <StatTile label="Best active offer">
          <GradedMoney cents={model.best ?? undefined} tone="price" />
        </StatTile>
        <StatTile label="Looked at">{model.asset?.numberOfImpressions ?? 0}</StatTile>
      </StatTiles>
    </Panel>
  )
})
