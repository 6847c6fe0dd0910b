import { AssetStatus } from "@xl/core/assets"
import {
  type AdminAssetList,
  AdminAssetsModel,
  adminAssetsModel,
  AdminAssetsScreen,
  OperatorSettingsModel,
  operatorSettingsModel,
  OperatorSettingsScreen,
  UserEditor,
  userEditor,
  UsersModel,
  usersModel,
  UsersScreen,
} from "@xl/ui/administration"
import type { UserList } from "@xl/core/roles"
import { useViewModel } from "@xl/ui/view-model"
import { useMemo } from "react"
import { useSearchParams } from "react-router-dom"
import { screenModel, StoreTokens, Tokens } from "../composition/index.ts"
import { Guard } from "./guard.tsx"
import { offsetIn } from "./offset.ts"
import { userSearchIn, userSearchParams } from "./user-search.ts"

const { catalog, listings, settings, snackbars, users } = Tokens
screenModel(usersModel, UsersModel, users)
screenModel(userEditor, UserEditor, users, snackbars)
screenModel(adminAssetsModel, AdminAssetsModel, catalog, listings, StoreTokens.session, snackbars)
screenModel(operatorSettingsModel, OperatorSettingsModel, settings, snackbars)

const Users = ({ list }: { readonly list: UserList }) => {
  const [params, setParams] = useSearchParams()
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
export const UsersPage = () => <Users list="all" />
export const BuyersPage = () => <Users list="buyers" />
export const SellersPage = () => <Users list="sellers" />
export const NewSellersPage = () => <Users list="newSellers" />

/** The statuses and the place in the list stand in the address. */
const Assets = ({ list }: { readonly list: AdminAssetList }) => {
  const [params, setParams] = useSearchParams()
  const status = useMemo(() => params.getAll("status").filter(AssetStatus.is), [params])
  return (
    <Guard area="admin">
      <AdminAssetsScreen
        key={list}
        list={list}
        status={status}
        offset={offsetIn(params)}
        onGo={(wanted, offset) => {
          const next = new URLSearchParams(wanted.map((one) => ["status", one]))
          if (offset > 0) next.set("offset", String(offset))
          setParams(next)
        }}
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
