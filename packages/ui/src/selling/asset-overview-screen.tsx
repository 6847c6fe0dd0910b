import { titleOf } from "@xl/core/assets"
import { needsChangeRequest } from "@xl/core/change-requests"
import type { LeadingPrice, OfferView } from "@xl/core/offers"
import type { AssetId } from "@xl/core/shared"
import { observer } from "mobx-react-lite"
import { type ReactNode, useEffect } from "react"
import { ActivityPanel } from "../activity/index.ts"
import { placeOf, SalePeriodsPanel, SoldSince } from "../asset/index.ts"
import { OwnChanges } from "../changes/own-changes.tsx"
import { RoomFilesPanel, Tier2RequestsPanel } from "../data-room/index.ts"
import { LateDepositPanel, ShownDeposit } from "../deposits/index.ts"
import { OwnLog } from "../event-log/own-log.tsx"
import { NotFoundScreen, ScreenHead, Wrap } from "../frame/index.ts"
import {
  Banner,
  Breadcrumbs,
  Button,
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
} from "../parts/index.ts"
import {
  ListingActionBar,
  type ListingActionsModel,
  listingActionsModel,
  ListingMark,
  ListingNotes,
} from "../listing-life/index.ts"
import { ListingActionDialog } from "../listing-life/listing-action-dialog.tsx"
import { useViewModel } from "../view-model/index.ts"
import { type AssetOverviewModel, assetOverviewModel } from "./asset-overview-model.ts"
import { OffersCompared } from "./offers-compared.tsx"
import type { Talk } from "./offer-answers.tsx"
import { OffersTable } from "./offers-table.tsx"
import { SaleNextStep } from "./sale-next-step.tsx"
import { OverviewDialogs } from "./overview-dialogs.tsx"

export interface AssetOverviewScreenProps {
  readonly id: AssetId
  readonly now: number
  /** Called once the listing is gone for good. */
  readonly onGone?: (() => void) | undefined
  /** The documents of the winning offer's closing. */
  readonly closingOf?: ((offer: OfferView) => ReactNode) | undefined
  /** Opens the conversation with the buyer of an offer; nothing where there is none to open. */
  readonly talk?: Talk | undefined
}

/** The seller's own asset: where the sale stands, its deadlines, and the offers side by side. */
export const AssetOverviewScreen = ({ id, now, closingOf, onGone, talk }: AssetOverviewScreenProps) => {
  const model = useViewModel(assetOverviewModel)
  const life = useViewModel(listingActionsModel)
  useEffect(() => void model.open(id), [model, id])
  useEffect(() => model.follow(), [model])
  return (
    <Wrap>
      <Shown model={model} life={life} now={now} closingOf={closingOf} talk={talk} />
      <OverviewDialogs model={model} />
      <ListingActionDialog model={life} onGone={onGone} />
    </Wrap>
  )
}

interface ShownProps extends Pick<AssetOverviewScreenProps, "closingOf" | "now" | "talk"> {
  readonly model: AssetOverviewModel
  readonly life: ListingActionsModel
}

const Shown = observer((props: ShownProps) => {
  const { model } = props
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
      return <Open {...props} />
  }
})

const Open = observer(({ life, model, now, closingOf, talk }: ShownProps) => {
  const { asset, offers, winner } = model
  if (asset === null) return null
  return (
    <>
      <Breadcrumbs crumbs={[{ label: "Your assets", href: "/seller/filters/active" }, { label: placeOf(asset) }]} />
      <ScreenHead>
        <ScreenTitle>{titleOf(asset)}</ScreenTitle>
        <ListingMark asset={asset} isFilled />
        <SoldSince asset={asset} />
        <Commands model={model} life={life} />
      </ScreenHead>
      <Stack $gap={6} $isPage>
        <ListingNotes asset={asset} refused={life.actionsOn(asset, offers).refused} />
        {needsChangeRequest(asset) && <OwnChanges id={asset.id} isOwner={asset.isOwner} />}
        <SaleNextStep model={model} now={now} />
        <Figures model={model} />
        <SalePeriodsPanel asset={asset} winner={winner} now={now} />
        {winner && closingOf?.(winner)}
        <Panel title="Offers" end={`${model.active.length} active of ${offers.length}`} isFlush>
          {offers.length === 0 ? (
            <EmptyState title="No offers yet">They appear here as buyers send them.</EmptyState>
          ) : (
            <>
              <AboveFunds model={model} />
              <OffersTable model={model} asset={asset} talk={talk} />
            </>
          )}
        </Panel>
        <Deposit model={model} />
        <OffersCompared model={model} />
        <RoomFilesPanel id={asset.id} />
        <Tier2RequestsPanel id={asset.id} />
        <ActivityPanel id={asset.id} isOwner={asset.isOwner} />
        {asset.isOwner && <OwnLog id={asset.id} />}
      </Stack>
    </>
  )
})

/** How many active offers exceed the approved funds of their buyers. */
const AboveFunds = observer(({ model: { active } }: { readonly model: AssetOverviewModel }) => {
  const above = active.filter(({ fundsMark }) => fundsMark !== "covered").length
  if (above === 0) return null
  return (
    <Banner tone="warn">
      {above === 1 ? "1 active offer is marked" : `${above} active offers are marked`}: offers exceed approved funds.
      Such a buyer can win only what the funds cover with all that is won and not closed.
    </Banner>
  )
})

const Deposit = observer(({ model: { paid, paying } }: { readonly model: AssetOverviewModel }) => {
  if (paid === undefined) return null
  if (paying?.id !== paid.id) return <LateDepositPanel offer={paid} />
  return <ShownDeposit key={paid.id} offer={paid} call={paying.call} />
})

type CommandsProps = Pick<ShownProps, "life" | "model">

/** All that the page does with the listing; what is rare stands last, in a menu. */
const Commands = observer(({ life, model }: CommandsProps) => {
  const { asset, offers } = model
  return (
    asset && (
      <ListingActionBar model={life} asset={asset} offers={offers} onDone={() => void model.again()}>
        <LinkButton href={`/asset/${asset.id}`}>Public page</LinkButton>
        {asset.isOwner === false && <LinkButton href={`/admin/deal/${asset.id}`}>Deal</LinkButton>}
        <SaleCommands model={model} />
      </ListingActionBar>
    )
  )
})

const SaleCommands = observer(({ model }: Pick<CommandsProps, "model">) => (
  <>
    {model.canPlan && <Button onPress={() => model.ask({ tag: "plan" })}>Plan periods</Button>}
    {model.roundToClose === "callForOffers" && (
      <Button kind="primary" onPress={() => model.ask({ tag: "closeCall" })}>
        Close call for offers
      </Button>
    )}
    {model.roundToClose === "bidding" && <Button onPress={() => model.ask({ tag: "endBidding" })}>End bidding</Button>}
    {model.canCloseBestAndFinal && (
      <Button kind="primary" onPress={() => model.ask({ tag: "closeBestAndFinal" })}>
        Close best and final
      </Button>
    )}
  </>
))

const Figures = observer(({ model }: { readonly model: AssetOverviewModel }) => {
  return (
    <Panel isFlush label="Key figures">
      <StatTiles $columns={3}>
        <StatTile label="UPB">
          <GradedMoney cents={model.asset?.mainInfo.upb ?? undefined} />
        </StatTile>
        <StatTile label="Asking price">
          <GradedMoney cents={model.asset?.mainInfo.listingPrice ?? undefined} tone="price" />
        </StatTile>
        <Price model={model} />
      </StatTiles>
    </Panel>
  )
})

/** What was bid: the highest while offers compete, the winner's from then on. */
const PRICE: { readonly [Is in LeadingPrice["is"]]: string } = {
  best: "Best active offer",
  sold: "Sold for",
  winning: "Winning offer",
}

const Price = observer(({ model: { leading } }: { readonly model: AssetOverviewModel }) => (
  <StatTile label={PRICE[leading.is]}>
    <GradedMoney cents={leading.price ?? undefined} tone="price" />
  </StatTile>
))
