import { PROPERTY_TYPES } from "@xl/core/profiles"
import { isKnown } from "@xl/core/shared"
import { observer } from "mobx-react-lite"
import { Panel, Select } from "../parts/index.ts"
import { AddressFields } from "../profile/index.ts"
import { StepForm, type StepProps } from "./step-frame.tsx"

const types = PROPERTY_TYPES.map((id) => ({ id, label: id }))

/** A valuation reads the state alone. */
const OPTIONAL = ["address", "city", "zipCode"] as const

/** Where the collateral stands, and of which kind it is. */
export const GeneralStep = observer((props: StepProps) => {
  const { model } = props
  const { address, propertyType } = model.draft
  const { address: street, city, country, state, zipCode } = address
  return (
    <StepForm {...props} step="general">
      <Panel title="The property">
        <AddressFields
          value={{
            address: street ?? "",
            city: city ?? "",
            country: country ?? "",
            state: state ?? "",
            zipCode: zipCode ?? "",
          }}
          onChange={(typed) => model.type("address", typed)}
          errors={model.errors}
          optional={OPTIONAL}
          besideCountry={
            <Select
              label="Property type"
              name="propertyType"
              options={types}
              value={propertyType !== null && isKnown(propertyType) ? propertyType : undefined}
              onChange={model.typeProperty}
              error={model.errors["propertyType"]}
            />
          }
        />
      </Panel>
    </StepForm>
  )
})
