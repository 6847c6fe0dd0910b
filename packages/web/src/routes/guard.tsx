import { addressed } from "@xl/core/shared"
import { type Area, areaGuard, loginGuard, type Passage } from "@xl/core/navigation"
import { accountDialogs } from "@xl/ui/accounts"
import { returnPath } from "@xl/ui/arrival"
import { NotFoundScreen } from "@xl/ui/frame"
import { sessionStore } from "@xl/ui/session"
import { useViewModel } from "@xl/ui/view-model"
import { observer } from "mobx-react-lite"
import { type ReactNode, useEffect, useState } from "react"
import { Navigate, useLocation } from "react-router-dom"
import { Tokens } from "../composition/index.ts"

interface GuardProps {
  /** Whose area this is; without it, anybody's who is signed in. */
  readonly area?: Area
  readonly children: ReactNode
}

/** Waits for the session; then the core's guard says whether the page is shown, or what instead. */
export const Guard = observer(({ area, children }: GuardProps) => {
  const session = useViewModel(sessionStore)
  if (session.state.tag === "opening") return null
  const passage = area === undefined ? loginGuard(session.actor) : areaGuard(session.actor, area)
  if (passage.tag === "pass") return children
  return passage.tag === "notFound" ? <NotFoundScreen /> : <Away passage={passage} />
})

/** Says why, and goes where the guard points; whoever must sign in first gets here afterwards. */
export const Away = ({ passage }: { readonly passage: Exclude<Passage, { readonly tag: "notFound" | "pass" }> }) => {
  const dialogs = useViewModel(accountDialogs)
  const snackbars = useViewModel(Tokens.snackbars)
  const paths = useViewModel(returnPath)
  const { contactEmail } = useViewModel(Tokens.config)
  const { hash, pathname, search } = useLocation()
  const [wanted] = useState(pathname + search + hash)
  useEffect(() => {
    if (passage.tag === "signIn" && !paths.isLeaving) {
      paths.keep(wanted)
      dialogs.open("signIn", true)
    }
    if (passage.tag === "refused") snackbars.warning(passage.warning)
    if (passage.tag === "blocked") snackbars.error(addressed(passage.error, contactEmail))
  }, [passage, dialogs, snackbars, paths, wanted, contactEmail])
  return <Navigate to={passage.target} replace />
}
