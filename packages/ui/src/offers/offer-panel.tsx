import type { AssetView } from "@xl/core/assets"
import { isOfferOver, type OfferHistoryEntry, offerUpb, type OfferView } from "@xl/core/offers"
import { dayOf } from "@xl/core/shared"
import type { ReactNode } from "react"
import { ScreenHead } from "../frame/index.ts"
import {
  Cluster,
  day,
  Drawer,
  Entries,
  Entry,
  GradedMoney,
  IconButton,
  KeyValueGrid,
  money,
  OfferMark,
  offerStatusLabel,
  Panel,
  ScreenTitle,
  Stack,
  Wrap,
} from "../parts/index.ts"
import { ListingChangedNote } from "../changes/listing-changed-note.tsx"
import { OwnNextStep } from "./own-next-step.tsx"
import { FundsNote } from "./funds-note.tsx"
import { OfferAllocation } from "./offer-allocation.tsx"
import { OfferShare, upbLabel } from "./offer-share.tsx"

export interface OfferPanelProps {
  readonly offer: OfferView
  readonly onClose: () => void
  /** Those of its assets that are at hand: a share is of their UPB of now. */
  readonly listings?: ReadonlyArray<AssetView> | undefined
  /** What may be done with it. */
  readonly actions?: ReactNode
  /** For its seller, who writes notes on it; others who may read them see them among the facts. */
  readonly notes?: ReactNode
  /** For the offer's buyer, who is told the next step: in milliseconds since the Unix epoch. */
  readonly now?: number | undefined
}

/** All that there is to know of one offer, at the side of the page: where it stands, terms, every asset with its price, what happened. */
export const OfferPanel = ({ offer, onClose, listings = [], actions, notes, now }: OfferPanelProps) => (
  <Drawer isOpen onClose={onClose} label="Offer details">
    <Wrap>
      <ScreenHead>
        <ScreenTitle as="h2">
          {offer.assets.length > 1 ? `Offer on ${offer.assets.length} assets` : "Offer"}
        </ScreenTitle>
        <IconButton icon="close" label="Close" onPress={onClose} />
      </ScreenHead>
      <Stack $isPage>
        <Cluster>
          <OfferMark status={offer.status} />
          {offer.buyerName}
          <FundsNote fundsMark={offer.fundsMark} />
          <ListingChangedNote offer={offer} />
        </Cluster>
        {now !== undefined && <OwnNextStep offer={offer} now={now} />}
        {actions}
        <KeyValueGrid columns={1} items={facts(offer, listings, Boolean(notes))} />
        {notes}
        <Panel title="Assets" isFlush level={3}>
          <OfferAllocation offer={offer} listings={listings} isTight />
        </Panel>
        <Panel title="History" isFlush level={3}>
          <Entries>
            {offer.offerHistory.map((entry) => (
              <Entry key={`${entry.at} ${entry.to}`} title={offerStatusLabel(entry.to)} meta={metaOf(entry)} />
            ))}
          </Entries>
        </Panel>
      </Stack>
    </Wrap>
  </Drawer>
)

const metaOf = ({ at, trigger }: OfferHistoryEntry): string => `${day(dayOf(at))}, by ${WHO[trigger]}`
const WHO = {
  Admin: "an administrator",
  Bot: "the market",
  Buyer: "the buyer",
  Seller: "the seller",
} as const satisfies Readonly<Record<OfferHistoryEntry["trigger"], string>>

const notesOf = ({ sellerNotes }: OfferView, isNoted: boolean) =>
  sellerNotes && !isNoted ? [{ label: "Seller's notes", value: sellerNotes }] : []

const facts = (offer: OfferView, listings: ReadonlyArray<AssetView>, isNoted: boolean) => {
  const read = offerUpb(offer, listings)
  const { cancelReason, declineReason, fundsApprovalDate, pofSum, terms } = offer
  return [
    {
      label: "Offer price",
      value: <GradedMoney cents={terms.bidPrice} tone="price" isStruck={isOfferOver(offer.status)} />,
    },
    { label: `of ${upbLabel(read)}`, value: <OfferShare price={offer.terms.bidPrice} read={read} /> },
    { label: "Earnest money deposit", value: money(terms.earnestMoneyDeposit) },
    { label: "Due diligence period", value: `${terms.dueDiligencePeriod} days` },
    { label: "Closing", value: `${terms.closing} days` },
    { label: "Notes to the seller", value: terms.notes || undefined },
    ...(pofSum > 0
      ? [
          {
            label: "Approved funds",
            value: [money(pofSum), fundsApprovalDate && day(fundsApprovalDate)].filter(Boolean).join(", "),
          },
        ]
      : []),
    ...((declineReason ?? cancelReason) ? [{ label: "Reason", value: declineReason ?? cancelReason }] : []),
    ...notesOf(offer, isNoted),
  ]
}
