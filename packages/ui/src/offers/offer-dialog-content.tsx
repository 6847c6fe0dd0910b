import { type AssetView, titleOf } from "@xl/core/assets"
import { warningTexts } from "@xl/core/kernel"
import { observer } from "mobx-react-lite"
import { Elevation } from "../asset/index.ts"
import {
  Banner,
  Button,
  Dialog,
  KeyValueGrid,
  money,
  MoneyField,
  NumberField,
  Pair,
  percent,
  Said,
  Stack,
  TextArea,
} from "../parts/index.ts"
import { BudgetMeter, BudgetWarning, mayBidText } from "./offer-budget.tsx"
import { RefusalBanner } from "./refusal-banner.tsx"
import { bidLevels } from "./bid-levels.ts"
import type { OfferDialogModel } from "./offer-dialog-model.ts"

interface Props {
  readonly model: OfferDialogModel
}

const share = (percentage: number | null, of: string): string | undefined =>
  percentage === null ? undefined : `${percent(Math.round(percentage * 10_000))} of ${of}`

/** The single-asset offer: terms beside a drawing that answers each keystroke, then a review that says what happens next. */
export const OfferDialogContent = observer(({ model }: Props) => {
  const { step } = model
  if (step.tag === "closed") return null
  const isTerms = step.tag === "terms"
  return (
    <Dialog
      isOpen
      onClose={model.close}
      title={model.isRevising ? "Edit offer" : "Make an offer"}
      context={titleOf(step.asset)}
      width={848}
      onSubmit={isTerms ? model.review : model.send}
      aside={<Drawing model={model} asset={step.asset} />}
      note={
        isTerms ? "Nothing is sent yet." : "The seller sees your offer at once. You may withdraw it until it is chosen."
      }
      actions={<Actions model={model} />}
    >
      {model.refusal !== null && (
        <RefusalBanner
          said={model.refusal}
          unsigned={model.unsigned}
          isShortOfFunds={model.isShortOfFunds}
          onLeave={model.leave}
          onReturn={model.resume}
        />
      )}
      {isTerms ? <Terms model={model} /> : <Review model={model} />}
    </Dialog>
  )
})

/** The button that moves money says how much. */
const Actions = observer(({ model }: Props) => {
  const { bidPrice } = model.form
  const price = bidPrice === undefined ? "" : `, ${money(bidPrice)}`
  if (model.step.tag === "terms") {
    return (
      <>
        <Button onPress={model.close}>Cancel</Button>
        <Button kind="primary" size="large" type="submit">{`Review offer${price}`}</Button>
      </>
    )
  }
  return (
    <>
      <Button key="back" autoFocus onPress={model.back}>
        Back
      </Button>
      <Button kind="primary" size="large" type="submit" isPending={model.step.tag === "sending"}>
        {`Send offer${price}`}
      </Button>
    </>
  )
})

const Terms = observer(({ model }: Props) => (
  <Stack>
    <BudgetMeter budget={model.budget} price={model.form.bidPrice} onLeave={model.leave} onReturn={model.resume} />
    <MoneyField
      label="Offer price"
      size="large"
      autoFocus
      cents={model.form.bidPrice}
      onChange={(bidPrice) => model.type({ bidPrice })}
      after={share(model.priceShare, "UPB")}
      helper={mayBidText(model.budget, model.asset === null ? [] : [model.asset])}
      error={model.priceError}
    />
    <MoneyField
      label="Earnest money deposit"
      size="large"
      cents={model.form.earnestMoneyDeposit}
      onChange={(earnestMoneyDeposit) => model.type({ earnestMoneyDeposit })}
      after={share(model.depositShare, "price")}
      helper={model.leastDeposit > 0 ? `At least ${money(model.leastDeposit)}` : undefined}
      error={model.errors.earnestMoneyDeposit}
    />
    <Pair $isShort>
      <NumberField
        label="Due diligence period"
        size="large"
        after="days"
        value={model.form.dueDiligencePeriod}
        onChange={(dueDiligencePeriod) => model.type({ dueDiligencePeriod })}
        error={model.errors.dueDiligencePeriod}
      />
      <NumberField
        label="Closing"
        size="large"
        after="days"
        value={model.form.closing}
        onChange={(closing) => model.type({ closing })}
        error={model.errors.closing}
      />
    </Pair>
    <TextArea
      label="Notes to the seller"
      isOptional
      value={model.form.notes}
      onChange={(notes) => model.type({ notes })}
    />
  </Stack>
))

const Review = observer(({ model }: Props) => (
  <Stack>
    {model.isAboveOwed && <Banner tone="warn">{warningTexts.aboveUnpaidPrincipal}</Banner>}
    <BudgetWarning budget={model.budget} price={model.form.bidPrice} />
    <KeyValueGrid
      columns={1}
      items={[
        { label: "Offer price", value: amount(model.form.bidPrice, share(model.priceShare, "UPB")) },
        {
          label: "Earnest money deposit",
          value: amount(model.form.earnestMoneyDeposit, share(model.depositShare, "price")),
        },
        { label: "Due diligence period", value: `${model.form.dueDiligencePeriod} days` },
        { label: "Closing", value: `${model.form.closing} days` },
        { label: "Notes to the seller", value: model.form.notes || undefined },
      ]}
    />
    <Said $isQuiet>If the seller chooses your offer, due diligence and closing start that day.</Said>
  </Stack>
))

const amount = (cents: number | undefined, of: string | undefined): string =>
  [money(cents ?? 0), of].filter(Boolean).join(", ")

const Drawing = observer(({ model, asset }: Props & { readonly asset: AssetView }) => (
  <Stack>
    <Elevation
      asset={asset}
      size={{ width: 250, height: 240 }}
      margin={104}
      levels={bidLevels(asset, model.form.bidPrice)}
    />
    <KeyValueGrid columns={1} items={dues(model)} />
  </Stack>
))

const dues = ({ form: { bidPrice, closing, dueDiligencePeriod, earnestMoneyDeposit } }: OfferDialogModel) => [
  { label: "Due at signing", value: earnestMoneyDeposit === undefined ? undefined : money(earnestMoneyDeposit) },
  {
    label: "Due at closing",
    value:
      bidPrice === undefined || bidPrice < (earnestMoneyDeposit ?? 0)
        ? undefined
        : money(bidPrice - (earnestMoneyDeposit ?? 0)),
  },
  {
    label: "Days to close",
    value: dueDiligencePeriod === undefined || closing === undefined ? undefined : `${dueDiligencePeriod + closing}`,
  },
]
