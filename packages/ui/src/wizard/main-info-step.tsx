import { LoanStatus } from "@xl/core/assets"
import { Cents, must } from "@xl/core/shared"
import { observer } from "mobx-react-lite"
import { Checkbox, MoneyField, Pair, Panel, Select, Stack, TextArea, TextField } from "../parts/index.ts"
import { Collateral } from "./collateral-fields.tsx"
import { FactWarnings } from "./fact-warnings.tsx"
import { FactFields } from "./facts-step.tsx"
import { AMOUNTS } from "./facts.ts"
import type { ListingWizard } from "./listing-wizard.ts"
import { typeMain } from "./main-info.ts"

interface Props {
  readonly model: ListingWizard
}

/** Of a text field of the main facts: its value, and how it changes and is left. */
const wordsOf = (model: ListingWizard, field: "description" | "name" | "title" | "type") => ({
  name: field,
  value: model.form.mainInfo[field] ?? "",
  onBlur: () => model.leave(field),
  error: model.errors[field],
})

/** What the asset is, where it stands, and what is owed: the first step. */
export const MainInfoStep = (props: Props) => (
  <Stack $gap={6}>
    <Panel title="The loan">
      <Loan {...props} />
    </Panel>
    <Panel title="The collateral">
      <Collateral {...props} />
    </Panel>
    <Panel title="Balance and value">
      <FactFields {...props} facts={AMOUNTS} />
    </Panel>
    <Panel title="Deposit of an offer">
      <Deposit {...props} />
    </Panel>
  </Stack>
)

const statuses = Object.keys(LoanStatus.keys).map((id) => ({ id, label: id }))

const Status = observer(({ model }: Props) => (
  <Select
    label="Loan status"
    isRequired
    options={statuses}
    value={model.form.mainInfo.assetStatus ?? undefined}
    onChange={(chosen) => LoanStatus.is(chosen) && typeMain(model, { assetStatus: chosen })}
    onBlur={() => model.leave("assetStatus")}
    error={model.errors["assetStatus"]}
  />
))

const Loan = observer(({ model }: Props) => (
  <Stack $gap={5}>
    <Pair>
      <div id="name">
        <TextField
          label="Name"
          isRequired
          helper="How the asset is called in your lists and on the market"
          maxLength={120}
          {...wordsOf(model, "name")}
          onChange={(name) => typeMain(model, { name })}
        />
      </div>
      <TextField
        label="Title of the listing"
        isOptional
        helper="In place of the name, where a buyer reads"
        maxLength={120}
        {...wordsOf(model, "title")}
        onChange={(title) => typeMain(model, { title: title || null })}
      />
      <div id="assetStatus">
        <Stack $gap={3}>
          <Status model={model} />
          <FactWarnings model={model} at="mainInfo.assetStatus" />
        </Stack>
      </div>
      <div id="type">
        <TextField
          label="Asset type"
          isRequired
          helper="Loan, unless it is something else"
          maxLength={60}
          {...wordsOf(model, "type")}
          onChange={(type) => typeMain(model, { type: type || null })}
        />
      </div>
    </Pair>
    <TextArea
      label="Description"
      isOptional
      rows={4}
      maxLength={5_000}
      helper="What a buyer should know first"
      {...wordsOf(model, "description")}
      onChange={(description) => typeMain(model, { description: description || null })}
    />
  </Stack>
))

const Deposit = observer(({ model }: Props) => {
  const { bidDepositSum, requireBidDeposit } = model.form
  return (
    <Stack $gap={4}>
      <Checkbox
        isSelected={requireBidDeposit}
        onChange={(isOn) => model.type({ requireBidDeposit: isOn, ...(isOn ? {} : { bidDepositSum: must(Cents, 0) }) })}
        helper="Buyers then pay earnest money with the offer"
      >
        Offers need a deposit
      </Checkbox>
      {requireBidDeposit && (
        <Pair>
          <div id="bidDepositSum">
            <MoneyField
              label="Minimum deposit"
              name="bidDepositSum"
              helper="The smallest earnest money of an offer"
              cents={bidDepositSum}
              onChange={(cents) => model.type({ bidDepositSum: must(Cents, cents ?? 0) })}
              onBlur={() => model.leave("bidDepositSum")}
              error={model.errors["bidDepositSum"]}
            />
          </div>
        </Pair>
      )}
    </Stack>
  )
})
