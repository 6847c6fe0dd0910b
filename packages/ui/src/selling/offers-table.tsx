import { isOfferOver, type OfferView, priceShare } from "@xl/core/offers"
import { dayOf } from "@xl/core/shared"
import { observer } from "mobx-react-lite"
import { type ReactNode, useMemo, useState } from "react"
import { OfferPanel } from "../offers/offer-panel.tsx"
import {
  Aside,
  Button,
  Cluster,
  type Column,
  day,
  GradedMoney,
  LevelBar,
  OfferMark,
  percent,
  Table,
  useArranged,
} from "../parts/index.ts"
import { type AssetOverviewModel, MOST_COMPARED } from "./asset-overview-model.ts"
import { whoBids } from "./who-bids.ts"

interface Props {
  readonly model: AssetOverviewModel
  /** The way to the buyer of an offer. */
  readonly talk?: ((offer: OfferView, name: string) => ReactNode) | undefined
}

const isOver = ({ status }: OfferView): boolean => isOfferOver(status)

const keyOf = ({ id }: OfferView): string => id
const HIGHEST_FIRST = { column: "price", direction: "descending" } as const

/** Bids on one asset side by side, all bars on the same scale: par is the unpaid principal. */
export const OffersTable = observer(({ model, talk }: Props) => {
  const [seen, setSeen] = useState<OfferView | null>(null)
  const shown = useMemo(() => columns(model, setSeen, talk), [model, talk])
  const { table } = useArranged({ rows: model.offers, columns: shown, keyOf, sort: HIGHEST_FIRST })
  return (
    <>
      <Table
        label="Offers on this asset"
        density="offers"
        {...table}
        nameOf={whoBids}
        isEnded={isOver}
        selection={{
          keys: model.chosen,
          onChange: model.choose,
          isOut: (key) => model.active.every(({ id }) => id !== key),
        }}
        footer={
          model.chosen.size > MOST_COMPARED
            ? `The ${MOST_COMPARED} highest of the ${model.chosen.size} selected offers are compared below.`
            : "Select offers to compare their terms side by side."
        }
      />
      {seen && <OfferPanel offer={seen} onClose={() => setSeen(null)} />}
    </>
  )
})

const columns = (
  model: AssetOverviewModel,
  onShow: (offer: OfferView) => void,
  talk: Props["talk"],
): ReadonlyArray<Column<OfferView>> => [
  ...TERMS,
  {
    id: "actions",
    header: "Actions",
    isHeaderHidden: true,
    align: "end",
    cell: (offer) => <Answers model={model} offer={offer} onShow={onShow} talk={talk} />,
  },
]

const Funds = ({ fundsApprovalDate, pofSum }: OfferView) => (
  <>
    <GradedMoney cents={pofSum} />
    {fundsApprovalDate && <Aside>, {day(fundsApprovalDate)}</Aside>}
  </>
)

const TERMS: ReadonlyArray<Column<OfferView>> = [
  { id: "buyer", header: "Buyer", cell: whoBids },
  { id: "status", header: "Offer", line: 2, cell: ({ status }) => <OfferMark status={status} /> },
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
    id: "share",
    header: "of UPB",
    align: "end",
    sort: "descending",
    by: priceShare,
    cell: (offer) => percent(priceShare(offer)),
  },
  {
    id: "bar",
    header: "Against par",
    width: "140px",
    line: 0,
    cell: (offer) => (
      <LevelBar
        debt={1_000_000}
        price={priceShare(offer)}
        label={`${percent(priceShare(offer))} of unpaid principal`}
      />
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
    align: "end",
    sort: "ascending",
    by: ({ terms }) => terms.dueDiligencePeriod + terms.closing,
    cell: ({ terms }) => `${terms.dueDiligencePeriod} d, ${terms.closing} d`,
  },
  {
    id: "funds",
    header: "Approved funds",
    align: "end",
    sort: "descending",
    by: ({ pofSum }) => pofSum,
    cell: Funds,
  },
  { id: "note", header: "Notes", line: 0, cell: ({ declineReason, terms }) => declineReason ?? terms.notes },
]

interface AnswersProps extends Props {
  readonly offer: OfferView
  readonly onShow: (offer: OfferView) => void
}

const Answers = observer(({ model, offer, onShow, talk }: AnswersProps) => {
  const answers = model.answersTo(offer)
  const name = `${whoBids(offer)}, made ${day(dayOf(offer.creationDate))}`
  return (
    <Cluster $isLine>
      <Button size="small" kind="quiet" aria-label={`Details of ${name}`} onPress={() => onShow(offer)}>
        Details
      </Button>
      {talk?.(offer, name)}
      {offer.deposit.value > 0 && (
        <Button size="small" kind="quiet" aria-label={`Deposit of ${name}`} onPress={() => model.showDeposit(offer.id)}>
          Deposit
        </Button>
      )}
      {answers.includes("select") && (
        <Button
          size="small"
          kind="primary"
          aria-label={`Select ${name} as winner`}
          onPress={() => model.ask({ tag: "select", offer })}
        >
          Select winner
        </Button>
      )}
      {answers.includes("selectForBestAndFinal") && (
        <Button
          size="small"
          aria-label={`Select ${name} for best and final`}
          onPress={() => model.ask({ tag: "selectForBestAndFinal", offer })}
        >
          Best and final
        </Button>
      )}
      {answers.includes("decline") && (
        <Button
          size="small"
          kind="quiet"
          aria-label={`Decline ${name}`}
          onPress={() => model.ask({ tag: "decline", offer })}
        >
          Decline
        </Button>
      )}
    </Cluster>
  )
})
