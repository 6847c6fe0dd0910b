import { hasLegalDocuments } from "@xl/core/legal-documents"
import type { ClosingParty, OfferView } from "@xl/core/offers"
import { lazyPart } from "@xl/ui/parts"
import { useViewModel } from "@xl/ui/view-model"
import { type ReactNode, Suspense } from "react"
import { Tokens } from "../composition/index.ts"
import { useMinute } from "./minute.ts"

const parts = () => import("./closing-parts.ts")
const ClosingDocumentsPanel = lazyPart(async () => ({ default: (await parts()).ClosingDocumentsPanel }))
const ClosingListPanel = lazyPart(async () => ({ default: (await parts()).ClosingListPanel }))
const FailedDocumentsPanel = lazyPart(async () => ({ default: (await parts()).FailedDocumentsPanel }))

/** The documents of an offer's closing, once it has come so far; fetched for those alone who have one. */
export const closingOf = (offer: OfferView): ReactNode => shown(offer, false)

/** The same as a part of the panel in which the own offer stands. */
export const closingInside = (offer: OfferView): ReactNode => shown(offer, true)

const shown = (offer: OfferView, isInside: boolean): ReactNode =>
  hasLegalDocuments(offer) && (
    <Suspense fallback={null}>
      <ClosingDocumentsPanel offer={offer} isInside={isInside} />
    </Suspense>
  )

/** What could not be made of the own assets' documents. */
export const failedDocuments = (
  <Suspense fallback={null}>
    <FailedDocumentsPanel />
  </Suspense>
)

/** The closings that wait for the reader as buyer or seller. */
const Closings = ({ party }: { readonly party: ClosingParty }) => {
  const now = useMinute(useViewModel(Tokens.now))
  return (
    <Suspense fallback={null}>
      <ClosingListPanel party={party} now={now} />
    </Suspense>
  )
}
export const closingsFor = (party: ClosingParty): ReactNode => <Closings party={party} />
