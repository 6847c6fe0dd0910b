import type { OfferView } from "@xl/core/offers"
import type { AssetId } from "@xl/core/shared"
import { observer } from "mobx-react-lite"
import { Button } from "../parts/index.ts"
import { useViewModel } from "../view-model/index.ts"
import { chatStart } from "./chat-start.ts"

/** Opens the conversation with the seller of an asset. */
export const MessageSeller = observer(({ asset }: { readonly asset: AssetId }) => {
  const start = useViewModel(chatStart)
  return (
    <Button isWide isPending={start.opening === asset} onPress={() => void start.withSeller(asset)}>
      Message the seller
    </Button>
  )
})

interface OnRow {
  /** What tells it from those of the other rows, for screen readers. */
  readonly name: string
}

/** The same from a row of one's offers. */
export const MessageSellerOf = observer(({ asset, name }: OnRow & { readonly asset: AssetId }) => {
  const start = useViewModel(chatStart)
  return (
    <Button
      size="small"
      kind="quiet"
      aria-label={`Message the seller of ${name}`}
      isPending={start.opening === asset}
      onPress={() => void start.withSeller(asset)}
    >
      Message the seller
    </Button>
  )
})

/** Opens the conversation with the buyer who made an offer. */
export const MessageBuyer = observer(({ name, offer }: OnRow & { readonly offer: OfferView }) => {
  const start = useViewModel(chatStart)
  return (
    <Button
      size="small"
      kind="quiet"
      aria-label={`Message the buyer of the offer of ${name}`}
      isPending={start.opening === offer.id}
      onPress={() => void start.withBuyer(offer)}
    >
      Message the buyer
    </Button>
  )
})
