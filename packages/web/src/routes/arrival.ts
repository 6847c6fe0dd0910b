import { dialogAsked, registrationDescription, registrationTitle } from "@xl/core/navigation"
import { type AccountDialogs, accountDialogs } from "@xl/ui/accounts"
import { returnPath } from "@xl/ui/arrival"
import { type SessionStore, sessionStore } from "@xl/ui/session"
import { useViewModel } from "@xl/ui/view-model"
import { useEffect, useRef } from "react"
import { useLocation, useNavigate } from "react-router-dom"
import { useAddressParams } from "./address-params.ts"
import { addressShown } from "./dialog-history.ts"

/** Either asks for a dialog; the words of one alone ask for nothing, and may be on their way to it. */
const ASKS = ["user", "step"]
const ENTRY = [...ASKS, "regtitle", "regdesc"]

type Read = (name: string) => string | null

/** Opens the dialog that the address asks for, once it is known who is here and the address is plain again. */
const useAskedDialog = (): void => {
  const session = useViewModel(sessionStore)
  const accounts = useViewModel(accountDialogs)
  const [params, setParams] = useAddressParams()
  const who = session.state.tag
  const asked = useRef<Read | null>(null)
  useEffect(() => {
    if (who === "opening") return
    if (ASKS.some((name) => params.has(name))) {
      asked.current = (name) => params.get(name)
      setParams(without(params, ENTRY), { replace: true })
      return
    }
    const read = asked.current
    asked.current = null
    if (read !== null) openAsked(accounts, read, who === "signedIn")
  }, [who, params, setParams, accounts])
}

const without = (params: URLSearchParams, names: ReadonlyArray<string>): URLSearchParams => {
  const rest = new URLSearchParams(params)
  for (const name of names) rest.delete(name)
  return rest
}

const openAsked = (accounts: AccountDialogs, read: Read, isSignedIn: boolean): void => {
  const asked = dialogAsked(read, isSignedIn)
  if (asked === "register")
    accounts.register({ title: registrationTitle(read), description: registrationDescription(read) })
  if (asked === "signIn") accounts.open("signIn")
}

/** Leads on to what somebody has to do; whoever has nothing yet comes back home. */
const WORK = "/dashboard?from=home"
/** From the home page a login leads to the person's work; everywhere else one stays. */
const workFrom = (pathname: string): string | null => (pathname === "/" ? WORK : null)

interface Seen {
  readonly who: SessionStore["state"]["tag"]
  /** Whether an account dialog is. */
  readonly isOpen: boolean
}

/** A guest signed in, or closed the dialog without. */
const between = (before: Seen, now: Seen): "gaveUp" | "signedIn" | null => {
  if (before.who === "guest" && now.who === "signedIn") return "signedIn"
  return before.isOpen && !now.isOpen && now.who === "guest" ? "gaveUp" : null
}

interface Target {
  /** The path where the login was. */
  readonly from: string
  readonly to: string | null
}

/** Where to go after a login: nowhere for who is there already, or who went on meanwhile. */
const leadsTo = ({ from, to }: Target, here: string): string | null =>
  to === here || from !== addressShown().pathname ? null : to

/**
 * What the address said of an arrival comes to pass: its dialog opens, and after a login one gets where one was going. `isDialogEntry`
 * holds that back until the dialog's entry has left the history.
 */
export const useArrival = (isDialogEntry: boolean): void => {
  useAskedDialog()
  const session = useViewModel(sessionStore)
  const accounts = useViewModel(accountDialogs)
  const paths = useViewModel(returnPath)
  const navigate = useNavigate()
  const { hash, pathname, search } = useLocation()
  const here = pathname + search + hash
  const who = session.state.tag
  const isOpen = accounts.dialog !== "closed"
  const before = useRef({ who, isOpen })
  // What was pressed on a page does not go on once that was left.
  useEffect(() => paths.forgetPress, [paths, pathname])
  const target = useRef<Target | null>(null)
  useEffect(() => {
    const happened = between(before.current, { who, isOpen })
    before.current = { who, isOpen }
    if (happened === "signedIn")
      target.current = { from: addressShown().pathname, to: paths.take() ?? workFrom(pathname) }
    if (happened === "gaveUp") paths.forget()
    if (target.current === null || isDialogEntry || isOpen) return
    const to = leadsTo(target.current, here)
    target.current = null
    if (to !== null) void navigate(to, { replace: true })
  }, [who, isOpen, isDialogEntry, here, pathname, paths, navigate])
}
