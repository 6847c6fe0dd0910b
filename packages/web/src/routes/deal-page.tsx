import { AssetId } from "@xl/core/shared"
import { DealModel, dealModel, DealScreen } from "@xl/ui/deal"
import { NotFoundScreen } from "@xl/ui/frame"
import { useViewModel } from "@xl/ui/view-model"
import { useParams } from "react-router-dom"
import { screenModel, StoreTokens, Tokens } from "../composition/index.ts"
import "./bundle-stores.ts"
import { Guard } from "./guard.tsx"
import { useMinute } from "./minute.ts"

const { deals, listings, now, offers, snackbars } = Tokens
screenModel(dealModel, DealModel, deals, listings, offers, StoreTokens.session, snackbars, now)

export const DealPage = () => {
  const { id } = useParams()
  const minute = useMinute(useViewModel(Tokens.now))
  if (!AssetId.is(id)) return <NotFoundScreen />
  return (
    <Guard area="admin">
      <DealScreen id={id} now={minute} />
    </Guard>
  )
}
