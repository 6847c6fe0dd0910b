import { LoanStatus, PropertyType } from "@xl/core/assets"
import type { AlertCriteria } from "@xl/core/profiles"
import { AssetState, type Cents, Cents as CentsCodec, must, US_STATES } from "@xl/core/shared"
import { observer } from "mobx-react-lite"
import {
  Button,
  Checkbox,
  Chip,
  ChoiceGroup,
  Cluster,
  Dialog,
  FilterSelect,
  MoneyField,
  Pair,
  RadioGroup,
  Stack,
} from "../parts/index.ts"
import type { AlertCriteriaModel } from "./alert-criteria-model.ts"
import { FREQUENCIES, stateName } from "./alert-criteria-words.ts"

interface Props {
  readonly model: AlertCriteriaModel
  readonly form: AlertCriteria
}

/** Changes of which listings one is told, and how often. */
export const AlertCriteriaDialog = observer(({ model, form }: Props) => (
  <Dialog
    isOpen
    title="Notification criteria"
    width={613}
    onClose={model.close}
    onSubmit={model.save}
    note="What you leave empty leaves nothing out."
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
      <RadioGroup
        label="How often"
        options={FREQUENCIES}
        value={form.receiveNotificationsWhen}
        onChange={(receiveNotificationsWhen) => model.change({ receiveNotificationsWhen })}
        isRequired={model.marksRequired}
      />
      <Balance model={model} form={form} />
      <Words
        legend="Loan"
        words={LOANS}
        shown={(status) => status.replace(" Loan", "")}
        chosen={form.assetStatus}
        onChange={(assetStatus) => model.change({ assetStatus })}
      />
      <Words
        legend="Property type"
        words={TYPES}
        chosen={form.collateralType}
        onChange={(collateralType) => model.change({ collateralType })}
      />
      <States chosen={form.locations} onChange={(locations) => model.change({ locations })} />
    </Stack>
  </Dialog>
))

const LOANS = Object.keys(LoanStatus.keys) as ReadonlyArray<LoanStatus>
const TYPES = Object.keys(PropertyType.keys) as ReadonlyArray<PropertyType>
const STATES = [...Object.keys(US_STATES), "Various"]
  .filter((state) => AssetState.is(state))
  .map((id) => ({ id, label: stateName(id) }))

interface WordsProps<W extends string> {
  readonly legend: string
  readonly words: ReadonlyArray<W>
  readonly shown?: (word: W) => string
  readonly chosen: ReadonlyArray<W>
  readonly onChange: (chosen: ReadonlyArray<W>) => void
}

const Words = <W extends string>({ chosen, legend, onChange, shown = (word) => word, words }: WordsProps<W>) => (
  <ChoiceGroup>
    <legend>{legend}</legend>
    {words.map((word) => (
      <Checkbox
        key={word}
        isSelected={chosen.includes(word)}
        onChange={(isOn) => onChange(words.filter((one) => (one === word ? isOn : chosen.includes(one))))}
      >
        {shown(word)}
      </Checkbox>
    ))}
  </ChoiceGroup>
)

type Chosen = AlertCriteria["locations"]

const States = ({ chosen, onChange }: { readonly chosen: Chosen; readonly onChange: (chosen: Chosen) => void }) => (
  <Cluster>
    <FilterSelect label="State" none="Any" options={STATES} values={chosen} onChange={onChange} />
    {chosen.map((state) => (
      <Chip key={state} onRemove={() => onChange(chosen.filter((other) => other !== state))}>
        {stateName(state)}
      </Chip>
    ))}
  </Cluster>
)

const cents = (value: number | undefined): Cents | null => (value === undefined ? null : must(CentsCodec, value))

const Balance = observer(({ model, form }: Props) => (
  <Pair>
    <MoneyField
      label="Unpaid balance from"
      isOptional
      cents={form.minUpb ?? undefined}
      onChange={(minUpb) => model.change({ minUpb: cents(minUpb) })}
      error={model.errors["minUpb"]}
    />
    <MoneyField
      label="Unpaid balance to"
      isOptional
      cents={form.maxUpb ?? undefined}
      onChange={(maxUpb) => model.change({ maxUpb: cents(maxUpb) })}
      error={model.errors["maxUpb"]}
    />
  </Pair>
))
