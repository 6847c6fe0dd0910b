import { type Area, seesArea } from "@xl/core/navigation"
import { accountDialogs } from "@xl/ui/accounts"
import { sessionStore } from "@xl/ui/session"
import { useViewModel } from "@xl/ui/view-model"
import { observer } from "mobx-react-lite"
import { type ReactNode, useEffect } from "react"
import { Navigate } from "react-router-dom"
import { Tokens } from "../composition/index.ts"

/** What a failed guard says. Source: the specification's error catalogue. */
const WARNING =
  "Please verify the link you're using. It might be incorrect, or you may lack the necessary permissions to access this page."

interface GuardProps {
  /** Whose area this is; without it, anybody's who is signed in. */
  readonly area?: Area
  readonly children: ReactNode
}

/** Waits for the session; then a guest gets the login dialog, the wrong role a warning, and both the front page. */
export const Guard = observer(({ area, children }: GuardProps) => {
  const session = useViewModel(sessionStore)
  if (session.state.tag === "opening") return null
  if (session.state.tag === "guest") return <ToLogin />
  if (area !== undefined && !seesArea(area, session.roles)) return <Away />
  return children
})

const ToLogin = () => {
  const dialogs = useViewModel(accountDialogs)
  useEffect(() => dialogs.open("signIn"), [dialogs])
  return <Navigate to="/" replace />
}

const Away = () => {
  const snackbars = useViewModel(Tokens.snackbars)
  useEffect(() => snackbars.warning(WARNING), [snackbars])
  return <Navigate to="/" replace />
}
