import type { PostalAddress } from "@xl/core/profiles"
import { US_STATES } from "@xl/core/shared"
import { observer } from "mobx-react-lite"
import {
  Checkbox,
  ChoiceGroup,
  Icon,
  Pair,
  PhoneField,
  Select,
  Stack,
  SuggestField,
  TextField,
  ZipField,
} from "../parts/index.ts"
import { useViewModel } from "../view-model/index.ts"
import { addressSuggester } from "./address-suggester.ts"
import type { ProfileDialogs } from "./profile-dialogs.ts"
import type { FieldErrors } from "./profile-dialogs.ts"

interface Props {
  readonly model: ProfileDialogs
}

const LOCKED = "Contact support to change your email"
const states = Object.entries(US_STATES).map(([id, label]) => ({ id, label }))

/** First name, last name and office phone: what an offer needs of a person; and the e-mail, to read. */
export const BasicFields = observer(({ model }: Props) => (
  <Pair>
    <TextField
      label="First name"
      autoComplete="given-name"
      value={model.form.firstName}
      onChange={(firstName) => model.type({ firstName })}
      isReadOnly={model.isNamed}
      error={model.errors["firstName"]}
    />
    <TextField
      label="Last name"
      autoComplete="family-name"
      value={model.form.lastName}
      onChange={(lastName) => model.type({ lastName })}
      isReadOnly={model.isNamed}
      error={model.errors["lastName"]}
    />
    <PhoneField
      label="Office phone"
      value={model.form.officePhone}
      onChange={(officePhone) => model.type({ officePhone })}
      error={model.errors["officePhone"]}
    />
    <div title={LOCKED}>
      <TextField
        label="Email"
        value={model.email}
        onChange={() => undefined}
        isReadOnly
        helper={LOCKED}
        after={<Icon name="lock" size={14} />}
      />
    </div>
  </Pair>
))

interface AddressProps {
  readonly value: PostalAddress
  readonly onChange: (address: PostalAddress) => void
  readonly errors: FieldErrors
}

/** Completed as it is typed: from a town after a comma or a ZIP code on, or by the maps service of the deployment. */
const StreetField = observer(({ value, onChange, errors }: AddressProps) => {
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
      error={errors["address"]}
    />
  )
})

const AddressFields = ({ value, onChange, errors }: AddressProps) => (
  <Pair>
    <StreetField value={value} onChange={onChange} errors={errors} />
    <TextField
      label="City"
      autoComplete="address-level2"
      value={value.city}
      onChange={(city) => onChange({ ...value, city })}
      error={errors["city"]}
    />
    <Select
      label="State"
      options={states}
      value={value.state || undefined}
      onChange={(state) => onChange({ ...value, state })}
      error={errors["state"]}
    />
    <ZipField
      label="Zip code"
      value={value.zipCode}
      onChange={(zipCode) => onChange({ ...value, zipCode })}
      error={errors["zipCode"]}
    />
  </Pair>
)

/** Step 1: the user profile that a role request needs in its entirety. */
export const AboutStep = observer(({ model }: Props) => (
  <Stack $gap={5}>
    <BasicFields model={model} />
    <AddressFields value={model.form.address} onChange={(address) => model.type({ address })} errors={model.errors} />
    <Pair>
      <TextField
        label="Company"
        autoComplete="organization"
        value={model.form.companyName}
        onChange={(companyName) => model.type({ companyName })}
        error={model.errors["companyName"]}
      />
      <TextField
        label="Job title"
        autoComplete="organization-title"
        value={model.form.jobTitle}
        onChange={(jobTitle) => model.type({ jobTitle })}
        error={model.errors["jobTitle"]}
      />
    </Pair>
    <CompanyProfile model={model} />
  </Stack>
))

const CompanyProfile = observer(({ model }: Props) => {
  const { companyProfile } = model.form
  const toggle = (kind: string, isOn: boolean) =>
    model.type({ companyProfile: isOn ? [...companyProfile, kind] : companyProfile.filter((other) => other !== kind) })
  return (
    <ChoiceGroup>
      <legend>Company profile</legend>
      {model.companyProfiles.map((kind) => (
        <Checkbox key={kind} isSelected={companyProfile.includes(kind)} onChange={(isOn) => toggle(kind, isOn)}>
          {kind}
        </Checkbox>
      ))}
      {model.errors["companyProfile"] && <p role="alert">{model.errors["companyProfile"]}</p>}
    </ChoiceGroup>
  )
})

/** Step 2: who buys. */
export const EntityStep = observer(({ model }: Props) => (
  <Stack $gap={5}>
    <TextField
      label="Name of the entity"
      autoComplete="organization"
      value={model.form.purchasingEntity}
      onChange={(purchasingEntity) => model.type({ purchasingEntity })}
      error={model.errors["purchasingEntity"]}
    />
    <AddressFields
      value={model.form.purchasingEntityAddress}
      onChange={(purchasingEntityAddress) => model.type({ purchasingEntityAddress })}
      errors={model.errors}
    />
  </Stack>
))
