/** Where one's own loans and offers are managed, and where there are none. */
export { DashboardModel, dashboardModel } from "./dashboard-model.ts"
export { EmptyDashboardScreen } from "./empty-dashboard-screen.tsx"
