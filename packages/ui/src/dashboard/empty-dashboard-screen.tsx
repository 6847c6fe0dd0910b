import type { Profile } from "@xl/core/profiles"
import { observer } from "mobx-react-lite"
import type { ReactNode } from "react"
import { Wrap } from "../frame/index.ts"
import { Button, EmptyState, LinkButton } from "../parts/index.ts"
import { buyerStart } from "../profile/index.ts"
import { sessionStore } from "../session/index.ts"
import { useViewModel } from "../view-model/index.ts"

const LISTING = "/buy-commercial-real-estate-loans"
const SELLING = "/loan-sales"

/** The dashboard of somebody who has nothing to manage yet: what it will hold, and the ways there. */
export const EmptyDashboardScreen = observer(() => {
  const session = useViewModel(sessionStore)
  const buying = useViewModel(buyerStart)
  const { buyer, seller } = session.flags
  const canAsk = !buyer && !isUnderReview(session.profile)
  const ways: ReadonlyArray<ReactNode> = [
    <LinkButton key="browse" kind="primary" href={LISTING}>
      Browse loans
    </LinkButton>,
    ...(!canAsk
      ? []
      : [
          <Button key="buy" onPress={() => buying.start(false)}>
            Become a Buyer
          </Button>,
        ]),
    <LinkButton key="sell" href={SELLING}>
      {seller ? "How a sale goes" : "Sell a loan"}
    </LinkButton>,
  ]
  return (
    <Wrap>
      <EmptyState title={seller && !buyer ? "No loan listed yet" : "Nothing here yet"} level={1} actions={<>{ways}</>}>
        {wordsFor({ buyer, seller, canAsk })}
      </EmptyState>
    </Wrap>
  )
})

const UNDER_REVIEW =
  "Your request for the Buyer role is under review. You will hear from us by e-mail, and can make offers once it is approved."

const isUnderReview = (profile: Profile | null): boolean => profile?.buyerUnderReview ?? false

interface Standing {
  readonly buyer: boolean
  readonly seller: boolean
  /** Neither a buyer nor waiting to become one. */
  readonly canAsk: boolean
}

const wordsFor = ({ buyer, canAsk, seller }: Standing): string => {
  if (!buyer && !canAsk) return UNDER_REVIEW
  if (seller && buyer) return "The loans that you list and the offers that you make show here, with what is due next."
  if (seller) return "The loans that you list show here, with their offers and what is due next."
  if (buyer) return "The offers that you make show here, with where each sale stands and what is due next."
  return "Offers need the Buyer role: complete your profile and show proof of funds. An administrator looks at it."
}
