import { type FactPath, type FactWarning, factWarnings } from "@xl/core/assets"
import { observer } from "mobx-react-lite"
import { Banner, Checkbox, Stack } from "../parts/index.ts"
import { isConfirmed, warningsAt, withConfirmation } from "./confirmations.ts"
import type { ListingWizard } from "./listing-wizard.ts"

export interface FactWarningsProps {
  readonly model: ListingWizard
  /** The field beside which they are said. */
  readonly at: FactPath
}

/** Facts that do not go together, each to be changed or confirmed before one goes on. */
export const FactWarnings = observer(({ at, model }: FactWarningsProps) => {
  const warnings = warningsAt(at, model)
  if (warnings.length === 0) return null
  return (
    <Stack $gap={3} as="output">
      {warnings.map((warning) => (
        <Warning key={warning.warning} model={model} warning={warning} />
      ))}
    </Stack>
  )
})

interface WarningProps {
  readonly model: ListingWizard
  readonly warning: FactWarning
}

const Warning = observer(({ model, warning }: WarningProps) => (
  <Banner tone="warn">
    <Stack $gap={3}>
      <b>Please check</b>
      <Checkbox
        isSelected={isConfirmed(model.form, warning)}
        onChange={(isRight) => model.type(withConfirmation(model.form, warning, isRight, ofPublished(model)))}
        error={model.errors[warning.warning]}
      >
        {warning.message} I confirm that this is right.
      </Checkbox>
    </Stack>
  </Banner>
))

/** What buyers read now does not go together either; what is confirmed of it stays while a change is asked for. */
const ofPublished = ({ published, today }: ListingWizard): ReadonlyArray<FactWarning> =>
  published === null ? [] : factWarnings(published, today)
