import { sellerDialog, sellerStart } from "@xl/ui/profile"
import { sessionStore } from "@xl/ui/session"
import { useViewModel } from "@xl/ui/view-model"
import { lazyPart } from "@xl/ui/parts"
import { observer } from "mobx-react-lite"
import { Suspense, useEffect, useRef, useState } from "react"
import { type RouteObject, useLocation, useNavigate } from "react-router-dom"
import "./address-parts.ts"
import "./profile-stores.ts"
import { useAddressParams } from "./address-params.ts"
import { handleAt, leadsSomewhere, routeName } from "./title.ts"

const SellerDialogView = lazyPart(async () => ({
  default: (await import("./seller-dialog-parts.ts")).SellerDialogView,
}))

interface SellerDialogsProps {
  readonly routes: ReadonlyArray<RouteObject>
  /** Whether the history's entry is an open dialog's, which hides by what name its page was reached. */
  readonly isDialogEntry: boolean
}

/** `?become=seller` on any page asks to become a seller, also by way of a login. */
export const BECOME = "become"

/** The seller's profile over the page where it was opened, by the name that the page had then. */
export const SellerDialogs = observer(({ routes, isDialogEntry }: SellerDialogsProps) => {
  const model = useViewModel(sellerDialog)
  const navigate = useNavigate()
  const { pathname, state } = useLocation()
  const shown = useRef<string | null>(null)
  if (!isDialogEntry) shown.current = routeName(handleAt(routes, pathname), state)
  useAsked(isDialogEntry)
  // A page to come is not gone to before the dialog's entry has left the history.
  const [next, setNext] = useState<string | null>(null)
  const isOpen = model.state.tag === "open"
  useEffect(() => {
    if (isOpen || isDialogEntry || next === null) return
    setNext(null)
    if (leadsSomewhere(routes, next)) void navigate(next)
  }, [isOpen, isDialogEntry, next, navigate, routes])
  return (
    isOpen && (
      <Suspense fallback={null}>
        <SellerDialogView model={model} at={{ path: pathname, routeName: shown.current }} onGo={setNext} />
      </Suspense>
    )
  )
})

/** Whoever is not signed in is asked to, once; the address goes on asking until somebody is. */
const useAsked = (isDialogEntry: boolean): void => {
  const session = useViewModel(sessionStore)
  const start = useViewModel(sellerStart)
  const [params, setParams] = useAddressParams()
  const { state } = useLocation()
  const isAsked = params.get(BECOME) === "seller"
  const who = session.state.tag
  const answered = useRef<typeof who | null>(null)
  useEffect(() => {
    if (!isAsked) answered.current = null
    if (!isAsked || isDialogEntry || who === "opening" || answered.current === who) return
    answered.current = who
    if (who === "signedIn") setParams(withoutBecome(params), { replace: true, state: state as unknown })
    start.start(true)
  }, [isAsked, isDialogEntry, who, params, setParams, start, state])
}

const withoutBecome = (params: URLSearchParams): URLSearchParams => {
  const rest = new URLSearchParams(params)
  rest.delete(BECOME)
  return rest
}
