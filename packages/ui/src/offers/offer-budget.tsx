import type { AssetView } from "@xl/core/assets"
import { aggregateFundsWarning, mostBid } from "@xl/core/offers"
import { warningTexts } from "@xl/core/kernel"
import { Cents } from "@xl/core/shared"
import { useViewModel } from "../view-model/index.ts"
import { buyerStart } from "../profile/index.ts"
import { Banner, Button, Cluster, money, Progress, Said, Stack } from "../parts/index.ts"
import { budgetRefusal, isAboveBudget, type OfferBudget } from "./offer-funds.ts"

interface BudgetProps {
  readonly budget: OfferBudget | null
  /** The price as it is typed, in cents. */
  readonly price: number | undefined
}

interface LeaveProps {
  /** Closes what stands before the buyer's profile. */
  readonly onLeave: () => void
  /** Opens it again when the buyer's profile is closed. */
  readonly onReturn?: (() => void) | undefined
}

/** The limit of a price, said before anything is typed: what the funds allow, or ten times what is owed where that is lower. */
export const mayBidText = (budget: OfferBudget | null, assets: ReadonlyArray<AssetView>): string | undefined =>
  budget === null ? undefined : limitText(budget.most, mostBid(assets))

const limitText = (funds: number, owed: number): string =>
  funds <= owed ? `At most ${money(funds)}: your approved funds.` : `At most ${money(owed)}: ten times the UPB.`

const committedText = ({ aggregateFunds, approved, committed, isExpired }: OfferBudget): string => {
  if (isExpired) return warningTexts.fundsExpired
  if (committed === 0) return "No other live offer counts against them."
  const live = `${money(committed)} are in your other live offers`
  if (aggregateFunds === "refuse") return `${live} and cannot be bid again.`
  const left = approved - committed
  return left > 0
    ? `${live}. A price above ${money(left)} exceeds your approved funds together with them: you may send it, and the seller is told.`
    : `${live} and take all of your approved funds: you may send another, and the seller is told.`
}

/** Approved funds of the purchasing entity, and how much of them this price and the other live offers take. */
export const BudgetMeter = ({ budget, price, onLeave, onReturn }: BudgetProps & LeaveProps) => {
  if (budget === null) return null
  const { approved, committed, entity } = budget
  const used = committed + (price ?? 0)
  return (
    <Stack $gap={2}>
      <Progress
        label={entity === null ? "Approved funds" : `Approved funds of ${entity}`}
        value={approved === 0 ? 1 : Math.min(1, used / approved)}
        said={`${money(used)} of ${money(approved)}`}
      />
      <Cluster>
        <Said $isQuiet>{committedText(budget)}</Said>
        {(budget.isExpired || budgetRefusal(budget, price) !== null) && (
          <WayOut budget={budget} onLeave={onLeave} onReturn={onReturn} />
        )}
      </Cluster>
    </Stack>
  )
}

/** What helps a price above the funds; a proof of funds that was sent is waited for. */
const WayOut = ({ budget, ...leave }: { readonly budget: OfferBudget } & LeaveProps) =>
  budget.isUnderReview ? (
    <Said>Your new proof of funds is under review. Once it is approved, you may bid up to its amount.</Said>
  ) : (
    <RenewFunds {...leave} />
  )

/** Said before an offer is sent that exceeds the approved funds together with the others. */
export const BudgetWarning = ({ budget, price }: BudgetProps) =>
  isAboveBudget(budget, price) && Cents.is(price) ? (
    <Banner tone="warn">{aggregateFundsWarning({ ...budget, price })}</Banner>
  ) : null

/** Opens the buyer's profile at the proof of funds. */
export const RenewFunds = ({ onLeave, onReturn }: Partial<LeaveProps>) => {
  const buying = useViewModel(buyerStart)
  const renew = () => {
    onLeave?.()
    buying.start(false, onReturn)
  }
  return (
    <Button size="small" onPress={renew}>
      Renew proof of funds
    </Button>
  )
}
