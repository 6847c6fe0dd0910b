import { lockedTexts } from "@xl/core/shared"
import { observer } from "mobx-react-lite"
import { Checkbox, ChoiceGroup, Icon, Pair, PhoneField, Stack, TextField } from "../parts/index.ts"
import { AddressFields } from "./address-fields.tsx"
import { NameFields } from "./name-fields.tsx"
import type { ProfileDialogs } from "./profile-dialogs.ts"

interface Props {
  readonly model: ProfileDialogs
}

/** First name, last name and office phone: what an offer needs of a person; and the e-mail, to read. */
export const BasicFields = observer(({ model }: Props) => (
  <Pair>
    <NameFields
      value={model.form}
      onChange={model.type}
      errors={model.errors}
      isNamed={model.isNamed}
      isRequired={model.marksRequired}
    />
    <PhoneField
      label="Office phone"
      value={model.form.officePhone}
      onChange={(officePhone) => model.type({ officePhone })}
      isRequired={model.marksRequired}
      error={model.errors["officePhone"]}
    />
    <div title={lockedTexts.email}>
      <TextField
        label="Email"
        value={model.email}
        onChange={() => undefined}
        isReadOnly
        helper={lockedTexts.email}
        after={<Icon name="lock" size={14} label="Locked" />}
      />
    </div>
  </Pair>
))

/** The phones that nothing waits for, and what the company manages. */
const MoreFields = observer(({ model }: Props) => (
  <Pair>
    <PhoneField
      label="Cell phone"
      isOptional
      value={model.form.cellPhone}
      onChange={(cellPhone) => model.type({ cellPhone })}
      error={model.errors["cellPhone"]}
    />
    <PhoneField
      label="Fax"
      isOptional
      value={model.form.faxNumber}
      onChange={(faxNumber) => model.type({ faxNumber })}
      error={model.errors["faxNumber"]}
    />
    <TextField
      label="Assets under management"
      helper="In dollars. A 1 names no figure."
      value={model.form.aum}
      onChange={(aum) => model.type({ aum })}
      error={model.errors["aum"]}
    />
  </Pair>
))

/** Whom one works for, and as what. */
const CompanyFields = observer(({ model }: Props) => (
  <>
    <Pair>
      <TextField
        label="Company"
        autoComplete="organization"
        value={model.form.companyName}
        onChange={(companyName) => model.type({ companyName })}
        isRequired={model.marksRequired}
        error={model.errors["companyName"]}
      />
      <TextField
        label="Job title"
        autoComplete="organization-title"
        value={model.form.jobTitle}
        onChange={(jobTitle) => model.type({ jobTitle })}
        isRequired={model.marksRequired}
        error={model.errors["jobTitle"]}
      />
    </Pair>
    <CompanyProfile model={model} />
  </>
))

/** The user profile that a role request needs in its entirety. */
export const AboutStep = observer(({ model }: Props) => (
  <Stack $gap={5}>
    <BasicFields model={model} />
    <AddressFields
      value={model.form.address}
      onChange={(address) => model.type({ address })}
      isRequired={model.marksRequired}
      errors={model.errors}
      hasCountry
    />
    <CompanyFields model={model} />
    <MoreFields model={model} />
  </Stack>
))

const CompanyProfile = observer(({ model }: Props) => {
  const { companyProfile } = model.form
  const toggle = (kind: string, isOn: boolean) =>
    model.type({ companyProfile: isOn ? [...companyProfile, kind] : companyProfile.filter((other) => other !== kind) })
  return (
    <ChoiceGroup>
      <legend>
        Company profile
        {model.marksRequired && <span aria-hidden> *</span>}
      </legend>
      {model.companyProfiles.map((kind) => (
        <Checkbox key={kind} isSelected={companyProfile.includes(kind)} onChange={(isOn) => toggle(kind, isOn)}>
          {kind}
        </Checkbox>
      ))}
      {model.errors["companyProfile"] && <p role="alert">{model.errors["companyProfile"]}</p>}
    </ChoiceGroup>
  )
})
