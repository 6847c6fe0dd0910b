import { hasLegalDocuments } from "@xl/core/legal-documents"
import type { OfferView } from "@xl/core/offers"
import { lazy, type ReactNode, Suspense } from "react"

const parts = () => import("./closing-parts.ts")
const ClosingDocumentsPanel = lazy(async () => ({ default: (await parts()).ClosingDocumentsPanel }))
const FailedDocumentsPanel = lazy(async () => ({ default: (await parts()).FailedDocumentsPanel }))

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
