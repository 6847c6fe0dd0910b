import { RoleRequestStatus } from "@xl/core/roles"
import { AssetId } from "@xl/core/shared"
import { BuyerRequestsScreen, RoleRequestsModel, roleRequestsModel } from "@xl/ui/administration"
import { AccountSettings, accountSettings, AccountSettingsScreen } from "@xl/ui/accounts"
import { Tier2RequestsModel, tier2RequestsModel } from "@xl/ui/data-room"
import { NotFoundScreen } from "@xl/ui/frame"
import { MyOffersScreen } from "@xl/ui/offers"
import {
  AssetOverviewModel,
  assetOverviewModel,
  AssetOverviewScreen,
  SellerAssetsModel,
  sellerAssetsModel,
  SellerAssetsScreen,
  SellerNotesModel,
  sellerNotesModel,
} from "@xl/ui/selling"
import { useViewModel } from "@xl/ui/view-model"
import { Navigate, useNavigate, useParams } from "react-router-dom"
import { screenModel, StoreTokens, Tokens } from "../composition/index.ts"
import { useAddressParams } from "./address-params.ts"
import { closingOf, closingsFor, failedDocuments } from "./closing.tsx"
import { Guard } from "./guard.tsx"
import { OwnGuard } from "./own-guard.tsx"
import { useTalks } from "./messaging.ts"
import "./activity-stores.ts"
import "./bundle-stores.ts"
import "./listing-life-parts.ts"
import "./own-log-stores.ts"
import "./room-files-parts.ts"
import { useMinute } from "./minute.ts"
import { useNarrowedHere } from "./narrowed.ts"

const { accounts, catalog, dataRooms, documents, listings, offers, ownAccount, roleRequests, snackbars } = Tokens
const { alerts, session } = StoreTokens
screenModel(accountSettings, AccountSettings, accounts, ownAccount, session, snackbars)
screenModel(assetOverviewModel, AssetOverviewModel, catalog, listings, offers, session, snackbars)
screenModel(tier2RequestsModel, Tier2RequestsModel, dataRooms, session, alerts, snackbars)
screenModel(sellerNotesModel, SellerNotesModel, offers, snackbars)
screenModel(sellerAssetsModel, SellerAssetsModel, catalog, session)
screenModel(roleRequestsModel, RoleRequestsModel, roleRequests, documents, session, snackbars)

export const BuyerPage = () => {
  const now = useViewModel(Tokens.now)
  const { withSeller } = useTalks()
  const narrowed = useNarrowedHere()
  return (
    <Guard area="buyer">
      <MyOffersScreen now={now} talk={withSeller} closings={closingsFor("buyer")} narrowed={narrowed} />
    </Guard>
  )
}

export const SettingsPage = () => (
  <OwnGuard>
    <AccountSettingsScreen />
  </OwnGuard>
)

export const SellerListPage = () => {
  const { type } = useParams()
  const narrowed = useNarrowedHere()
  if (type !== "active" && type !== "archive") return <Navigate to="/seller/filters/active" replace />
  return (
    <Guard area="seller">
      <SellerAssetsScreen list={type} failed={failedDocuments} closings={closingsFor("seller")} narrowed={narrowed} />
    </Guard>
  )
}

export const AssetOverviewPage = () => {
  const { id } = useParams()
  const now = useMinute(useViewModel(Tokens.now))
  const navigate = useNavigate()
  const { withBuyer } = useTalks()
  if (!AssetId.is(id)) return <NotFoundScreen />
  return (
    <Guard area="seller">
      <AssetOverviewScreen
        id={id}
        now={now}
        closingOf={closingOf}
        talk={withBuyer}
        onGone={() => void navigate("/seller/filters/active")}
      />
    </Guard>
  )
}

/** The list chosen stands in the address. */
export const BuyerRequestsPage = () => {
  const [params, setParams] = useAddressParams()
  const now = useViewModel(Tokens.now)
  const wanted = params.get("status")
  const status = RoleRequestStatus.is(wanted) ? wanted : "Draft"
  return (
    <Guard area="admin">
      <BuyerRequestsScreen status={status} onStatus={(next) => setParams({ status: next })} now={now} />
    </Guard>
  )
}
