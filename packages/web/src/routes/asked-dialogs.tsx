import { accountDialogs } from "@xl/ui/accounts"
import { alertsToken } from "@xl/ui/alerts"
import { sessionStore } from "@xl/ui/session"
import { useViewModel } from "@xl/ui/view-model"
import { BrowserPart, isTextTyped, lazyPart, onTextTyped } from "@xl/ui/parts"
import { observer } from "mobx-react-lite"
import { type ReactNode, useRef, useSyncExternalStore } from "react"
import { type RouteObject, useLocation } from "react-router-dom"

const FrameDialogs = lazyPart(async () => ({ default: (await import("./frame-dialogs.tsx")).FrameDialogs }))

const nothingTyped = () => false

/** Whether a dialog is open that a guest may open. */
const useIsOpen = (): boolean => {
  const accounts = useViewModel(accountDialogs)
  const alerts = useViewModel(alertsToken)
  const isTyped = useSyncExternalStore(onTextTyped, isTextTyped, nothingTyped)
  return isTyped || alerts.shown !== null || accounts.dialog !== "closed"
}

/** The dialogs of the frame, fetched once one is open, somebody is signed in or the address asks for something: a guest who reads needs none. */
export const AskedDialogs = observer(({ routes }: { readonly routes: ReadonlyArray<RouteObject> }): ReactNode => {
  const session = useViewModel(sessionStore)
  const { search, state } = useLocation()
  const isOpen = useIsOpen()
  const wasAsked = useRef(false)
  if (isOpen || session.state.tag === "signedIn" || search !== "" || state !== null) wasAsked.current = true
  return (
    wasAsked.current && (
      <BrowserPart>
        <FrameDialogs routes={routes} />
      </BrowserPart>
    )
  )
})
