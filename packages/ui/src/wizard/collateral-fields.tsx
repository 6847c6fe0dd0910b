import { PropertyType } from "@xl/core/assets"
import { observer } from "mobx-react-lite"
import { useState } from "react"
import { Button, Checkbox, Chip, ChoiceGroup, Cluster, Said, Stack, TextField } from "../parts/index.ts"
import { AddressFields } from "../profile/index.ts"
import { FactWarnings } from "./fact-warnings.tsx"
import type { ListingWizard } from "./listing-wizard.ts"
import { typeMain } from "./main-info.ts"

interface Props {
  readonly model: ListingWizard
}

/** What secures the loan, and where it stands. */
export const Collateral = observer(({ model }: Props) => {
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
          mayVary
        />
      </div>
      <FactWarnings model={model} at="mainInfo.address.zipCode" />
      <Said $isQuiet>Country: USA. The state is Various where the collateral stands in several.</Said>
    </Stack>
  )
})

const types = Object.keys(PropertyType.keys).filter(PropertyType.is)

const PropertyTypes = observer(({ model }: Props) => {
  const { propertyType } = model.form.mainInfo
  const error = model.errors["propertyType"]
  const toggle = (type: PropertyType, isOn: boolean) =>
    typeMain(model, { propertyType: types.filter((one) => (one === type ? isOn : propertyType.includes(one))) })
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
    if (word !== "" && !shown.includes(word)) typeMain(model, { subtype: [...shown, word] })
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
            <Chip key={word} onRemove={() => typeMain(model, { subtype: shown.filter((one) => one !== word) })}>
              {word}
            </Chip>
          ))}
        </Cluster>
      )}
    </Stack>
  )
})
