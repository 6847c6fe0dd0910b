import { DashboardModel, dashboardModel, EmptyDashboardScreen } from "@xl/ui/dashboard"
import { useViewModel } from "@xl/ui/view-model"
import { observer } from "mobx-react-lite"
import { useEffect } from "react"
import { Navigate } from "react-router-dom"
import { screenModel, StoreTokens, Tokens } from "../composition/index.ts"
import { Guard } from "./guard.tsx"
import "./member-stores.ts"

screenModel(dashboardModel, DashboardModel, Tokens.catalog, Tokens.offers, StoreTokens.session)

/** Leads on to what there is to manage. */
export const DashboardPage = () => (
  <Guard>
    <Onward />
  </Guard>
)

const Onward = observer(() => {
  const model = useViewModel(dashboardModel)
  useEffect(() => void model.open(), [model])
  return model.path === null ? null : <Navigate to={model.path} replace />
})

export const EmptyDashboardPage = () => (
  <Guard>
    <EmptyDashboardScreen />
  </Guard>
)
