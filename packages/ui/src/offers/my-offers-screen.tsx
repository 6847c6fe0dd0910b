import { isOfferOver, type OfferView } from "@xl/core/offers"
import { dayOf, type OfferId } from "@xl/core/shared"
import { observer } from "mobx-react-lite"
import { useMemo, useState } from "react"
import { type Called, calledAgain, ShownDeposit } from "../deposits/index.ts"
import { ScreenHead, Wrap } from "../frame/index.ts"
import {
  Button,
  type Column,
  Cut,
  day,
  Dialog,
  EmptyState,
  ErrorState,
  GradedMoney,
  LinkButton,
  money,
  NONE,
  None,
  OfferMark,
  Panel,
  RowsSkeleton,
  ScreenTitle,
  Stack,
  StatusMark,
  Table,
  useArranged,
} from "../parts/index.ts"
import { useViewModel } from "../view-model/index.ts"
import { bundleDialog } from "../bundles/bundle-dialog-model.ts"
import { type BuyerOffers, buyerOffers } from "./buyer-offers.ts"
import { OfferPanel } from "./offer-panel.tsx"
import { nameOf, type OfferActs, OfferRowActions, OwnOfferChanges } from "./offer-row-actions.tsx"

const isOver = ({ status }: OfferView): boolean => isOfferOver(status)
const keyOf = ({ id }: OfferView): string => id

export interface MyOffersScreenProps extends Pick<OfferActs, "talk"> {
  readonly now: () => number
}

/** A buyer's own offers, newest first; those that are over stay, struck. */
export const MyOffersScreen = observer(({ now, talk }: MyOffersScreenProps) => {
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
      <Offers
        model={model}
        paying={paying}
        onPay={(id) => setPaying((before) => calledAgain(before, id))}
        onWithdraw={setLeaving}
        onShow={({ id }) => setShown(id)}
        onEdit={(offer) => void bundles.edit(offer)}
        talk={talk}
      />
      {seen && <OfferPanel offer={seen} onClose={() => setShown(null)} actions={panelActions(seen)} />}
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

interface OffersProps extends OfferActs {
  readonly model: BuyerOffers
  /** The offer whose deposit is shown. */
  readonly paying: Called | null
}

const Offers = observer(({ model, paying, ...acts }: OffersProps) => {
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
        <OfferRows offers={offers} {...acts} />
      </Panel>
      {paid && paying && <ShownDeposit key={paid.id} offer={paid} call={paying.call} />}
    </Stack>
  )
})

interface OfferRowsProps extends OfferActs {
  readonly offers: ReadonlyArray<OfferView>
}

/** As the gateway gives them until the reader wants another order. */
const OfferRows = ({ offers, onEdit, onPay, onShow, onWithdraw, talk }: OfferRowsProps) => {
  const shown = useMemo(
    () => columns({ onEdit, onPay, onShow, onWithdraw, talk }),
    [onEdit, onPay, onShow, onWithdraw, talk],
  )
  const { table } = useArranged({ rows: offers, columns: shown, keyOf })
  return (
    <Table
      label="Your offers"
      {...table}
      nameOf={nameOf}
      hrefOf={({ assets }) => `/asset/${assets[0]?.id ?? ""}`}
      isEnded={isOver}
      density="offers"
    />
  )
}

/** Cut short in the table; the whole of it shows where one points. */
const Reason = ({ cancelReason, declineReason }: OfferView) => {
  const reason = declineReason ?? cancelReason ?? ""
  if (reason === "") return <None>{NONE}</None>
  return (
    <Cut $most={150} title={reason}>
      {reason}
    </Cut>
  )
}

const TERMS: ReadonlyArray<Column<OfferView>> = [
  { id: "asset", header: "Asset", cell: (offer) => <Cut title={nameOf(offer)}>{nameOf(offer)}</Cut> },
  { id: "status", header: "Offer", line: 2, cell: ({ status }) => <OfferMark status={status} /> },
  { id: "sale", header: "Sale", cell: ({ assetStatus }) => <StatusMark status={assetStatus} /> },
  {
    id: "price",
    header: "Offer price",
    align: "end",
    sort: "descending",
    by: ({ terms }) => terms.bidPrice,
    line: 1,
    cell: (offer) => <GradedMoney cents={offer.terms.bidPrice} tone="price" isStruck={isOver(offer)} />,
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
    align: "end",
    cell: ({ terms }) => `${terms.dueDiligencePeriod} d, ${terms.closing} d`,
  },
  {
    id: "date",
    header: "Made",
    align: "end",
    sort: "descending",
    by: ({ creationDate }) => creationDate,
    cell: ({ creationDate }) => day(dayOf(creationDate)),
  },
  { id: "note", header: "Reason", cell: Reason },
]

const columns = (acts: OfferActs): ReadonlyArray<Column<OfferView>> => [
  ...TERMS,
  {
    id: "actions",
    header: "Actions",
    isHeaderHidden: true,
    align: "end",
    cell: (offer) => <OfferRowActions offer={offer} {...acts} />,
  },
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
