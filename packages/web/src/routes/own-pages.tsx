import { RoleRequestStatus } from "@xl/core/roles"
import { AssetId } from "@xl/core/shared"
import { BuyerRequestsScreen } from "@xl/ui/administration"
import { AccountSettingsScreen } from "@xl/ui/accounts"
import { NotFoundScreen } from "@xl/ui/frame"
import { MyOffersScreen } from "@xl/ui/offers"
import { ProfileScreen } from "@xl/ui/profile"
import { AssetOverviewScreen, SellerAssetsScreen } from "@xl/ui/selling"
import { useViewModel } from "@xl/ui/view-model"
import { Navigate, useParams, useSearchParams } from "react-router-dom"
import { Tokens } from "../composition/index.ts"
import { Guard } from "./guard.tsx"
import { useMinute } from "./minute.ts"

export const BuyerPage = () => {
  const now = useViewModel(Tokens.now)
  return (
    <Guard area="buyer">
      <MyOffersScreen now={now} />
    </Guard>
  )
}

export const ProfilePage = () => (
  <Guard>
    <ProfileScreen />
  </Guard>
)

export const SettingsPage = () => (
  <Guard>
    <AccountSettingsScreen />
  </Guard>
)

export const SellerListPage = () => {
  const { type } = useParams()
  if (type !== "active" && type !== "archive") return <Navigate to="/seller/filters/active" replace />
  return (
    <Guard area="seller">
      <SellerAssetsScreen list={type} />
    </Guard>
  )
}

export const AssetOverviewPage = () => {
  const { id } = useParams()
  const now = useMinute(useViewModel(Tokens.now))
  if (!AssetId.is(id)) return <NotFoundScreen />
  return (
    <Guard area="seller">
      <AssetOverviewScreen id={id} now={now} />
    </Guard>
  )
}

/** The list chosen stands in the address. */
export const BuyerRequestsPage = () => {
  const [params, setParams] = useSearchParams()
  const now = useViewModel(Tokens.now)
  const wanted = params.get("status")
  const status = RoleRequestStatus.is(wanted) ? wanted : "Draft"
  return (
    <Guard area="admin">
      <BuyerRequestsScreen status={status} onStatus={(next) => setParams({ status: next })} now={now} />
    </Guard>
  )
}
