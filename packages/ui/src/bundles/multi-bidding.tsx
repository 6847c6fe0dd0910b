import { depositPercent } from "@xl/core/offers"
import { observer } from "mobx-react-lite"
import { BudgetMeter, BudgetWarning, mayBidText } from "../offers/offer-budget.tsx"
import { budgetRefusal } from "../offers/offer-funds.ts"
import { RefusalBanner } from "../offers/refusal-banner.tsx"
import { Button, Dialog, KeyValueGrid, money, Said, Stack } from "../parts/index.ts"
import type { BundleDialogModel } from "./bundle-dialog-model.ts"
import { BundlePrices } from "./bundle-prices.tsx"
import { shareText } from "./bundle-terms.tsx"

/** Multi bidding: another price for each asset of an offer at once. The total is their sum, the other terms stay. */
export const MultiBidding = observer(({ model }: { readonly model: BundleDialogModel }) => {
  const { draft, editing } = model
  return (
    <Dialog
      isOpen
      width={1019}
      title="Multi bidding"
      context={`${draft.assets.length} assets of one seller`}
      onClose={model.close}
      onSubmit={model.send}
      note={
        model.isRevising
          ? "The seller sees the new prices at once. Deposit, periods and notes stay as they are."
          : "The seller sees your offer at once."
      }
      actions={
        <>
          <Button onPress={model.close}>Cancel</Button>
          <Button kind="primary" size="large" type="submit" isPending={model.isSending}>
            {`${model.isRevising ? "Send prices" : "Send offer"}, ${money(draft.allocated)}`}
          </Button>
        </>
      }
    >
      <Stack $gap={5}>
        <Refusal model={model} />
        <BudgetMeter budget={draft.budget} price={draft.allocated} onLeave={model.leave} onReturn={model.resume} />
        <Said>{mayBidText(draft.budget, draft.assets)}</Said>
        <BudgetWarning budget={draft.budget} price={draft.allocated} />
        <BundlePrices draft={draft} isTotal />
        <KeyValueGrid
          items={[
            { label: "Total offer price before", value: editing ? money(editing.terms.bidPrice) : undefined },
            {
              label: "Earnest money deposit",
              value: [money(draft.form.earnestMoneyDeposit ?? 0), shareText(shareBefore(model), "price before")]
                .filter(Boolean)
                .join(", "),
            },
          ]}
        />
      </Stack>
    </Dialog>
  )
})

/** The deposit as percent of the price that stands, whatever is typed. */
const shareBefore = ({ draft, editing }: BundleDialogModel): number | null =>
  editing === null ? null : depositPercent(draft.form.earnestMoneyDeposit ?? 0, editing.terms.bidPrice)

/** What was refused, by the gateway or before it is asked. */
const Refusal = observer(({ model }: { readonly model: BundleDialogModel }) => {
  const { draft, leave, refusal, resume, unsigned } = model
  const short = budgetRefusal(draft.budget, draft.allocated)
  const text = refusal ?? short ?? draft.errors.bidPrice ?? draft.errors.earnestMoneyDeposit
  return text === undefined ? null : (
    <RefusalBanner
      said={text}
      unsigned={refusal === null ? null : unsigned}
      isShortOfFunds={refusal !== null && model.isShortOfFunds}
      onLeave={leave}
      onReturn={resume}
    />
  )
})
