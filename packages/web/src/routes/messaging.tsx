import { isOfferOver, type OfferView } from "@xl/core/offers"
import { lazy, Suspense } from "react"

const MessageBuyer = lazy(async () => ({ default: (await import("./message-parts.ts")).MessageBuyer }))
const MessageSellerOf = lazy(async () => ({ default: (await import("./message-parts.ts")).MessageSellerOf }))

/** From a buyer's offer to the seller of its first loan. */
export const talkToSeller = ({ assets: [first] }: OfferView) =>
  first && (
    <Suspense fallback={null}>
      <MessageSellerOf asset={first.id} name={first.title} />
    </Suspense>
  )

/** From an offer to its buyer, while there is something to talk about. */
export const talkToBuyer = (offer: OfferView, name: string) =>
  !isOfferOver(offer.status) && (
    <Suspense fallback={null}>
      <MessageBuyer offer={offer} name={name} />
    </Suspense>
  )
