import type { OfferView } from "@xl/core/offers"
import { Suspense, useEffect, useRef } from "react"
import { lazyPart } from "../parts/late/lazy-part.ts"
import { RowsSkeleton } from "../parts/index.ts"

const Content = lazyPart(async () => ({ default: (await import("./deposit-panel.tsx")).DepositPanel }))

interface LateProps {
  readonly offer: OfferView
  /** Called whenever it was read. */
  readonly onRead?: (() => void) | undefined
}

/** The deposit of an offer, fetched when an offer has one to show. */
export const LateDepositPanel = ({ offer, onRead }: LateProps) => (
  <Suspense fallback={<RowsSkeleton label="The deposit is loading" />}>
    <Content offer={offer} onRead={onRead} />
  </Suspense>
)

interface ShownProps {
  readonly offer: OfferView
  /** How many calls came so far: with each more it takes the focus again. */
  readonly call: number
}

/** The same, called for by a press: it takes the focus and comes to the top, so that it is seen and read next. */
export const ShownDeposit = ({ call, offer }: ShownProps) => {
  const place = useRef<HTMLElement>(null)
  const isAwaited = useRef(true)
  const show = () => place.current?.scrollIntoView({ block: "start" })
  useEffect(() => {
    show()
    place.current?.focus({ preventScroll: true })
  }, [call])
  /** Below what is not there yet there was too little page to bring it to the top. Whoever went on meanwhile stays where he is. */
  const showWhole = () => {
    if (isAwaited.current && place.current === document.activeElement) show()
    isAwaited.current = false
  }
  return (
    <section ref={place} tabIndex={-1} aria-label={`Deposit on ${offer.assets.map(({ title }) => title).join(", ")}`}>
      <LateDepositPanel offer={offer} onRead={showWhole} />
    </section>
  )
}
