import { useViewModel } from "@xl/ui/view-model"
import { useSearchParams } from "react-router-dom"
import { beginActing, Tokens } from "../composition/index.ts"
import { Guard } from "./guard.tsx"
import { MandatesScreen } from "./mandate-parts.ts"

/** The sellers for whom a Concierge acts. The page is loaded anew as the seller: nothing of the Concierge's own stays in it. */
export const MandatesPage = () => {
  const kept = useViewModel(Tokens.kept)
  const [params] = useSearchParams()
  return (
    <Guard area="mandates">
      <MandatesScreen
        hasEnded={params.has("ended")}
        onAct={({ seller, sellerName }) => {
          beginActing(kept, { seller, name: sellerName })
          globalThis.location.assign("/seller/filters/active")
        }}
      />
    </Guard>
  )
}
