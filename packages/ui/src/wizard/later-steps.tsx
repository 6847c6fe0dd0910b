import type { LegalPage, WizardPage } from "@xl/core/assets"
import type { ReactNode } from "react"
import { NOTE_STEP, PROPERTY_STEP } from "./facts.ts"
import { FactsStep } from "./facts-step.tsx"
import { LegalStep } from "./legal-step.tsx"
import type { StepFormProps } from "./wizard-props.ts"

type Fields = (props: StepFormProps) => ReactNode

const legal =
  (page: LegalPage): Fields =>
  ({ model, parts }) => <LegalStep model={model} page={page} ownDocument={parts.agreement(model)} />

const FIELDS: { readonly [Page in WizardPage]: Fields } = {
  "asset-info": () => null,
  "note-overview": ({ model }) => <FactsStep model={model} groups={NOTE_STEP} />,
  "property-details": ({ model }) => <FactsStep model={model} groups={PROPERTY_STEP} />,
  pictures: ({ model, parts }) => parts.pictures(model),
  "due-diligence": () => null,
  "legal/ca": legal("ca"),
  "legal/bda": legal("bda"),
  "legal/terms": legal("terms"),
  advisors: ({ model, parts, profile }) => parts.advisors(model, profile),
}

/** The fields of each page after the first. */
export const LaterStep = (props: StepFormProps) => FIELDS[props.page](props)
