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
