import { askingShare, type AssetView, isUncovered, isUnderWater, loanToValue, titleOf } from "@xl/core/assets"
import { messageOf } from "@xl/core/messages"
import type { AssetId } from "@xl/core/shared"
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
  NONE,
  ObjectName,
  Panel,
  percent,
  rate,
  Skeleton,
  Stack,
  StatTile,
  StatTiles,
  StatusMark,
  times,
} from "../parts/index.ts"
import { useViewModel } from "../view-model/index.ts"
import { AssetPictures } from "./asset-pictures.tsx"
import { RunningDeadline, SalePeriodsPanel } from "./asset-sale.tsx"
import { type AssetViewModel, assetViewModel } from "./asset-view-model.ts"
import { noteFacts, propertyFacts } from "./facts.ts"
import { kindOf, longPlaceOf } from "./figures.ts"

export interface AssetScreenProps {
  readonly id: AssetId
  readonly now: number
  /** What this reader may do with the asset, drawn beside its facts. */
  readonly actions?: ((asset: AssetView) => ReactNode) | undefined
  /** Its pictures where not everybody may see them; nothing for those that the market shows. */
  readonly ownPictures?: ((asset: AssetView) => ReactNode) | undefined
  /** Its advisors, where somebody may know them, below its facts. */
  readonly advisors?: ((asset: AssetView) => ReactNode) | undefined
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

const AssetPage = ({ asset, now, actions, advisors, ownPictures, room, star }: AssetPageProps) => {
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
      <Facts>
        <StatusMark status={asset.status} isFilled />
        {asset.mainInfo.assetStatus && <LoanMark status={asset.mainInfo.assetStatus.replace(" Loan", "")} isFilled />}
        <span>{longPlaceOf(asset)}</span>
        <span>{kindOf(asset)}</span>
        {star?.(asset)}
      </Facts>
      <MainAndSide>
        <aside>
          <Panel label="The sale">
            <Stack $gap={5}>
              <RunningDeadline asset={asset} now={now} />
              <Terms asset={asset} />
              {actions?.(asset)}
            </Stack>
          </Panel>
        </aside>
        <Stack $gap={6}>
          {ownPictures?.(asset) ?? <AssetPictures asset={asset} />}
          <KeyFigures asset={asset} />
          <SalePeriodsPanel asset={asset} now={now} />
          <Panel title="Note terms">
            <KeyValueGrid items={noteFacts(asset)} />
          </Panel>
          <Panel title="Property">
            <KeyValueGrid items={propertyFacts(asset)} />
          </Panel>
          {advisors?.(asset)}
          {room?.(asset)}
        </Stack>
      </MainAndSide>
    </Wrap>
  )
}

const shown = <A,>(value: A | null, as: (value: A) => ReactNode): ReactNode => (value === null ? NONE : as(value))

const KeyFigures = ({ asset }: { readonly asset: AssetView }) => (
  <Panel isFlush label="Key figures">
    <StatTiles>
      <StatTile label="Unpaid principal">
        <GradedMoney cents={asset.mainInfo.upb ?? undefined} />
      </StatTile>
      <StatTile label="Total payoff">
        <GradedMoney cents={asset.noteOverview.totalPayoff ?? undefined} />
      </StatTile>
      <StatTile label="Value" note={asset.provenance["estCollateralValue"]}>
        <GradedMoney cents={asset.noteOverview.estCollateralValue ?? undefined} />
      </StatTile>
      <LoanToValue ltv={loanToValue(asset)} />
      <StatTile label="Note rate">{shown(asset.noteOverview.currentInterestRate, rate)}</StatTile>
      <Coverage dscr={asset.noteOverview.dscr} />
      <StatTile label="Occupancy">{shown(asset.propertyOverview.occupancy, (part) => percent(part, 0))}</StatTile>
      <StatTile label="Year built">{shown(asset.propertyOverview.yearBuilt, String)}</StatTile>
    </StatTiles>
  </Panel>
)

/** Under water above 100 %. */
const LoanToValue = ({ ltv }: { readonly ltv: number | null }) => (
  <StatTile label="Loan to value" isBad={isUnderWater(ltv)}>
    {shown(ltv, percent)}
  </StatTile>
)

/** Below 1.00x the income does not carry the debt. */
const Coverage = ({ dscr }: { readonly dscr: number | null }) => (
  <StatTile label="DSCR" isBad={isUncovered(dscr)}>
    {shown(dscr, times)}
  </StatTile>
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
          label: marked(asset, "listingPrice", "Asking price"),
          value: listingPrice === null ? undefined : <GradedMoney cents={listingPrice} tone="price" />,
        },
        { label: "of unpaid principal", value: share === null ? undefined : percent(share) },
        {
          label: marked(asset, "bidDepositSum", "Deposit required"),
          value: asset.requireBidDeposit ? <GradedMoney cents={asset.bidDepositSum} /> : "None",
        },
        { label: "Looked at", value: looks(asset.numberOfImpressions) },
      ]}
    />
  )
}

const looks = (times: number): string => (times === 1 ? "Once" : `${count(times)} times`)
