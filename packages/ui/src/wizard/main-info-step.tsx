import { LoanStatus, type MainInfo, type NoteOverview, PropertyType } from "@xl/core/assets"
import { Cents, must } from "@xl/core/shared"
import { observer } from "mobx-react-lite"
import { useState } from "react"
import {
  Button,
  Checkbox,
  Chip,
  ChoiceGroup,
  Cluster,
  Pair,
  Panel,
  Said,
  Select,
  Stack,
  TextArea,
  TextField,
} from "../parts/index.ts"
import { AddressFields } from "../profile/index.ts"
import { FactField } from "./fact-field.tsx"
import type { Fact } from "./facts.ts"
import type { ListingWizard } from "./listing-wizard.ts"

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

const change = (model: ListingWizard, main: Partial<MainInfo>) =>
  model.type({ mainInfo: { ...model.form.mainInfo, ...main } })

/** What the asset is, where it stands, and what is owed: the first step. */
export const MainInfoStep = (props: Props) => (
  <Stack $gap={6}>
    <Panel title="The loan">
      <Loan {...props} />
    </Panel>
    <Panel title="The collateral">
      <Collateral {...props} />
    </Panel>
    <Panel title="Amounts">
      <Amounts {...props} />
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
    onChange={(chosen) => LoanStatus.is(chosen) && change(model, { assetStatus: chosen })}
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
          onChange={(name) => change(model, { name })}
        />
      </div>
      <TextField
        label="Title of the listing"
        isOptional
        helper="In place of the name, where a buyer reads"
        maxLength={120}
        {...wordsOf(model, "title")}
        onChange={(title) => change(model, { title: title || null })}
      />
      <div id="assetStatus">
        <Status model={model} />
      </div>
      <div id="type">
        <TextField
          label="Asset type"
          isRequired
          helper="Loan, unless it is something else"
          maxLength={60}
          {...wordsOf(model, "type")}
          onChange={(type) => change(model, { type: type || null })}
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
      onChange={(description) => change(model, { description: description || null })}
    />
  </Stack>
))

const Collateral = observer(({ model }: Props) => {
  const { mainInfo, state } = model.form
  const { address } = mainInfo
  return (
    <Stack $gap={5}>
      <PropertyTypes model={model} />
      <Subtypes model={model} />
      <div id="address">
        <AddressFields
          value={{ ...address, state }}
          onChange={({ state: typed, ...place }) =>
            model.type({
              mainInfo: { ...mainInfo, address: { ...address, ...place, country: address.country } },
              state: typed,
            })
          }
          onLeave={model.leave}
          errors={model.errors}
          isRequired
        />
      </div>
      <Said $isQuiet>Country: USA. Without a state the listing says Various, as for collateral in several states.</Said>
    </Stack>
  )
})

const types = Object.keys(PropertyType.keys).filter(PropertyType.is)

const PropertyTypes = observer(({ model }: Props) => {
  const { propertyType } = model.form.mainInfo
  const error = model.errors["propertyType"]
  const toggle = (type: PropertyType, isOn: boolean) =>
    change(model, { propertyType: types.filter((one) => (one === type ? isOn : propertyType.includes(one))) })
  return (
    <ChoiceGroup id="propertyType" data-invalid={error === undefined ? undefined : true}>
      <legend>Property type</legend>
      {types.map((type, at) => (
        <Checkbox
          key={type}
          isSelected={propertyType.includes(type)}
          onChange={(isOn) => toggle(type, isOn)}
          error={at === 0 ? error : undefined}
        >
          {type}
        </Checkbox>
      ))}
    </ChoiceGroup>
  )
})

/** Free words, one at a time, each taken away by its chip. */
const Subtypes = observer(({ model }: Props) => {
  const [typed, setTyped] = useState("")
  const { subtype } = model.form.mainInfo
  const shown = subtype.filter((one) => one !== "None")
  const add = () => {
    const word = typed.trim()
    if (word !== "" && !shown.includes(word)) change(model, { subtype: [...shown, word] })
    setTyped("")
  }
  return (
    <Stack $gap={2}>
      <TextField
        label="Property subtype"
        isOptional
        helper="Such as Garden or Limited service; without one the listing says None"
        maxLength={60}
        value={typed}
        onChange={setTyped}
        onBlur={add}
        after={
          <Button size="small" kind="plain" onPress={add} isDisabled={typed.trim() === ""}>
            Add
          </Button>
        }
      />
      {shown.length > 0 && (
        <Cluster $gap={2}>
          {shown.map((word) => (
            <Chip key={word} onRemove={() => change(model, { subtype: shown.filter((one) => one !== word) })}>
              {word}
            </Chip>
          ))}
        </Cluster>
      )}
    </Stack>
  )
})

const money = { tag: "money" } as const
const MAIN_FACTS: ReadonlyArray<Fact<"listingPrice" | "principalBalance" | "upb" | "upbDate">> = [
  { field: "principalBalance", label: "Principal balance", kind: money, isNeeded: true },
  {
    field: "upb",
    label: "Unpaid principal balance",
    kind: money,
    helper: "What is owed without interest",
    isNeeded: true,
  },
  { field: "upbDate", label: "Date of the unpaid balance", kind: { tag: "day" }, isNeeded: true },
  { field: "listingPrice", label: "Asking price", kind: money, helper: "Left empty, buyers name the price" },
]
const NOTE_FACTS: ReadonlyArray<Fact<"estCollateralValue" | "totalPayoff">> = [
  {
    field: "totalPayoff",
    label: "Total payoff",
    kind: money,
    helper: "What pays the loan off today, with interest and fees",
    isNeeded: true,
  },
  { field: "estCollateralValue", label: "Estimated collateral value", kind: money, isNeeded: true },
]

/** What is unpaid is a fact of the note, too: it follows as long as nobody said otherwise there. */
const withUnpaid = ({ form }: ListingWizard, upb: MainInfo["upb"]): NoteOverview => {
  const { mainInfo, noteOverview } = form
  const follows = noteOverview.unpaidPrincipalBalance === null || noteOverview.unpaidPrincipalBalance === mainInfo.upb
  return follows ? { ...noteOverview, unpaidPrincipalBalance: upb } : noteOverview
}

const Amounts = observer(({ model }: Props) => {
  const { mainInfo, noteOverview } = model.form
  const typeMain = (field: string, value: unknown) =>
    model.type({
      mainInfo: { ...mainInfo, [field]: value },
      ...(field === "upb" ? { noteOverview: withUnpaid(model, value as MainInfo["upb"]) } : {}),
    })
  const words = (field: string) => ({ onLeave: () => model.leave(field), error: model.errors[field] })
  return (
    <Pair>
      {MAIN_FACTS.map((fact) => (
        <FactField
          key={fact.field}
          fact={fact}
          value={mainInfo[fact.field]}
          onChange={(value) => typeMain(fact.field, value)}
          {...words(fact.field)}
        />
      ))}
      {NOTE_FACTS.map((fact) => (
        <FactField
          key={fact.field}
          fact={fact}
          value={noteOverview[fact.field]}
          onChange={(value) => model.type({ noteOverview: { ...noteOverview, [fact.field]: value } })}
          {...words(fact.field)}
        />
      ))}
    </Pair>
  )
})

const LEAST: Fact<"bidDepositSum"> = {
  field: "bidDepositSum",
  label: "Least deposit",
  kind: money,
  helper: "The least earnest money of an offer",
}

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
          <FactField
            fact={LEAST}
            value={bidDepositSum}
            onChange={(value) => model.type({ bidDepositSum: must(Cents, typeof value === "number" ? value : 0) })}
            onLeave={() => model.leave("bidDepositSum")}
            error={model.errors["bidDepositSum"]}
          />
        </Pair>
      )}
    </Stack>
  )
})
