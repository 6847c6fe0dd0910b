import type { PostalAddress } from "@xl/core/profiles"
import { US_STATES } from "@xl/core/shared"
import { observer } from "mobx-react-lite"
import type { ReactNode } from "react"
import { Pair, Select, SuggestField, TextField, ZipField } from "../parts/index.ts"
import { useViewModel } from "../view-model/index.ts"
import { addressSuggester } from "./address-suggester.ts"
import type { FieldErrors } from "./profile-dialogs.ts"

export interface AddressFieldsProps {
  readonly value: PostalAddress
  readonly onChange: (address: PostalAddress) => void
  readonly errors: FieldErrors
  readonly isRequired?: boolean | undefined
  /** Fields that may stay empty where others may not. */
  readonly optional?: ReadonlyArray<"address" | "city" | "zipCode"> | undefined
  /** Told the name of a field that somebody leaves. */
  readonly onLeave?: ((field: string) => void) | undefined
  /** The country has a field of its own. */
  readonly hasCountry?: boolean | undefined
  /** What stands in several states has none of its own: "Various", which is offered and stands in for one that is not named. */
  readonly mayVary?: boolean | undefined
  /** Stands where a country of its own leaves half a row. */
  readonly besideCountry?: ReactNode
}

const states = Object.entries(US_STATES).map(([id, label]) => ({ id, label }))
const VARIOUS = "Various"
const variousStates = [{ id: VARIOUS, label: VARIOUS }, ...states]

/** Completed as it is typed: from a town after a comma or a ZIP code on, or by the maps service of the deployment. */
const StreetField = observer(({ value, onChange, onLeave, errors, isRequired, optional }: AddressFieldsProps) => {
  const suggester = useViewModel(addressSuggester)
  const choose = async (id: string) => onChange({ ...value, ...(await suggester.choose(id)) })
  return (
    <SuggestField
      label="Street"
      autoComplete="street-address"
      text={value.address}
      onType={(address) => {
        onChange({ ...value, address })
        void suggester.look(address)
      }}
      suggestions={suggester.suggestions}
      onChoose={(id) => void choose(id)}
      isLooking={suggester.isLooking}
      onBlur={() => onLeave?.("address")}
      isRequired={isRequired}
      isOptional={optional?.includes("address")}
      error={errors["address"]}
    />
  )
})

const StateField = ({ value, onChange, onLeave, errors, isRequired, mayVary = false }: AddressFieldsProps) => (
  <Select
    label="State"
    options={mayVary ? variousStates : states}
    value={value.state || (mayVary ? VARIOUS : undefined)}
    onChange={(state) => onChange({ ...value, state })}
    isRequired={isRequired && !mayVary}
    onBlur={() => onLeave?.("state")}
    error={errors["state"]}
  />
)

const CountryField = ({ value, onChange, onLeave, errors }: AddressFieldsProps) => (
  <TextField
    label="Country"
    autoComplete="country-name"
    value={value.country}
    onChange={(country) => onChange({ ...value, country })}
    onBlur={() => onLeave?.("country")}
    error={errors["country"]}
  />
)

/** A postal address, whose street completes the rest. */
export const AddressFields = (props: AddressFieldsProps) => {
  const { value, onChange, onLeave, errors, isRequired, optional = [], hasCountry = false, besideCountry } = props
  return (
    <Pair>
      <StreetField {...props} />
      <TextField
        label="City"
        name="city"
        autoComplete="address-level2"
        value={value.city}
        onChange={(city) => onChange({ ...value, city })}
        isRequired={isRequired}
        isOptional={optional.includes("city")}
        onBlur={() => onLeave?.("city")}
        error={errors["city"]}
      />
      <StateField {...props} />
      <ZipField
        label="Zip code"
        name="zipCode"
        value={value.zipCode}
        onChange={(zipCode) => onChange({ ...value, zipCode })}
        isRequired={isRequired}
        isOptional={optional.includes("zipCode")}
        onBlur={() => onLeave?.("zipCode")}
        error={errors["zipCode"]}
      />
      {hasCountry && <CountryField {...props} />}
      {besideCountry}
    </Pair>
  )
}
