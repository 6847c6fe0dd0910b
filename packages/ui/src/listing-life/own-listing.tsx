import type { AssetView } from "@xl/core/assets"
import { needsChangeRequest } from "@xl/core/change-requests"
import type { AssetId } from "@xl/core/shared"
import { observer } from "mobx-react-lite"
import { useEffect } from "react"
import { OwnChanges } from "../changes/own-changes.tsx"
import { Panel, Stack, TextLink } from "../parts/index.ts"
import { useViewModel } from "../view-model/index.ts"
import { ListingActionBar } from "./listing-action-bar.tsx"
import { ListingActionDialog } from "./listing-action-dialog.tsx"
import { listingActionsModel } from "./listing-actions-model.ts"
import { ListingMark, ListingNotes } from "./listing-standing.tsx"
import { ownListingModel } from "./own-listing-model.ts"

interface OwnListingProps {
  readonly asset: AssetView
  /** Called once the listing is gone for good. */
  readonly onGone: () => void
}

/** On the listing's own page: where it stands and what its seller or an administrator does with it. Nothing for everybody else. */
export const OwnListing = observer(({ asset, onGone }: OwnListingProps) => {
  const model = useViewModel(listingActionsModel)
  const { allowed, refused } = model.actionsOn(asset)
  if (allowed.length + refused.length === 0) return null
  return (
    <Stack $gap={6}>
      <Panel title={asset.isOwner ? "Your listing" : "Administration"} end={<ListingMark asset={asset} />}>
        <Stack $gap={4}>
          <ListingNotes asset={asset} refused={refused} />
          <ListingActionBar model={model} asset={asset} />
          <p>
            <TextLink href={`/seller/asset-overview/${asset.id}`}>Offers and periods</TextLink>
          </p>
        </Stack>
        <ListingActionDialog model={model} onGone={onGone} />
      </Panel>
      {needsChangeRequest(asset) && <OwnChanges id={asset.id} isOwner={asset.isOwner} />}
    </Stack>
  )
})

/** The own listing of a page that is not about it, as after the wizard, while it changes; for observers. Null until it is here. */
export const useOwnListing = (id: AssetId): AssetView | null => {
  const own = useViewModel(ownListingModel)
  useEffect(() => void own.open(id), [own, id])
  useEffect(() => own.follow(), [own])
  return own.asset
}
