import { SELLER_CERTIFICATION } from "@xl/core/profiles"
import { capitalized, StateCode, US_STATES } from "@xl/core/shared"
import { observer } from "mobx-react-lite"
import { useState } from "react"
import {
  Button,
  Checkbox,
  Chip,
  Cluster,
  Dialog,
  Pair,
  PhoneField,
  Select,
  Stack,
  TextButton,
  TextField,
} from "../parts/index.ts"
import { AddressFields } from "./address-fields.tsx"
import type { SellerDialog } from "./seller-dialog.ts"

interface Props {
  readonly model: SellerDialog
}

/** What sells: the firm, where it is, and in which states it was formed. */
export const EntitySection = observer(({ model }: Props) => (
  <Stack $gap={5}>
    <TextField
      label="Name of the entity"
      autoComplete="organization"
      value={model.form.entityName}
      onChange={(entityName) => model.type({ entityName })}
      onBlur={() => model.leave("entityName")}
      error={model.errors["entityName"]}
    />
    <AddressFields
      value={model.form.entityAddress}
      onChange={(entityAddress) => model.type({ entityAddress })}
      onLeave={model.leave}
      errors={model.errors}
      hasCountry
      besideCountry={<Formation model={model} />}
    />
    <Pair>
      <TextField
        label="Finance partner"
        isOptional
        value={model.form.financePartner}
        onChange={(financePartner) => model.type({ financePartner })}
        onBlur={() => model.leave("financePartner")}
        error={model.errors["financePartner"]}
      />
      <PhoneField
        label="Fax"
        isOptional
        value={model.form.faxNumber}
        onChange={(faxNumber) => model.type({ faxNumber })}
        onBlur={() => model.leave("faxNumber")}
        error={model.errors["faxNumber"]}
      />
    </Pair>
  </Stack>
))

const codes = Object.keys(US_STATES).filter((code) => StateCode.is(code))

/** Added one at a time, and taken away by the chip. */
const Formation = observer(({ model }: Props) => {
  const { states } = model.form
  const left = codes.filter((code) => !states.includes(code))
  return (
    <Stack $gap={2}>
      <Select
        label="States of formation"
        isOptional
        placeholder="Add a state"
        options={left.map((id) => ({ id, label: US_STATES[id] }))}
        value={undefined}
        onChange={(state) => model.type({ states: [...states, state] })}
      />
      {states.length > 0 && (
        <Cluster $gap={2}>
          {states.map((state) => (
            <Chip key={state} onRemove={() => model.type({ states: states.filter((other) => other !== state) })}>
              {US_STATES[state]}
            </Chip>
          ))}
        </Cluster>
      )}
    </Stack>
  )
})

/** Who signs; nothing can be entered before the certification is ticked. */
export const ConfirmationSection = observer(({ model }: Props) => {
  const { executive, phoneNumber, signedByFirstName, signedByLastName, title } = model.form
  const word = (field: string) => ({
    isDisabled: !executive,
    onBlur: () => model.leave(field),
    error: executive ? model.errors[field] : undefined,
  })
  return (
    <Stack $gap={5}>
      <Certification model={model} />
      <Pair>
        <TextField
          label="Signer’s first name"
          autoComplete="given-name"
          value={signedByFirstName}
          onChange={(typed) => model.type({ signedByFirstName: capitalized(typed) })}
          {...word("signedByFirstName")}
        />
        <TextField
          label="Signer’s last name"
          autoComplete="family-name"
          value={signedByLastName}
          onChange={(typed) => model.type({ signedByLastName: capitalized(typed) })}
          {...word("signedByLastName")}
        />
        <TextField
          label="Title"
          autoComplete="organization-title"
          value={title}
          onChange={(typed) => model.type({ title: typed })}
          {...word("title")}
        />
        <PhoneField
          label="Phone"
          value={phoneNumber}
          onChange={(typed) => model.type({ phoneNumber: typed })}
          {...word("phoneNumber")}
        />
      </Pair>
    </Stack>
  )
})

const Certification = observer(({ model }: Props) => {
  const [isRead, setRead] = useState(false)
  return (
    <Cluster $gap={3}>
      <Checkbox
        isSelected={model.form.executive}
        onChange={(executive) => model.type({ executive })}
        error={model.errors["executive"]}
      >
        I am the true legal owner of what I list, or its authorized representative.
      </Checkbox>
      <TextButton onPress={() => setRead(true)}>Read more</TextButton>
      {isRead && (
        <Dialog
          isOpen
          isDismissable
          title="Certification"
          width={440}
          onClose={() => setRead(false)}
          actions={<Button onPress={() => setRead(false)}>Close</Button>}
        >
          <p>{SELLER_CERTIFICATION}</p>
        </Dialog>
      )}
    </Cluster>
  )
})
