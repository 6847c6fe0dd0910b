import { askingShare, type AssetView, EVERYTHING, queryOf, titleOf } from "@xl/core/assets"
import { messageOf } from "@xl/core/messages"
import { type AssetId, dayOf, type UserId } from "@xl/core/shared"
import { observer } from "mobx-react-lite"
import { type ReactNode, useEffect } from "react"
import { NotFoundScreen, usePageTitle, Wrap } from "../frame/index.ts"
import {
  Bone,
  Breadcrumbs,
  count,
  ErrorState,
  Facts,
  GradedMoney,
  KeyValueGrid,
  LoanMark,
  MainAndSide,
  ObjectName,
  Panel,
  percent,
  Skeleton,
  Stack,
  StatusMark,
  TextLink,
} from "../parts/index.ts"
import { BrowserPart, lazyPart } from "../parts/late/index.ts"
import { useViewModel } from "../view-model/index.ts"
import { AssetPictures } from "./asset-pictures.tsx"
import { RunningDeadline, SalePeriodsPanel, SoldSince } from "./asset-sale.tsx"
import { type AssetViewModel, assetViewModel } from "./asset-view-model.ts"
import { FactPanels } from "./fact-panels.tsx"
import { kindOf, longPlaceOf } from "./figures.ts"
import { KeyFigures } from "./key-figures.tsx"

/** Of no use to buyers, who do not fetch it. */
const FactDoubts = lazyPart(async () => ({ default: (await import("./fact-doubts.tsx")).FactDoubts }))

export interface AssetScreenProps {
  readonly id: AssetId
  readonly now: number
  /** What this reader may do with the asset, drawn beside its facts. */
  readonly actions?: ((asset: AssetView) => ReactNode) | undefined
  /** Where it stands and what is done with it, for its seller and administrators. */
  readonly own?: ((asset: AssetView) => ReactNode) | undefined
  /** Its pictures where not everybody may see them; nothing for those that the market shows. */
  readonly ownPictures?: ((asset: AssetView) => ReactNode) | undefined
  /** Its advisors, where somebody may know them, below its facts. */
  readonly advisors?: ((asset: AssetView) => ReactNode) | undefined
  /** What changed since it was published, below its facts. */
  readonly changes?: ((asset: AssetView) => ReactNode) | undefined
  /** Its data room, below its facts. */
  readonly room?: ((asset: AssetView) => ReactNode) | undefined
  /** What marks it as a favorite, where there is somebody to keep it for. */
  readonly star?: ((asset: AssetView) => ReactNode) | undefined
}

/** One loan: drawing, figures, sale, note, property, and what the reader may do. */
export const AssetScreen = ({ id, ...rest }: AssetScreenProps) => {
  const model = useViewModel(assetViewModel)
  useEffect(() => void model.open(id), [model, id])
  useEffect(() => model.follow(), [model])
  return <Opened model={model} {...rest} />
}

const Opened = observer(({ model, ...rest }: Omit<AssetScreenProps, "id"> & { readonly model: AssetViewModel }) => {
  const { opened } = model
  switch (opened.tag) {
    case "opening":
      return (
        <Wrap>
          <Skeleton label="The asset is loading">
            <Stack $gap={6} $isPage>
              <Bone $width="60%" $height={44} />
              <Bone $height={380} />
            </Stack>
          </Skeleton>
        </Wrap>
      )
    case "missing":
      return <NotFoundScreen />
    case "failed":
      return (
        <Wrap>
          <ErrorState title="The asset did not load" level={1} onRetry={() => void model.again()}>
            {messageOf(opened.why)}
          </ErrorState>
        </Wrap>
      )
    case "open":
      return <AssetPage asset={opened.asset} {...rest} />
  }
})

interface AssetPageProps extends Omit<AssetScreenProps, "id"> {
  readonly asset: AssetView
}

/** How the sale and the loan stand, where and what the property is, and the star. */
const Marks = ({ asset, star }: Pick<AssetPageProps, "asset" | "star">) => (
  <Facts>
    <StatusMark status={asset.status} isFilled />
    <SoldSince asset={asset} />
    {asset.mainInfo.assetStatus && <LoanMark status={asset.mainInfo.assetStatus.replace(" Loan", "")} isFilled />}
    <span>{longPlaceOf(asset)}</span>
    <span>{kindOf(asset)}</span>
    {star?.(asset)}
  </Facts>
)

const AssetPage = ({ asset, now, actions, advisors, changes, own, ownPictures, room, star }: AssetPageProps) => {
  const name = titleOf(asset)
  usePageTitle(name)
  return (
    <Wrap>
      <Breadcrumbs
        crumbs={[
          { label: "Loans for sale", href: "/buy-commercial-real-estate-loans" },
          { label: longPlaceOf(asset) },
          { label: asset.id.slice(0, 8) },
        ]}
      />
      <ObjectName>{name}</ObjectName>
      <Marks asset={asset} star={star} />
      <MainAndSide>
        <SaleAside asset={asset} now={now} actions={actions} own={own} />
        <Stack $gap={6}>
          {ownPictures?.(asset) ?? <AssetPictures asset={asset} />}
          <KeyFigures asset={asset} />
          <SalePeriodsPanel asset={asset} now={now} />
          {asset.confirmedWarnings !== null && (
            <BrowserPart>
              <FactDoubts asset={asset} today={dayOf(now)} />
            </BrowserPart>
          )}
          <FactPanels asset={asset} />
          {changes?.(asset)}
          {advisors?.(asset)}
          {room?.(asset)}
        </Stack>
      </MainAndSide>
    </Wrap>
  )
}

/** What is asked for it, and what the reader may do. */
const SaleAside = ({ asset, now, actions, own }: Pick<AssetPageProps, "actions" | "asset" | "now" | "own">) => (
  <aside>
    <Stack $gap={6}>
      {own?.(asset)}
      <Panel label="The sale">
        <Stack $gap={5}>
          <RunningDeadline asset={asset} now={now} />
          <Terms asset={asset} />
          {actions?.(asset)}
        </Stack>
      </Panel>
    </Stack>
  </aside>
)

/** A term with a note on a figure that the source does not have and the demo market made up by rule. */
const marked = (asset: AssetView, field: string, label: string): string => {
  const note = asset.provenance[field]
  return note === undefined ? label : `${label} (${note})`
}

const Terms = ({ asset }: { readonly asset: AssetView }) => {
  const { listingPrice } = asset.mainInfo
  const share = askingShare(asset)
  return (
    <KeyValueGrid
      columns={1}
      items={[
        {
          label: listingPrice === null ? "Asking price" : marked(asset, "listingPrice", "Asking price"),
          value: listingPrice === null ? undefined : <GradedMoney cents={listingPrice} tone="price" />,
        },
        ...(share === null ? [] : [{ label: "of UPB", value: percent(share) }]),
        {
          label: marked(asset, "bidDepositSum", "Deposit required"),
          value: asset.requireBidDeposit ? <GradedMoney cents={asset.bidDepositSum} /> : "None",
        },
        { label: "Views", value: looks(asset.numberOfImpressions) },
        ...(asset.sellerId === null || asset.isOwner
          ? []
          : [{ label: "Seller", value: <SellersLoans of={asset.sellerId} /> }]),
      ]}
    />
  )
}

/** A guest is not told of which loans the seller is the same. */
const SellersLoans = ({ of }: { readonly of: UserId }) => (
  <TextLink href={`/buy-commercial-real-estate-loans?${queryOf({ ...EVERYTHING, owners: [of] })}`}>
    All loans of this seller
  </TextLink>
)

const looks = (times: number): string => (times === 1 ? "Once" : `${count(times)} times`)
