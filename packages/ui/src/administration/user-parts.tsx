import { COMPANY_PROFILES } from "@xl/core/profiles"
import { US_STATES } from "@xl/core/shared"
import { observer } from "mobx-react-lite"
import { Checkbox, ChoiceGroup, Pair, PhoneField, Select, Stack, TextField, ZipField } from "../parts/index.ts"
import { NameFields } from "../profile/index.ts"
import type { UserPartProps } from "./user-part.ts"

const states = Object.entries(US_STATES).map(([id, label]) => ({ id, label }))

/** Names and phones. */
export const ContactPart = observer(({ model: { errors, form, type } }: UserPartProps) => {
  if (form === null) return null
  return (
    <Pair>
      <NameFields value={form} onChange={type} errors={errors} isNamed isEditable />
      <PhoneField
        label="Office phone"
        value={form.officePhone}
        onChange={(officePhone) => type({ officePhone })}
        error={errors["officePhone"]}
      />
      <PhoneField
        label="Cell phone"
        value={form.cellPhone}
        onChange={(cellPhone) => type({ cellPhone })}
        error={errors["cellPhone"]}
      />
    </Pair>
  )
})

/** Where the person is. */
export const AddressPart = observer(({ model: { errors, form, type } }: UserPartProps) => {
  if (form === null) return null
  const { address } = form
  const change = (part: Partial<typeof address>) => type({ address: { ...address, ...part } })
  return (
    <Pair>
      <TextField
        label="Street"
        value={address.address}
        onChange={(street) => change({ address: street })}
        error={errors["address"]}
      />
      <TextField label="City" value={address.city} onChange={(city) => change({ city })} error={errors["city"]} />
      <Select
        label="State"
        options={states}
        value={address.state || undefined}
        onChange={(state) => change({ state })}
        error={errors["state"]}
      />
      <ZipField
        label="Zip code"
        value={address.zipCode}
        onChange={(zipCode) => change({ zipCode })}
        error={errors["zipCode"]}
      />
    </Pair>
  )
})

/** Whom the person works for. */
export const CompanyPart = observer(({ model: { errors, form, type } }: UserPartProps) => {
  if (form === null) return null
  const { companyProfile } = form
  const toggle = (kind: string, isOn: boolean) =>
    type({ companyProfile: isOn ? [...companyProfile, kind] : companyProfile.filter((other) => other !== kind) })
  return (
    <Stack $gap={5}>
      <Pair>
        <TextField
          label="Company"
          value={form.companyName}
          onChange={(companyName) => type({ companyName })}
          error={errors["companyName"]}
        />
        <TextField
          label="Job title"
          value={form.jobTitle}
          onChange={(jobTitle) => type({ jobTitle })}
          error={errors["jobTitle"]}
        />
      </Pair>
      <ChoiceGroup>
        <legend>Company profile</legend>
        {COMPANY_PROFILES.map((kind) => (
          <Checkbox key={kind} isSelected={companyProfile.includes(kind)} onChange={(isOn) => toggle(kind, isOn)}>
            {kind}
          </Checkbox>
        ))}
        {errors["companyProfile"] && <p role="alert">{errors["companyProfile"]}</p>}
      </ChoiceGroup>
    </Stack>
  )
})
