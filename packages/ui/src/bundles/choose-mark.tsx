import { type AssetView, isOpenToOffers, titleOf } from "@xl/core/assets"
import { followsOffers } from "@xl/core/offers"
import { observer } from "mobx-react-lite"
import { IconButton } from "../parts/index.ts"
import { sessionStore } from "../session/index.ts"
import { useViewModel } from "../view-model/index.ts"
import { offerChoice } from "./offer-choice.ts"

/** Chooses an asset for one offer on several, for buyers; a press on one that cannot join says why. */
export const ChooseMark = observer(({ asset }: { readonly asset: AssetView }) => {
  const choice = useViewModel(offerChoice)
  const { roles } = useViewModel(sessionStore)
  const isOn = choice.has(asset.id)
  if (!followsOffers(roles) || asset.isOwner || (!isOn && !isOpenToOffers(asset.status))) return null
  return (
    <IconButton
      icon={isOn ? "check" : "plus"}
      size="small"
      label={`Choose ${titleOf(asset)} for a multi-asset offer`}
      isOn={isOn}
      onPress={() => choice.toggle(asset)}
    />
  )
})
