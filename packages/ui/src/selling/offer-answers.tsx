import type { OfferView } from "@xl/core/offers"
import { dayOf } from "@xl/core/shared"
import { observer } from "mobx-react-lite"
import { day, type MenuEntry, type RowAction, RowActions } from "../parts/index.ts"
import type { AssetOverviewModel } from "./asset-overview-model.ts"
import { whoBids } from "./who-bids.ts"

/** Opens the conversation with the buyer of an offer; nothing where there is none to open. */
export type Talk = (offer: OfferView) => (() => void) | undefined

export interface OfferAnswersProps {
  readonly model: AssetOverviewModel
  readonly offer: OfferView
  readonly onShow: (offer: OfferView) => void
  readonly talk?: Talk | undefined
}

const LABELS = { select: "Select winner", selectForBestAndFinal: "Best and final", decline: "Decline" } as const

/** What a seller may do with an offer: the answer that moves the sale as a button, all else in a menu. */
export const OfferAnswers = observer(({ model, offer, onShow, talk }: OfferAnswersProps) => {
  const answers = model
    .answersTo(offer)
    .map((tag) => ({ id: tag, label: LABELS[tag], onAction: () => model.ask({ tag, offer }) }))
  const [primary, others] = split(answers)
  const message = talk?.(offer)
  return (
    <RowActions
      name={`${whoBids(offer)}, made ${day(dayOf(offer.creationDate))}`}
      primary={primary}
      more={[
        { id: "details", label: "Details", onAction: () => onShow(offer) },
        ...(message ? [{ id: "message", label: "Message the buyer", onAction: message }] : []),
        ...(offer.deposit.value > 0
          ? [{ id: "deposit", label: "Deposit", onAction: () => model.showDeposit(offer.id) }]
          : []),
        ...others,
      ]}
    />
  )
})

/** The first answer that is not a refusal, and the others; declining stands last, apart. */
const split = (answers: readonly MenuEntry[]): readonly [RowAction | undefined, readonly MenuEntry[]] => {
  const primary = answers.find(({ id }) => id !== "decline")
  const others = answers.filter((answer) => answer !== primary)
  return [primary, others.map((one) => (one.id === "decline" ? { ...one, isDanger: true, startsGroup: true } : one))]
}
