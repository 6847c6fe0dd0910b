import { DashboardModel, dashboardModel, EmptyDashboardScreen } from "@xl/ui/dashboard"
import { useViewModel } from "@xl/ui/view-model"
import { observer } from "mobx-react-lite"
import { useEffect } from "react"
import { Navigate, useLocation, useSearchParams } from "react-router-dom"
import { screenModel, StoreTokens, Tokens } from "../composition/index.ts"
import { addressShown } from "./dialog-history.ts"
import { Guard } from "./guard.tsx"
import "./member-stores.ts"

screenModel(dashboardModel, DashboardModel, Tokens.catalog, Tokens.offers, StoreTokens.session)

/** Leads on to what there is to manage. */
export const DashboardPage = () => (
  <Guard>
    <Onward />
  </Guard>
)

const EMPTY = "/dashboard/empty"

const Onward = observer(() => {
  const model = useViewModel(dashboardModel)
  useEffect(() => void model.open(), [model])
  const isFromHome = useSearchParams()[0].get("from") === "home"
  const { key, pathname } = useLocation()
  // Whoever is on their way elsewhere by now goes there.
  if (model.path === null || addressShown().pathname !== pathname) return null
  // Leads on once more for whoever presses "Manage Assets" while the page that it led to is still on its way.
  return <Navigate key={key} to={isFromHome && model.path === EMPTY ? "/" : model.path} replace />
})

export const EmptyDashboardPage = () => (
  <Guard>
    <EmptyDashboardScreen />
  </Guard>
)
