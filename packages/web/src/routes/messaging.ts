import { isOfferOver, type OfferView } from "@xl/core/offers"
import { ViewModels } from "@xl/ui/view-model"
import { useContext, useMemo } from "react"

/** Ways into a conversation from the rows of offers; the chat is fetched when the first is taken. */
export const useTalks = () => {
  const resolve = useContext(ViewModels)
  return useMemo(() => {
    const start = async () => resolve((await import("./message-parts.ts")).chatStart)
    return {
      /** From a buyer's offer to the seller of its first loan. */
      withSeller: ({ assets: [first] }: OfferView) =>
        first && (() => void start().then((chat) => chat.withSeller(first.id))),
      /** From an offer to its buyer, while there is something to talk about. */
      withBuyer: (offer: OfferView) =>
        isOfferOver(offer.status) ? undefined : () => void start().then((chat) => chat.withBuyer(offer)),
    }
  }, [resolve])
}
