import { type AssetView, isOpenToOffers, titleOf } from "@xl/core/assets"
import { type ChoiceRefusal, followsOffers } from "@xl/core/offers"
import { observer } from "mobx-react-lite"
import { IconButton } from "../parts/index.ts"
import { sessionStore } from "../session/index.ts"
import { useViewModel } from "../view-model/index.ts"
import { offerChoice } from "./offer-choice.ts"

/** Why an asset cannot join, in a word or two; a press says it in full. */
const SHORT: { readonly [R in ChoiceRefusal]: string } = {
  closed: "takes no offers",
  full: "50 are chosen",
  otherSeller: "another seller’s",
  own: "your own",
}

const look = (asset: AssetView, refused: ChoiceRefusal | null) => {
  const label = `Choose ${titleOf(asset)} for a multi-asset offer`
  return refused === null
    ? { icon: "plus" as const, label }
    : { icon: "lock" as const, label: `${label}: ${SHORT[refused]}` }
}

/** Chooses an asset for one offer on several, for buyers; one that cannot join those chosen shows a lock and why, before and after a press. */
export const ChooseMark = observer(({ asset }: { readonly asset: AssetView }) => {
  const choice = useViewModel(offerChoice)
  const { roles } = useViewModel(sessionStore)
  const isOn = choice.has(asset.id)
  if (!followsOffers(roles) || asset.isOwner || (!isOn && !isOpenToOffers(asset.status))) return null
  return (
    <IconButton
      {...look(asset, isOn ? null : choice.refusal(asset))}
      {...(isOn && { icon: "check" as const })}
      size="small"
      isOn={isOn}
      onPress={() => choice.toggle(asset)}
    />
  )
})
