import { draftGroup, REQUIRED_DETAILS, REQUIRED_SPECIFICS, ValuationDraft } from "@xl/core/valuation"
import { observer } from "mobx-react-lite"
import { Banner, Pair, Panel } from "../parts/index.ts"
import { SPECIFICS, type ValuedField } from "./fields.ts"
import { StepForm, type StepProps } from "./step-frame.tsx"
import { GROUP_FIELDS } from "./steps.ts"
import type { DraftPart, ValuationWizard, Wire } from "./valuation-wizard.ts"
import { WireField } from "./wire-field.tsx"

interface FieldsProps {
  readonly model: ValuationWizard
  readonly part: DraftPart
  readonly fields: ReadonlyArray<ValuedField>
  readonly required: ReadonlyArray<string>
}

const Fields = observer(({ model, part, fields, required }: FieldsProps) => {
  const values: Readonly<Record<string, Wire>> = ValuationDraft.encode(model.draft)[part]
  return (
    <Pair>
      {fields.map((field) => (
        <WireField
          key={field.name}
          field={field}
          value={values[field.name] ?? null}
          onChange={(value) => model.type(part, { [field.name]: value })}
          error={model.errors[field.name]}
          isOptional={!required.includes(field.name)}
        />
      ))}
    </Pair>
  )
})

/** What is asked of every loan. */
export const SpecificsStep = observer((props: StepProps) => (
  <StepForm {...props} step="specifics">
    <Panel label="The loan">
      <Fields model={props.model} part="specifics" fields={SPECIFICS} required={REQUIRED_SPECIFICS} />
    </Panel>
  </StepForm>
))

/** What is asked of a loan of this class. */
export const DetailsStep = observer((props: StepProps & { readonly lastLabel?: string | undefined }) => {
  const { model } = props
  const group = draftGroup(model.draft)
  if (group === null) return null
  const { fields, part, title } = GROUP_FIELDS[group]
  return (
    <StepForm {...props} step="details">
      <Panel title={title}>
        <Fields model={model} part={part} fields={fields} required={REQUIRED_DETAILS[group]} />
      </Panel>
      {model.failure !== null && (
        <Banner tone="bad" isAlert>
          {model.failure}
        </Banner>
      )}
    </StepForm>
  )
})
