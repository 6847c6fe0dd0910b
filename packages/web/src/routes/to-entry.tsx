import { Navigate, useLocation } from "react-router-dom"

const ASKS = { login: "step", register: "user" } as const

/** Leads home and opens a dialog there: what else the address says, as the dialog's words, goes along. */
export const entryAt = (step: keyof typeof ASKS, search: string): string => {
  const params = new URLSearchParams(search)
  if (!params.has(ASKS[step])) params.set(ASKS[step], step)
  return `/?${params.toString()}`
}

/** '/login' and '/register'. */
export const ToEntry = ({ step }: { readonly step: keyof typeof ASKS }) => (
  <Navigate to={entryAt(step, useLocation().search)} replace />
)
