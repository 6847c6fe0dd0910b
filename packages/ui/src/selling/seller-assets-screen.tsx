import type { AssetView } from "@xl/core/assets"
import { observer } from "mobx-react-lite"
import { type ReactNode, useEffect } from "react"
import { ASSET_COLUMNS } from "../asset/index.ts"
import { ScreenHead, Wrap } from "../frame/index.ts"
import { type Column, LinkTabs, ListedPanel, ScreenTitle, Table } from "../parts/index.ts"
import { useViewModel } from "../view-model/index.ts"
import { type SellerAssetsModel, sellerAssetsModel, type SellerList } from "./seller-assets-model.ts"

export interface SellerAssetsScreenProps {
  readonly list: SellerList
  /** What could not be made of the own assets' documents, above the list. */
  readonly failed?: ReactNode
}

/** A seller's own assets in two lists that are addresses of their own. */
export const SellerAssetsScreen = ({ list, failed }: SellerAssetsScreenProps) => {
  const model = useViewModel(sellerAssetsModel)
  useEffect(() => void model.open(list), [model, list])
  useEffect(() => model.follow(), [model])
  return (
    <Wrap>
      <ScreenHead>
        <ScreenTitle>Your assets</ScreenTitle>
      </ScreenHead>
      <LinkTabs
        label="Your assets"
        tabs={[
          { id: "active", label: "Active", href: "/seller/filters/active", isCurrent: list === "active" },
          { id: "archive", label: "Archive", href: "/seller/filters/archive", isCurrent: list === "archive" },
        ]}
      />
      {failed}
      <Assets model={model} />
    </Wrap>
  )
}

const Assets = observer(({ model }: { readonly model: SellerAssetsModel }) => (
  <ListedPanel
    listed={model.listed}
    subject="Your assets"
    label="Assets"
    onRetry={() => void model.again()}
    itemsOf={({ assets }) => assets}
    empty={{ title: "Nothing here", said: "Assets that you list show here with where the sale stands." }}
  >
    {({ assets }) => (
      <Table
        label="Your assets"
        density="offers"
        rows={assets}
        columns={COLUMNS}
        keyOf={({ id }) => id}
        nameOf={({ mainInfo }) => mainInfo.name}
        hrefOf={({ id }) => `/seller/asset-overview/${id}`}
      />
    )}
  </ListedPanel>
))

const COLUMNS: ReadonlyArray<Column<AssetView>> = [
  ...ASSET_COLUMNS,
  {
    id: "offers",
    header: "Active offers",
    align: "end",
    cell: ({ numberOfActiveOffers }) => numberOfActiveOffers ?? 0,
  },
  { id: "views", header: "Looked at", align: "end", cell: ({ numberOfImpressions }) => numberOfImpressions },
]
