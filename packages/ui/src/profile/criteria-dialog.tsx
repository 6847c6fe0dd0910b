import { CRITERIA_CHOICES, LOAN_STATUSES, PROPERTY_TYPES } from "@xl/core/profiles"
import { Cents, must, StateCode, US_STATES } from "@xl/core/shared"
import { observer } from "mobx-react-lite"
import {
  Button,
  Checkbox,
  ChoiceGroup,
  Chip,
  Cluster,
  ComboBox,
  Dialog,
  MoneyField,
  Pair,
  Stack,
} from "../parts/index.ts"
import type { CriteriaModel } from "./criteria-model.ts"

interface Props {
  readonly model: CriteriaModel
}

/** What a buyer looks for; nothing chosen in a list takes anything. */
export const CriteriaDialog = observer(({ model }: Props) => (
  <Dialog
    isOpen={model.isOpen}
    title="Acquisition criteria"
    context="What is left open takes anything."
    width={1019}
    onClose={model.close}
    onSubmit={model.save}
    actions={
      <>
        <Button onPress={model.close}>Cancel</Button>
        <Button kind="primary" type="submit" isPending={model.isSaving}>
          Save
        </Button>
      </>
    }
  >
    <Stack $gap={5}>
      <Balances model={model} />
      <LoanChoices model={model} />
      <CollateralChoices model={model} />
      <Locations model={model} />
    </Stack>
  </Dialog>
))

const cents = (typed: number | undefined) => (typed === undefined ? null : must(Cents, typed))

const Balances = observer(({ model }: Props) => (
  <Pair>
    <MoneyField
      label="Minimum unpaid balance"
      isOptional
      cents={model.form.minUpb ?? undefined}
      onChange={(typed) => model.type({ minUpb: cents(typed) })}
    />
    <MoneyField
      label="Maximum unpaid balance"
      isOptional
      cents={model.form.maxUpb ?? undefined}
      onChange={(typed) => model.type({ maxUpb: cents(typed) })}
      error={model.errors["maxUpb"]}
    />
  </Pair>
))

interface ChoicesProps<W extends string> {
  readonly legend: string
  readonly choices: ReadonlyArray<W>
  readonly chosen: ReadonlyArray<W>
  readonly onChange: (chosen: ReadonlyArray<W>) => void
}

const Choices = <W extends string>({ legend, choices, chosen, onChange }: ChoicesProps<W>) => (
  <ChoiceGroup>
    <legend>{legend}</legend>
    {choices.map((word) => (
      <Checkbox
        key={word}
        isSelected={chosen.includes(word)}
        onChange={(isOn) => onChange(isOn ? [...chosen, word] : chosen.filter((other) => other !== word))}
      >
        {word}
      </Checkbox>
    ))}
  </ChoiceGroup>
)

const LoanChoices = observer(({ model: { form, type } }: Props) => (
  <>
    <Choices
      legend="Asset type"
      choices={CRITERIA_CHOICES.assetType}
      chosen={form.assetType}
      onChange={(assetType) => type({ assetType })}
    />
    <Choices
      legend="Lien position"
      choices={CRITERIA_CHOICES.lienPositions}
      chosen={form.lienPositions}
      onChange={(lienPositions) => type({ lienPositions })}
    />
    <Choices
      legend="Loan status"
      choices={LOAN_STATUSES}
      chosen={form.loanStatus}
      onChange={(loanStatus) => type({ loanStatus })}
    />
  </>
))

const CollateralChoices = observer(({ model: { form, type } }: Props) => (
  <>
    <Choices
      legend="Collateral"
      choices={CRITERIA_CHOICES.collateralPreferences}
      chosen={form.collateralPreferences}
      onChange={(collateralPreferences) => type({ collateralPreferences })}
    />
    <Choices
      legend="Property type"
      choices={PROPERTY_TYPES}
      chosen={form.propertyTypes}
      onChange={(propertyTypes) => type({ propertyTypes })}
    />
  </>
))

const codes = Object.keys(US_STATES).filter((code) => StateCode.is(code))

/** Added one at a time, and taken away by the chip. */
const Locations = observer(({ model: { form, type } }: Props) => {
  const { locations } = form
  return (
    <Stack $gap={2}>
      <Pair>
        <ComboBox
          key={locations.length}
          label="Locations"
          isOptional
          placeholder="Add a state"
          options={codes.filter((code) => !locations.includes(code)).map((id) => ({ id, label: US_STATES[id] }))}
          value={undefined}
          onChange={(state) => state && type({ locations: [...locations, state] })}
        />
      </Pair>
      {locations.length > 0 && (
        <Cluster $gap={2}>
          {locations.map((state) => (
            <Chip key={state} onRemove={() => type({ locations: locations.filter((other) => other !== state) })}>
              {US_STATES[state]}
            </Chip>
          ))}
        </Cluster>
      )}
    </Stack>
  )
})
