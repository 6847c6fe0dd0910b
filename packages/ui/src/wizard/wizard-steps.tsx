import { firstPageOf, stepOfPage, WIZARD_STEPS, type WizardPage, wizardPath } from "@xl/core/assets"
import { observer } from "mobx-react-lite"
import { Stepper } from "../parts/index.ts"
import type { ListingWizard } from "./listing-wizard.ts"
import { STEP_LABELS } from "./step-labels.ts"

export interface WizardStepsProps {
  readonly model: ListingWizard
  readonly page: WizardPage
  readonly onGo: (path: string) => void
}

/** How far one is. What is typed goes along to the step gone to. */
export const WizardSteps = observer(({ model, onGo, page }: WizardStepsProps) => (
  <Stepper
    label="Steps of the listing"
    steps={WIZARD_STEPS.map((id) => ({ id, label: STEP_LABELS[id], isCompleted: model.completed.includes(id) }))}
    current={stepOfPage(page)}
    onGo={(step) => onGo(wizardPath(firstPageOf(step), model.id))}
  />
))
