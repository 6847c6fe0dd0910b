import { type AssetView, isOpenToOffers, titleOf } from "@xl/core/assets"
import { choiceTexts, makeOfferPath } from "@xl/core/offers"
import { observer } from "mobx-react-lite"
import { useEffect, useMemo } from "react"
import { favoritesModel } from "../favorites/favorites-model.ts"
import {
  Banner,
  Button,
  type Column,
  EmptyState,
  ErrorState,
  GradedMoney,
  LinkButton,
  money,
  Panel,
  RowsSkeleton,
  Stack,
  Table,
} from "../parts/index.ts"
import { useViewModel } from "../view-model/index.ts"
import { ChosenAssets } from "./chosen-assets.tsx"
import type { MakeOfferModel } from "./make-offer-model.ts"
import type { MakeOfferScreenProps } from "./step-props.ts"
import type { OfferChoice } from "./offer-choice.ts"
import { StepActions } from "./step-actions.tsx"

/** Which assets the offer is on: chosen here, in the listing or from favorites. Those of an offer that is there stay. */
export const AssetsStep = observer(({ model, onGo }: MakeOfferScreenProps) => {
  const { choice, offer } = model
  const goOn = () => {
    if (model.mayGoOn(makeOfferPath("assets", offer?.id))) onGo(model.after("assets"))
  }
  return (
    <Stack $gap={6}>
      {offer === null ? <Choice choice={choice} /> : <Kept model={model} />}
      <StepActions before={null} onGo={onGo}>
        <Button kind="primary" size="large" isDisabled={model.assets.length === 0} onPress={goOn}>
          Continue
        </Button>
      </StepActions>
    </Stack>
  )
})

const Kept = observer(({ model: { assets } }: { readonly model: MakeOfferModel }) => (
  <Stack>
    <Banner tone="neutral">
      The assets of an offer stay as they are. For other assets withdraw this offer and make another.
    </Banner>
    <Panel title="Assets" isFlush>
      <ChosenAssets assets={assets} />
    </Panel>
  </Stack>
))

const Choice = observer(({ choice }: { readonly choice: OfferChoice }) => {
  if (choice.state === "lost")
    return (
      <ErrorState title="The assets that you chose did not load" onRetry={() => void choice.again()}>
        They are still chosen.
      </ErrorState>
    )
  if (choice.state === "reading" && choice.count === 0) return <RowsSkeleton label="The assets are loading" />
  return (
    <>
      <Panel title="Chosen" end={choice.count > 0 && `${choice.count} of 50 at most, ${money(choice.upb)} UPB`} isFlush>
        {choice.count === 0 ? (
          <EmptyState
            title="No asset chosen yet"
            actions={
              <LinkButton kind="primary" href="/buy-commercial-real-estate-loans">
                Browse loans
              </LinkButton>
            }
          >
            Press the plus on a loan in the listing, or choose from your favorites below. One offer takes assets of one
            seller.
          </EmptyState>
        ) : (
          <ChosenAssets assets={choice.assets} onRemove={choice.remove} />
        )}
      </Panel>
      <Favorites choice={choice} />
    </>
  )
})

const isOffered = (asset: AssetView | null): asset is AssetView => asset !== null && isOpenToOffers(asset.status)

const Favorites = observer(({ choice }: { readonly choice: OfferChoice }) => {
  const model = useViewModel(favoritesModel)
  useEffect(() => void model.open(), [model])
  useEffect(() => model.follow(), [model])
  const columns = useMemo(() => columnsOf(choice), [choice])
  if (model.listed.tag === "failed")
    return (
      <ErrorState title="Your favorites did not load" onRetry={() => void model.open()}>
        {model.listed.said}
      </ErrorState>
    )
  if (model.favorites === null) return <RowsSkeleton label="Your favorites are loading" />
  const offered = model.shown.map(({ asset }) => asset).filter(isOffered)
  if (offered.length === 0) return null
  const toggle = (keys: ReadonlySet<string>) =>
    offered.filter(({ id }) => keys.has(id) !== choice.has(id)).forEach((asset) => choice.toggle(asset))
  return (
    <Panel title="From your favorites" isFlush>
      <Table
        label="Favorites that take offers"
        density="documents"
        columns={columns}
        rows={offered}
        keyOf={({ id }) => id}
        nameOf={titleOf}
        selection={{ keys: new Set(choice.ids), onChange: toggle }}
      />
    </Panel>
  )
})

const WhyNot = observer(({ asset, choice }: { readonly asset: AssetView; readonly choice: OfferChoice }) => {
  const refused = choice.has(asset.id) ? null : choice.refusal(asset)
  return refused === null ? null : choiceTexts[refused]
})

const columnsOf = (choice: OfferChoice): ReadonlyArray<Column<AssetView>> => [
  { id: "asset", header: "Asset", cell: titleOf },
  {
    id: "upb",
    header: "UPB",
    align: "end",
    line: 1,
    cell: ({ mainInfo }) => <GradedMoney cents={mainInfo.upb ?? undefined} />,
  },
  { id: "why", header: "Note", cell: (asset) => <WhyNot asset={asset} choice={choice} /> },
]
