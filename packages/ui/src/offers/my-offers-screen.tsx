import { isBundle, type OfferView } from "@xl/core/offers"
import { dayOf, type OfferId } from "@xl/core/shared"
import { observer } from "mobx-react-lite"
import { type ReactNode, useMemo, useState } from "react"
import { type Called, calledAgain, ShownDeposit } from "../deposits/index.ts"
import { ScreenHead, Wrap } from "../frame/index.ts"
import {
  actionsColumn,
  Button,
  CellNote,
  type Column,
  day,
  Dialog,
  EmptyState,
  ErrorState,
  GradedMoney,
  isShown,
  LinkButton,
  ListFilters,
  money,
  type Narrowed,
  type Narrowing,
  offerStatusLabel,
  Panel,
  RowsSkeleton,
  ScreenTitle,
  Stack,
  StatusMark,
  Table,
  type Sort,
  useArranged,
  useNarrowed,
} from "../parts/index.ts"
import { useViewModel } from "../view-model/index.ts"
import { bundleDialog } from "../bundles/bundle-dialog-model.ts"
import { type BuyerOffers, buyerOffers } from "./buyer-offers.ts"
import { OfferPanel } from "./offer-panel.tsx"
import { OfferStanding } from "./offer-standing.tsx"
import { findableOffer, isOver, waitsForBuyer } from "./own-offers.ts"
import { nameOf, type OfferActs, OfferRowActions, OwnOfferChanges } from "./offer-row-actions.tsx"

const keyOf = ({ id }: OfferView): string => id

export interface MyOffersScreenProps extends Pick<OfferActs, "talk"> {
  readonly now: () => number
  /** The closings that wait for the buyer, above the list. */
  readonly closings?: ReactNode
  /** Where the page keeps how the list is narrowed. */
  readonly narrowed?: Narrowed
}

/** A buyer's own offers, newest first; those that are over stay, struck. */
export const MyOffersScreen = observer(({ closings, narrowed, now, talk }: MyOffersScreenProps) => {
  const kept = useNarrowed(narrowed)
  const model = useViewModel(buyerOffers)
  const [leaving, setLeaving] = useState<OfferView | null>(null)
  const [paying, setPaying] = useState<Called | null>(null)
  const [shown, setShown] = useState<OfferId | null>(null)
  const bundles = useViewModel(bundleDialog)
  const seen = model.offers.find(({ id }) => id === shown)
  const leads = (go: (offer: OfferView) => Promise<void>) => (offer: OfferView) => {
    setShown(null)
    void go(offer)
  }
  const panelActions = (offer: OfferView) => (
    <OwnOfferChanges offer={offer} onEdit={leads(bundles.edit)} onPrices={leads(bundles.bidAnew)} />
  )
  return (
    <Wrap>
      <ScreenHead>
        <ScreenTitle>Your offers</ScreenTitle>
        <LinkButton href="/buy-commercial-real-estate-loans">Browse loans</LinkButton>
      </ScreenHead>
      <Stack $gap={6}>
        {closings}
        <Offers
          {...kept}
          model={model}
          paying={paying}
          onPay={(id) => setPaying((before) => calledAgain(before, id))}
          onWithdraw={setLeaving}
          onShow={({ id }) => setShown(id)}
          onEdit={(offer) => void bundles.edit(offer)}
          talk={talk}
        />
      </Stack>
      {seen && <OfferPanel offer={seen} onClose={() => setShown(null)} actions={panelActions(seen)} now={now()} />}
      {leaving && (
        <WithdrawDialog
          offer={leaving}
          onClose={() => setLeaving(null)}
          onWithdraw={() => {
            setLeaving(null)
            void model.withdraw(leaving.id, now())
          }}
        />
      )}
    </Wrap>
  )
})

interface OffersProps extends Narrowed, OfferActs {
  readonly model: BuyerOffers
  /** The offer whose deposit is shown. */
  readonly paying: Called | null
}

const Offers = observer(({ model, narrowing, onNarrow, paying, ...acts }: OffersProps) => {
  const { held, offers } = model
  const paid = offers.find(({ id }) => id === paying?.id)
  if (held.tag === "failed")
    return (
      <ErrorState title="Your offers did not load" onRetry={() => void model.load()}>
        {held.said}
      </ErrorState>
    )
  if (offers.length === 0 && held.tag === "loading") return <RowsSkeleton label="Your offers are loading" />
  if (offers.length === 0) {
    return (
      <EmptyState
        title="No offers yet"
        actions={
          <LinkButton kind="primary" href="/buy-commercial-real-estate-loans">
            Browse loans
          </LinkButton>
        }
      >
        What you offer on shows here, with where it stands.
      </EmptyState>
    )
  }
  return (
    <Stack $isPage>
      <Panel isFlush label="Offers">
        <ListFilters
          label="Your offers"
          search="Asset or reason"
          states={[...new Set(offers.map(({ status }) => status))].map((id) => ({ id, label: offerStatusLabel(id) }))}
          mine={offers.filter(waitsForBuyer).length}
          narrowing={narrowing}
          onNarrow={onNarrow}
        />
        <OfferRows offers={offers} narrowing={narrowing} onNarrow={onNarrow} {...acts} />
      </Panel>
      {paid && paying && <ShownDeposit key={paid.id} offer={paid} call={paying.call} />}
    </Stack>
  )
})

interface OfferRowsProps extends OfferActs {
  readonly narrowing: Narrowing
  readonly onNarrow: (narrowing: Narrowing) => void
  readonly offers: ReadonlyArray<OfferView>
}

/** As the gateway gives them until the reader wants another order. By price the bundles stand last: a total is no price of one asset. */
const OfferRows = ({ narrowing, offers, onNarrow, onEdit, onPay, onShow, onWithdraw, talk }: OfferRowsProps) => {
  const shown = useMemo(
    () => columns({ onEdit, onPay, onShow, onWithdraw, talk }),
    [onEdit, onPay, onShow, onWithdraw, talk],
  )
  const rows = useMemo(() => offers.filter((offer) => isShown(narrowing, findableOffer(offer))), [offers, narrowing])
  const { table } = useArranged({ rows, columns: shown, keyOf, sort: narrowing.sort ?? undefined })
  const order = (sort: Sort) => {
    table.onSort?.(sort)
    onNarrow({ ...narrowing, sort })
  }
  return (
    <Table
      label="Your offers"
      {...table}
      onSort={order}
      nameOf={nameOf}
      hrefOf={({ assets }) => `/asset/${assets[0]?.id ?? ""}`}
      isEnded={isOver}
      density="offers"
      linesBelow={900}
      empty={
        <EmptyState title="No offer matches" hasDrawing={false}>
          Look for other words, or choose another state.
        </EmptyState>
      }
    />
  )
}

const TERMS: ReadonlyArray<Column<OfferView>> = [
  { id: "asset", header: "Asset", wraps: true, cell: nameOf },
  { id: "status", header: "Offer", line: 2, wraps: true, cell: (offer) => <OfferStanding offer={offer} /> },
  { id: "sale", header: "Sale", cell: ({ assetStatus }) => <StatusMark status={assetStatus} /> },
  {
    id: "price",
    header: "Offer price",
    align: "end",
    sort: "descending",
    by: (offer) => (isBundle(offer) ? null : offer.terms.bidPrice),
    line: 1,
    cell: (offer) => (
      <>
        <GradedMoney cents={offer.terms.bidPrice} tone="price" isStruck={isOver(offer)} />
        <CellNote>{isBundle(offer) && `total of ${offer.assets.length} assets`}</CellNote>
      </>
    ),
  },
  {
    id: "deposit",
    header: "Deposit",
    align: "end",
    sort: "descending",
    by: ({ terms }) => terms.earnestMoneyDeposit,
    cell: ({ terms }) => <GradedMoney cents={terms.earnestMoneyDeposit} />,
  },
  {
    id: "days",
    header: "DD, closing",
    isExtra: true,
    align: "end",
    cell: ({ terms }) => `${terms.dueDiligencePeriod} d, ${terms.closing} d`,
  },
  {
    id: "date",
    header: "Made",
    isExtra: true,
    align: "end",
    sort: "descending",
    by: ({ creationDate }) => creationDate,
    cell: ({ creationDate }) => day(dayOf(creationDate)),
  },
]

const columns = (acts: OfferActs): ReadonlyArray<Column<OfferView>> => [
  ...TERMS,
  actionsColumn((offer) => <OfferRowActions offer={offer} {...acts} />),
]

interface WithdrawProps {
  readonly offer: OfferView
  readonly onClose: () => void
  readonly onWithdraw: () => void
}

const WithdrawDialog = ({ offer, onClose, onWithdraw }: WithdrawProps) => (
  <Dialog
    isOpen
    role="alertdialog"
    width={440}
    title="Withdraw this offer?"
    context={nameOf(offer)}
    onClose={onClose}
    actions={
      <>
        <Button onPress={onClose}>Keep it</Button>
        <Button kind="danger" onPress={onWithdraw}>{`Withdraw offer, ${money(offer.terms.bidPrice)}`}</Button>
      </>
    }
  >
    <p>The seller sees at once that your offer is withdrawn. While offers are taken you may make another.</p>
    <p>
      {offer.terms.earnestMoneyDeposit > 0
        ? "No earnest money moves by itself: what you have already sent is refunded by an administrator."
        : "You promised no earnest money, so none is due."}
    </p>
  </Dialog>
)
