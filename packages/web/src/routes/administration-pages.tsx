import {
  type AdminAssetList,
  AdminAssetsModel,
  adminAssetsModel,
  AdminAssetsScreen,
  OperatorSettingsModel,
  operatorSettingsModel,
  OperatorSettingsScreen,
  PersonModel,
  personModel,
  PersonScreen,
  UserEditor,
  userEditor,
  UsersModel,
  usersModel,
  UsersScreen,
} from "@xl/ui/administration"
import type { UserList } from "@xl/core/roles"
import { UserId } from "@xl/core/shared"
import { useViewModel } from "@xl/ui/view-model"
import { useMemo } from "react"
import { useParams } from "react-router-dom"
import { screenModel, StoreTokens, Tokens } from "../composition/index.ts"
import { useAddressParams } from "./address-params.ts"
import { assetSearchIn, assetSearchParams } from "./asset-search.ts"
import { Guard } from "./guard.tsx"
import "./listing-life-parts.ts"
import { PersonMandates } from "./mandate-parts.ts"
import { WaitingPanel } from "./waiting-store.ts"
import { userSearchIn, userSearchParams } from "./user-search.ts"

const { catalog, listings, settings, snackbars, users } = Tokens
screenModel(usersModel, UsersModel, users)
screenModel(personModel, PersonModel, users)
screenModel(userEditor, UserEditor, users, snackbars)
screenModel(adminAssetsModel, AdminAssetsModel, catalog, listings, StoreTokens.session, snackbars)
screenModel(operatorSettingsModel, OperatorSettingsModel, settings, snackbars)

const Users = ({ list }: { readonly list: UserList }) => {
  const [params, setParams] = useAddressParams()
  const now = useViewModel(Tokens.now)
  const search = useMemo(() => userSearchIn(list, params), [list, params])
  return (
    <Guard area="admin">
      <UsersScreen
        key={list}
        list={list}
        search={search}
        onSearch={(wanted) => setParams(userSearchParams(list, wanted))}
        now={now}
      />
    </Guard>
  )
}
export const PersonPage = () => {
  const { id = "" } = useParams()
  const now = useViewModel(Tokens.now)
  return (
    <Guard area="admin">
      <PersonScreen id={id} now={now} mandates={UserId.is(id) && <PersonMandates person={id} />} />
    </Guard>
  )
}
export const UsersPage = () => <Users list="all" />
export const BuyersPage = () => <Users list="buyers" />
export const SellersPage = () => <Users list="sellers" />
export const NewSellersPage = () => <Users list="newSellers" />

/** What is looked for and the place in the list stand in the address. */
const Assets = ({ list }: { readonly list: AdminAssetList }) => {
  const [params, setParams] = useAddressParams()
  const search = useMemo(() => assetSearchIn(params), [params])
  return (
    <Guard area="admin">
      <AdminAssetsScreen
        key={list}
        list={list}
        search={search}
        onSearch={(wanted) => setParams(assetSearchParams(wanted))}
        waiting={list === "approval" && <WaitingPanel />}
      />
    </Guard>
  )
}
export const AssetApprovalPage = () => <Assets list="approval" />
export const AdminListingPage = () => <Assets list="listing" />

export const OperatorSettingsPage = () => (
  <Guard area="admin">
    <OperatorSettingsScreen />
  </Guard>
)
