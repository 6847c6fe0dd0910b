import type { OfferView } from "@xl/core/offers"
import { lazy, Suspense, useEffect, useRef } from "react"
import { RowsSkeleton } from "../parts/index.ts"

const Content = lazy(async () => ({ default: (await import("./deposit-panel.tsx")).DepositPanel }))

/** The deposit of an offer, fetched when an offer has one to show. */
export const LateDepositPanel = ({ offer }: { readonly offer: OfferView }) => (
  <Suspense fallback={<RowsSkeleton label="The deposit is loading" />}>
    <Content offer={offer} />
  </Suspense>
)

/** The same, called for by a press: it takes the focus, so that it is seen and read next. */
export const ShownDeposit = ({ offer }: { readonly offer: OfferView }) => {
  const place = useRef<HTMLElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <section ref={place} tabIndex={-1} aria-label={`Deposit on ${offer.assets.map(({ title }) => title).join(", ")}`}>
      <LateDepositPanel offer={offer} />
    </section>
  )
}
