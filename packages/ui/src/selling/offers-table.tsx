import { isOfferOver, type OfferView } from "@xl/core/offers"
import type { AssetView } from "@xl/core/assets"
import type { OfferId } from "@xl/core/shared"
import { observer } from "mobx-react-lite"
import { useMemo, useState } from "react"
import { OfferPanel } from "../offers/index.ts"
import { actionsColumn, type Column, Table, useArranged } from "../parts/index.ts"
import { useViewModel } from "../view-model/index.ts"
import { type AssetOverviewModel, MOST_COMPARED } from "./asset-overview-model.ts"
import { OfferAnswers, type Talk } from "./offer-answers.tsx"
import { offerColumns } from "./offer-columns.tsx"
import { sellerNotesModel } from "./seller-notes-model.ts"
import { SellerNotes } from "./seller-notes.tsx"
import { whoBids } from "./who-bids.ts"

interface Props {
  readonly model: AssetOverviewModel
  readonly asset: AssetView
  readonly talk?: Talk | undefined
}

const isOver = ({ status }: OfferView): boolean => isOfferOver(status)

const keyOf = ({ id }: OfferView): string => id
const HIGHEST_FIRST = { column: "price", direction: "descending" } as const

/** Bids on one asset side by side, all bars on the same scale: par is the UPB. */
export const OffersTable = observer(({ model, asset, talk }: Props) => {
  const [opened, setOpened] = useState<OfferId | null>(null)
  const notes = useViewModel(sellerNotesModel)
  const seen = model.offers.find(({ id }) => id === opened)
  const shown = useMemo(() => columns(model, asset, ({ id }) => setOpened(id), talk), [model, asset, talk])
  const { table } = useArranged({ rows: model.offers, columns: shown, keyOf, sort: HIGHEST_FIRST })
  return (
    <>
      <Table
        label="Offers on this asset"
        density="offers"
        linesBelow={900}
        {...table}
        nameOf={whoBids}
        onOpen={({ id }) => setOpened(id)}
        isEnded={isOver}
        selection={{
          keys: model.chosen,
          onChange: model.choose,
          isOut: (key) => model.active.every(({ id }) => id !== key),
        }}
        footer={
          model.chosen.size > MOST_COMPARED
            ? `The ${MOST_COMPARED} highest of the ${model.chosen.size} selected offers are compared below.`
            : "Select offers to compare their terms side by side."
        }
      />
      {seen && (
        <OfferPanel
          offer={seen}
          listings={[asset]}
          onClose={() => setOpened(null)}
          notes={model.asset?.isOwner && <SellerNotes model={notes} offer={seen} onSaved={() => void model.again()} />}
        />
      )}
    </>
  )
})

const columns = (
  model: AssetOverviewModel,
  asset: AssetView,
  onShow: (offer: OfferView) => void,
  talk: Props["talk"],
): ReadonlyArray<Column<OfferView>> => [
  ...offerColumns(asset),
  actionsColumn((offer) => <OfferAnswers model={model} offer={offer} onShow={onShow} talk={talk} />),
]
