/** What must be read before one goes on. */
export { type Alert, Alerts, alertsToken } from "./alerts.ts"
export { AlertsView } from "./alerts-view.tsx"
