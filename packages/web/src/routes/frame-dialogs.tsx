import { AccountDialogsView, accountDialogs } from "@xl/ui/accounts"
import { AlertsView, alertsToken } from "@xl/ui/alerts"
import { contactAsked, purposeAsked, withoutContact } from "@xl/ui/contact"
import { BundleDialog, bundleDialog, ChoiceBar } from "@xl/ui/bundles"
import { OfferDialog, offerDialog } from "@xl/ui/offers"
import { BuyerDialogView, buyerDialog, ProfileDialogsView, profileDialogs, sellerDialog } from "@xl/ui/profile"
import { isMakeOfferPath } from "@xl/core/offers"
import { sessionStore } from "@xl/ui/session"
import { useViewModel } from "@xl/ui/view-model"
import { observer } from "mobx-react-lite"
import { lazy, type ReactNode, Suspense, useCallback, useEffect } from "react"
import { type RouteObject, useLocation, useSearchParams } from "react-router-dom"
import { Tokens } from "../composition/index.ts"
import "./address-parts.ts"
import "./bundle-stores.ts"
import { useArrival } from "./arrival.ts"
import { AskedChat } from "./asked-chat.tsx"
import { useDialogHistory } from "./dialog-history.ts"
import "./member-stores.ts"
import { SellerDialogs } from "./seller-parts.tsx"

const ContactDialogs = lazy(async () => ({ default: (await import("./contact-parts.ts")).ContactDialogs }))

/** The dialogs that any page may open. Back closes them, and one that the address asks for opens. */
export const FrameDialogs = observer(({ routes }: { readonly routes: ReadonlyArray<RouteObject> }): ReactNode => {
  const session = useViewModel(sessionStore)
  const accounts = useViewModel(accountDialogs)
  const profiles = useViewModel(profileDialogs)
  const buyers = useViewModel(buyerDialog)
  const sellers = useViewModel(sellerDialog)
  const offers = useViewModel(offerDialog)
  const bundles = useViewModel(bundleDialog)
  const alerts = useViewModel(alertsToken)
  const { wantsProfile } = session
  useEffect(() => {
    if (!wantsProfile) return
    if (profiles.dialog.tag === "closed") profiles.openBasic()
    else session.profileAsked()
  }, [wantsProfile, profiles, session])
  const closeTop = useCallback(() => {
    if (alerts.shown !== null) alerts.close()
    else if (offers.step.tag !== "closed") offers.close()
    else if (bundles.isOpen) bundles.close()
    else if (sellers.state.tag !== "closed") sellers.close()
    else if (buyers.state.tag !== "closed") buyers.close()
    else if (profiles.dialog.tag !== "closed") profiles.close()
    else accounts.close()
  }, [accounts, alerts, bundles, buyers, offers, profiles, sellers])
  const isOpen =
    alerts.shown !== null ||
    offers.step.tag !== "closed" ||
    bundles.isOpen ||
    profiles.dialog.tag !== "closed" ||
    buyers.state.tag !== "closed" ||
    sellers.state.tag !== "closed" ||
    accounts.dialog !== "closed"
  const isDialogEntry = useDialogHistory(isOpen, closeTop)
  useArrival(isDialogEntry)
  return (
    <>
      <AskedChat isDialogEntry={isDialogEntry} />
      <AccountDialogsView model={accounts} />
      <ProfileDialogsView model={profiles} />
      <BuyerDialogView model={buyers} />
      <SellerDialogs routes={routes} isDialogEntry={isDialogEntry} />
      <OfferDialog model={offers} />
      <BundleDialog model={bundles} />
      <Chosen />
      <AlertsView model={alerts} />
      <AskedContact />
    </>
  )
})

/** On its way through the steps a choice shows there. */
const Chosen = observer(() => {
  const { profile } = useViewModel(sessionStore)
  const { pathname, search } = useLocation()
  return profile && !isMakeOfferPath(pathname) && <ChoiceBar path={pathname + search} />
})

/** `?contact=message` and `?contact=call` on any page. */
const AskedContact = () => {
  const [params, setParams] = useSearchParams()
  const { house } = useViewModel(Tokens.config)
  const asked = contactAsked(params)
  if (asked === null) return null
  return (
    <Suspense fallback={null}>
      <ContactDialogs
        asked={asked}
        purpose={purposeAsked(params)}
        calendarUrl={house.calendarUrl}
        onClose={() => setParams(withoutContact(params), { replace: true })}
      />
    </Suspense>
  )
}
