import { isPublic, titleOf } from "@xl/core/assets"
import type { DealView } from "@xl/core/deals"
import type { AssetId } from "@xl/core/shared"
import { observer } from "mobx-react-lite"
import { useEffect } from "react"
import { placeOf } from "../asset/index.ts"
import { NotFoundScreen, ScreenHead, Wrap } from "../frame/index.ts"
import {
  Breadcrumbs,
  Button,
  Cluster,
  ErrorState,
  Icon,
  Menu,
  Pair,
  RowsSkeleton,
  ScreenTitle,
  Stack,
  StatusMark,
} from "../parts/index.ts"
import { useViewModel } from "../view-model/index.ts"
import { isDestructive, type ListingCommand } from "./deal-command.ts"
import { DealDeposits } from "./deal-deposits.tsx"
import { DealDialog } from "./deal-dialog.tsx"
import { DealLog } from "./deal-log.tsx"
import { type DealModel, dealModel } from "./deal-model.ts"
import { DealNextStep } from "./deal-next-step.tsx"
import { DealOffers } from "./deal-offers.tsx"
import { DealPapers } from "./deal-papers.tsx"
import { DealParties } from "./deal-parties.tsx"
import { DealPeriods } from "./deal-periods.tsx"
import { DealRequests } from "./deal-requests.tsx"
import { listingLabel } from "./deal-words.ts"

export interface DealScreenProps {
  readonly id: AssetId
  /** Milliseconds since the Unix epoch. */
  readonly now: number
}

/** One sale on one page, for administrators: parties, periods, offers, deposits, papers, requests, log and commands. */
export const DealScreen = ({ id, now }: DealScreenProps) => {
  const model = useViewModel(dealModel)
  useEffect(() => void model.open(id), [model, id])
  useEffect(() => model.follow(), [model])
  return (
    <Wrap>
      <Shown model={model} now={now} />
      <DealDialog model={model} />
    </Wrap>
  )
}

interface ShownProps {
  readonly model: DealModel
  readonly now: number
}

const Shown = observer(({ model, now }: ShownProps) => {
  switch (model.opened.tag) {
    case "opening":
      return <RowsSkeleton label="The deal is loading" />
    case "missing":
      return <NotFoundScreen />
    case "failed":
      return (
        <ErrorState title="The deal did not load" level={1} onRetry={() => void model.again()}>
          {model.opened.said}
        </ErrorState>
      )
    case "open":
      return <Open deal={model.opened.deal} model={model} now={now} />
  }
})

interface OpenProps extends ShownProps {
  readonly deal: DealView
}

const Open = ({ deal, model, now }: OpenProps) => (
  <>
    <Breadcrumbs crumbs={[{ label: "All assets", href: "/admin/listing" }, { label: placeOf(deal.asset) }]} />
    <ScreenHead>
      <ScreenTitle>{titleOf(deal.asset)}</ScreenTitle>
      <StatusMark status={deal.asset.status} isFilled />
      <Commands deal={deal} model={model} />
    </ScreenHead>
    <Stack $gap={5} $isPage>
      <DealNextStep deal={deal} now={now} />
      <DealOffers deal={deal} model={model} />
      <DealDeposits deal={deal} model={model} />
      <DealParties deal={deal} />
      <Pair>
        <DealPeriods deal={deal} model={model} now={now} />
        <Stack $gap={4}>
          <DealPapers deal={deal} />
          <DealRequests deal={deal} />
        </Stack>
      </Pair>
      <DealLog model={model} />
    </Stack>
  </>
)

/** The first command that ends nothing is the button; the others are in the menu. */
const Commands = observer(({ deal, model }: Omit<OpenProps, "now">) => {
  const { commands } = model
  const primary = commands.find((command) => ["approve", "confirmClosing", "release"].includes(command))
  return (
    <Cluster>
      {primary && (
        <Button kind="primary" onPress={() => model.ask({ tag: primary })}>
          {listingLabel(deal, primary)}
        </Button>
      )}
      <Menu
        label="Actions and pages of this deal"
        trigger={<Icon name="more" />}
        entries={[
          ...pagesOf(deal),
          ...commands
            .filter((command) => command !== primary)
            .map((command: ListingCommand, at) => ({
              id: command,
              label: listingLabel(deal, command),
              isDanger: isDestructive(command),
              startsGroup: at === 0,
              onAction: () => model.ask({ tag: command }),
            })),
        ]}
      />
    </Cluster>
  )
})

const pagesOf = ({ asset: { id, status } }: DealView) => [
  ...(isPublic(status) ? [{ id: "public", label: "Public page", href: `/asset/${id}` }] : []),
  { id: "overview", label: "Seller’s overview", href: `/seller/asset-overview/${id}` },
  { id: "edit", label: "Listing data", href: `/asset/${id}/edit` },
]
