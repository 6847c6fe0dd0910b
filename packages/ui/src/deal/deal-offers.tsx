import type { DealBidder, DealView } from "@xl/core/deals"
import { isActiveOffer, isOfferOver, type OfferView } from "@xl/core/offers"
import { dayOf } from "@xl/core/shared"
import { useState } from "react"
import { FundsNote } from "../offers/funds-note.tsx"
import { OfferPanel } from "../offers/offer-panel.tsx"
import {
  actionsColumn,
  Aside,
  type Column,
  day,
  DayText,
  EmptyState,
  GradedMoney,
  OfferMark,
  Panel,
  RowActions,
  Table,
  Tag,
} from "../parts/index.ts"
import { whoBids } from "../selling/who-bids.ts"
import { offerCommands } from "./deal-command.ts"
import type { DealModel } from "./deal-model.ts"

interface Props {
  readonly deal: DealView
  readonly model: DealModel
}

const isOver = ({ status }: OfferView): boolean => isOfferOver(status)

const bidderOf = ({ bidders }: DealView, { id }: OfferView): DealBidder | undefined =>
  bidders.find(({ offerIds }) => offerIds.includes(id))

/** How the offer stands against the funds approved today. */
const Funds = ({ bidder, offer }: { readonly bidder: DealBidder | undefined; readonly offer: OfferView }) => {
  if (bidder === undefined || !isActiveOffer(offer.status)) return null
  if (!bidder.isApproved) return <Tag tone="bad">Not approved</Tag>
  return offer.fundsMark === "covered" ? <Tag tone="ok">Covered</Tag> : <FundsNote fundsMark={offer.fundsMark} />
}

const reasonOf = ({ cancelReason, declineReason, terms }: OfferView): string =>
  cancelReason ?? declineReason ?? terms.notes

/** Every offer that reached the seller, with what an administrator can do about it. */
export const DealOffers = ({ deal, model }: Props) => {
  const [seen, setSeen] = useState<OfferView | null>(null)
  const { offers } = deal
  return (
    <Panel
      title="Offers"
      end={`${offers.filter(({ status }) => isActiveOffer(status)).length} active of ${offers.length}`}
      isFlush
    >
      {offers.length === 0 ? (
        <EmptyState title="No offers yet" hasDrawing={false}>
          Offers appear here once buyers send them.
        </EmptyState>
      ) : (
        <Table
          label="Offers"
          density="offers"
          rows={offers}
          columns={columns({ deal, model }, setSeen)}
          keyOf={({ id }) => id}
          nameOf={whoBids}
          isEnded={isOver}
        />
      )}
      {seen && <OfferPanel offer={seen} listings={[deal.asset]} onClose={() => setSeen(null)} />}
    </Panel>
  )
}

const columns = ({ deal, model }: Props, onShow: (offer: OfferView) => void): ReadonlyArray<Column<OfferView>> => [
  { id: "buyer", header: "Buyer", line: 1, cell: whoBids },
  { id: "status", header: "Status", line: 2, cell: ({ status }) => <OfferMark status={status} /> },
  {
    id: "price",
    header: "Price",
    align: "end",
    line: 1,
    cell: (offer) => <GradedMoney cents={offer.terms.bidPrice} tone="price" isStruck={isOver(offer)} />,
  },
  {
    id: "days",
    header: "DD, closing",
    align: "end",
    line: 3,
    cell: ({ terms }) => `${terms.dueDiligencePeriod} d, ${terms.closing} d`,
  },
  {
    id: "sent",
    header: "Sent",
    align: "end",
    line: 3,
    cell: ({ publishedDate }) => <DayText day={publishedDate === null ? undefined : dayOf(publishedDate)} />,
  },
  {
    id: "funds",
    header: "Funds",
    line: 2,
    cell: (offer) => <Funds offer={offer} bidder={bidderOf(deal, offer)} />,
  },
  { id: "note", header: "Reason or note", line: 0, wraps: true, cell: (offer) => <Aside>{reasonOf(offer)}</Aside> },
  actionsColumn((offer) => <OfferMenu deal={deal} offer={offer} model={model} onShow={onShow} />),
]

const LABELS = { cancel: "Cancel offer", reactivate: "Reactivate offer" } as const

interface MenuProps {
  readonly deal: DealView
  readonly offer: OfferView
  readonly model: DealModel
  readonly onShow: (offer: OfferView) => void
}

const OfferMenu = ({ deal, model, offer, onShow }: MenuProps) => (
  <RowActions
    name={`${whoBids(offer)}, sent ${day(dayOf(offer.publishedDate ?? offer.creationDate))}`}
    more={[
      { id: "details", label: "Details", onAction: () => onShow(offer) },
      ...(offer.deposit.value > 0
        ? [{ id: "deposit", label: "Deposit", onAction: () => model.showDeposit(offer.id) }]
        : []),
      ...offerCommands(deal, offer).map((tag) => ({
        id: tag,
        label: LABELS[tag],
        isDanger: tag === "cancel",
        startsGroup: true,
        onAction: () => model.ask({ tag, offer }),
      })),
    ]}
  />
)
