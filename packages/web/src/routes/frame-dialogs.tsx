import { AccountDialogsView, accountDialogs } from "@xl/ui/accounts"
import { AlertsView, alertsToken } from "@xl/ui/alerts"
import { contactAsked, purposeAsked, withoutContact } from "@xl/ui/contact"
import { BuyerDialogView, buyerDialog, ProfileDialogsView, profileDialogs, sellerDialog } from "@xl/ui/profile"
import { sessionStore } from "@xl/ui/session"
import { useViewModel } from "@xl/ui/view-model"
import { closedUnlessTyped, isTextTyped, lazyPart, onTextTyped } from "@xl/ui/parts"
import { observer } from "mobx-react-lite"
import { type ReactNode, Suspense, useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react"
import { type RouteObject, useLocation } from "react-router-dom"
import { Tokens } from "../composition/index.ts"
import "./address-parts.ts"
import { useAddressParams } from "./address-params.ts"
import { useArrival } from "./arrival.ts"
import { AskedChat } from "./asked-chat.tsx"
import { useDialogHistory } from "./dialog-history.ts"
import { useIsMember } from "./is-member.ts"
import { mayTrade } from "./may-trade.ts"
import "./profile-stores.ts"
import { SellerDialogs } from "./seller-parts.tsx"
import type { Closing } from "./trade-dialogs.tsx"

const ContactDialogs = lazyPart(async () => ({ default: (await import("./contact-parts.ts")).ContactDialogs }))

const TradeDialogs = lazyPart(async () => ({ default: (await import("./trade-dialogs.tsx")).TradeDialogs }))

/** The dialogs of offers, from the first page on that may need them. */
const Trade = observer(({ onOpen }: { readonly onOpen: (dialog: Closing) => void }) => {
  const { pathname } = useLocation()
  const wasAsked = useRef(false)
  if (mayTrade(pathname)) wasAsked.current = true
  return (
    wasAsked.current && (
      <Suspense fallback={null}>
        <TradeDialogs onOpen={onOpen} />
      </Suspense>
    )
  )
})

const nothingTyped = () => false

/** The dialogs that any page may open. Back closes them, and one that the address asks for opens. */
export const FrameDialogs = observer(({ routes }: { readonly routes: ReadonlyArray<RouteObject> }): ReactNode => {
  const session = useViewModel(sessionStore)
  const accounts = useViewModel(accountDialogs)
  const profiles = useViewModel(profileDialogs)
  const buyers = useViewModel(buyerDialog)
  const sellers = useViewModel(sellerDialog)
  const alerts = useViewModel(alertsToken)
  const [trade, setTrade] = useState<Closing>(null)
  const { wantsProfile } = session
  useEffect(() => {
    if (!wantsProfile) return
    if (profiles.dialog.tag === "closed") profiles.openBasic()
    else session.profileAsked()
  }, [wantsProfile, profiles, session])
  const closeTop = useCallback(() => {
    if (alerts.shown !== null) alerts.close()
    else if (trade !== null) trade.close()
    else if (sellers.state.tag !== "closed") sellers.close()
    else if (buyers.state.tag !== "closed") buyers.close()
    else if (profiles.dialog.tag !== "closed") profiles.close()
    else accounts.close()
  }, [accounts, alerts, buyers, profiles, sellers, trade])
  const isTyped = useSyncExternalStore(onTextTyped, isTextTyped, nothingTyped)
  const isOpen =
    isTyped ||
    alerts.shown !== null ||
    trade !== null ||
    profiles.dialog.tag !== "closed" ||
    buyers.state.tag !== "closed" ||
    sellers.state.tag !== "closed" ||
    accounts.dialog !== "closed"
  const isDialogEntry = useDialogHistory(
    isOpen,
    useCallback(() => closedUnlessTyped(closeTop), [closeTop]),
  )
  useArrival(isDialogEntry)
  return (
    <>
      <AskedChat isDialogEntry={isDialogEntry} />
      <AccountDialogsView model={accounts} />
      <ProfileDialogsView model={profiles} />
      <BuyerDialogView model={buyers} />
      <SellerDialogs routes={routes} isDialogEntry={isDialogEntry} />
      <Trade onOpen={setTrade} />
      <AlertsView model={alerts} />
      <AskedContact isDialogEntry={isDialogEntry} />
    </>
  )
})

/** `?contact=message`, `?contact=call` and `?contact=administrators` on any page. */
const AskedContact = observer(({ isDialogEntry }: { readonly isDialogEntry: boolean }) => {
  const [params, setParams] = useAddressParams()
  const [isLeaving, setLeaving] = useState(false)
  // The entry that typed text was given goes first, or back would lead to the dialog again.
  useEffect(() => {
    if (!isLeaving || isDialogEntry) return
    setParams(withoutContact(params), { replace: true })
  }, [isLeaving, isDialogEntry, params, setParams])
  const { house } = useViewModel(Tokens.config)
  const asked = contactAsked(params)
  const isMember = useIsMember()
  if (asked === null) {
    if (isLeaving) setLeaving(false)
    return null
  }
  if (isLeaving) return null
  return (
    <Suspense fallback={null}>
      <ContactDialogs
        asked={asked}
        isMember={isMember}
        purpose={purposeAsked(params)}
        calendarUrl={house.calendarUrl}
        onClose={() => setLeaving(true)}
      />
    </Suspense>
  )
})
