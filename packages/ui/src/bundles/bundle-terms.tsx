import { observer } from "mobx-react-lite"
import { BudgetMeter, mayBidText } from "../offers/offer-budget.tsx"
import { money, MoneyField, NumberField, Pair, percent, Stack, TextArea } from "../parts/index.ts"
import type { BundleDraft } from "./bundle-draft.ts"

export const shareText = (percentage: number | null, of: string): string | undefined =>
  percentage === null ? undefined : `${percent(Math.round(percentage * 10_000), 2)} of ${of}`

interface Props {
  readonly draft: BundleDraft
  /** Begins in the first field, as a dialog does. */
  readonly isFirst?: boolean | undefined
  /** On the way to a new proof of funds. */
  readonly onLeave?: (() => void) | undefined
  /** When the proof of funds was sent, or closed without. */
  readonly onReturn?: (() => void) | undefined
}

/** The terms of an offer, the two percentages beside the amounts that they follow from. */
export const BundleTerms = observer(({ draft, isFirst = false, onLeave = () => undefined, onReturn }: Props) => (
  <Stack>
    <BudgetMeter budget={draft.budget} price={draft.form.bidPrice} onLeave={onLeave} onReturn={onReturn} />
    <Pair>
      <MoneyField
        label={draft.isBundle ? "Total offer price" : "Offer price"}
        size="large"
        autoFocus={isFirst}
        cents={draft.form.bidPrice}
        onChange={(bidPrice) => draft.type({ bidPrice })}
        after={shareText(draft.priceShare, draft.isBundle ? "total UPB" : "UPB")}
        helper={mayBidText(draft.budget, draft.assets)}
        error={draft.priceError}
      />
      <MoneyField
        label="Earnest money deposit"
        size="large"
        cents={draft.form.earnestMoneyDeposit}
        onChange={(earnestMoneyDeposit) => draft.type({ earnestMoneyDeposit })}
        after={shareText(draft.depositShare, "price")}
        helper={draft.leastDeposit > 0 ? `At least ${money(draft.leastDeposit)}` : undefined}
        error={draft.errors.earnestMoneyDeposit}
      />
    </Pair>
    <Pair $isShort>
      <NumberField
        label="Due diligence period"
        size="large"
        after="days"
        value={draft.form.dueDiligencePeriod}
        onChange={(dueDiligencePeriod) => draft.type({ dueDiligencePeriod })}
        error={draft.errors.dueDiligencePeriod}
      />
      <NumberField
        label="Closing"
        size="large"
        after="days"
        value={draft.form.closing}
        onChange={(closing) => draft.type({ closing })}
        error={draft.errors.closing}
      />
    </Pair>
    <TextArea
      label="Notes to the seller"
      isOptional
      value={draft.form.notes}
      onChange={(notes) => draft.type({ notes })}
    />
  </Stack>
))
