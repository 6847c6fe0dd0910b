import { isMakeOfferPath } from "@xl/core/offers"
import { BundleDialog, bundleDialog, ChoiceBar } from "@xl/ui/bundles"
import { OfferDialog, offerDialog } from "@xl/ui/offers"
import { sessionStore } from "@xl/ui/session"
import { useViewModel } from "@xl/ui/view-model"
import { observer } from "mobx-react-lite"
import { useLayoutEffect } from "react"
import { useLocation } from "react-router-dom"
import "./bundle-stores.ts"

/** A dialog that is open, by the way to close it; null is none. */
export type Closing = { readonly close: () => void } | null

interface TradeDialogsProps {
  /** Told which dialog is open. */
  readonly onOpen: (dialog: Closing) => void
}

/** The dialogs of an offer, on one asset or several, and what was chosen for one. */
export const TradeDialogs = observer(({ onOpen }: TradeDialogsProps) => {
  const offers = useViewModel(offerDialog)
  const bundles = useViewModel(bundleDialog)
  const isOffer = offers.step.tag !== "closed"
  const isBundle = bundles.isOpen
  useLayoutEffect(() => {
    onOpen(isOffer ? { close: offers.close } : isBundle ? { close: bundles.close } : null)
  }, [onOpen, isOffer, isBundle, offers, bundles])
  return (
    <>
      <OfferDialog model={offers} />
      <BundleDialog model={bundles} />
      <Chosen />
    </>
  )
})

/** On its way through the steps a choice shows there. */
const Chosen = observer(() => {
  const { profile } = useViewModel(sessionStore)
  const { pathname, search } = useLocation()
  return profile && !isMakeOfferPath(pathname) && <ChoiceBar path={pathname + search} />
})
