import { accountDialogs } from "@xl/ui/accounts"
import { sessionStore } from "@xl/ui/session"
import { useViewModel } from "@xl/ui/view-model"
import { lazyPart } from "@xl/ui/parts"
import { observer } from "mobx-react-lite"
import { Suspense, useEffect, useRef } from "react"
import { useLocation } from "react-router-dom"
import { useAddressParams } from "./address-params.ts"

const ChatOverPage = lazyPart(async () => ({ default: (await import("./chat-panel.tsx")).ChatOverPage }))

const CHAT = "chat"
/** Other words of an address that open a dialog of their own, before which the login of a chat steps back. */
const ASKS_FIRST = ["user", "step"]

/** The chat is for whoever is signed in; a guest is asked to sign in first, once, and the address goes on naming the chat until then. */
export const AskedChat = observer(({ isDialogEntry }: { readonly isDialogEntry: boolean }) => {
  const { profile } = useViewModel(sessionStore)
  useGuest(isDialogEntry)
  return (
    profile && (
      <Suspense fallback={null}>
        <ChatOverPage />
      </Suspense>
    )
  )
})

const useGuest = (isDialogEntry: boolean): void => {
  const session = useViewModel(sessionStore)
  const accounts = useViewModel(accountDialogs)
  const [params, setParams] = useAddressParams()
  const { state } = useLocation()
  const who = session.state.tag
  const before = useRef(who)
  const hasAsked = useRef(false)
  const isNamed = params.has(CHAT)
  useEffect(() => {
    const was = before.current
    before.current = who
    if (!isNamed) hasAsked.current = false
    if (!isNamed || who !== "guest" || isDialogEntry) return
    // Whoever has just signed out leaves the chat with all else; back would open it for nobody.
    if (was === "signedIn") return setParams(without(params), { replace: true, state: state as unknown })
    if (hasAsked.current || ASKS_FIRST.some((name) => params.has(name))) return
    hasAsked.current = true
    accounts.open("signIn")
  }, [who, isNamed, isDialogEntry, accounts, params, setParams, state])
}

const without = (params: URLSearchParams): URLSearchParams => {
  const rest = new URLSearchParams(params)
  rest.delete(CHAT)
  return rest
}
