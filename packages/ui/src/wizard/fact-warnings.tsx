import type { FactWarning, WizardPage } from "@xl/core/assets"
import { observer } from "mobx-react-lite"
import { Checkbox, Panel, Stack } from "../parts/index.ts"
import { isConfirmed, warningsOn, withConfirmation } from "./confirmations.ts"
import type { ListingWizard } from "./listing-wizard.ts"

export interface FactWarningsProps {
  readonly model: ListingWizard
  readonly page: WizardPage
}

/** Facts of a page that do not go together, each to be changed or confirmed before one goes on. */
export const FactWarnings = observer(({ model, page }: FactWarningsProps) => {
  const warnings = warningsOn(page, model.form, model.today)
  if (warnings.length === 0) return null
  return (
    <Panel title="Please check">
      <Stack $gap={4} as="output">
        {warnings.map((warning) => (
          <Warning key={warning.warning} model={model} warning={warning} />
        ))}
      </Stack>
    </Panel>
  )
})

interface WarningProps {
  readonly model: ListingWizard
  readonly warning: FactWarning
}

const Warning = observer(({ model, warning }: WarningProps) => (
  <Checkbox
    isSelected={isConfirmed(model.form, warning)}
    onChange={(isRight) => model.type(withConfirmation(model.form, warning, isRight))}
    helper="Change it above, or confirm that it is right."
    error={model.errors[warning.warning]}
  >
    {warning.message} This is right.
  </Checkbox>
))
