import { WizardStep } from "./vocabulary.ts"

/** The wizard's steps in their order, by their internal names. */
export const WIZARD_STEPS = Object.keys(WizardStep.keys).filter(WizardStep.is)

/** The first path of a step under the wizard's route; the asset's id follows. */
export const STEP_PATHS: { readonly [Step in WizardStep]: string } = {
  assetInfo: "asset-info",
  noteOverview: "note-overview",
  propertyDetails: "property-details",
  pictures: "pictures",
  dueDiligence: "due-diligence",
  legal: "legal/ca",
  advisors: "advisors",
}

/** A page of the legal step: bid deposit agreement, confidentiality agreement, terms. */
export type LegalPage = "bda" | "ca" | "terms"

/** Pages of the legal step; the deposit agreement only with autoDeposit. */
export const legalPages = (autoDeposit: boolean): ReadonlyArray<LegalPage> =>
  autoDeposit ? ["ca", "bda", "terms"] : ["ca", "terms"]

/** The step to go on with: the first that is not complete, or null. */
export const nextStep = (completed: ReadonlyArray<WizardStep>): WizardStep | null =>
  WIZARD_STEPS.find((step) => !completed.includes(step)) ?? null

/** A step of the stepper is clickable only if it is complete or the next one. */
export const isStepClickable = (step: WizardStep, completed: ReadonlyArray<WizardStep>): boolean =>
  completed.includes(step) || step === nextStep(completed)

/** How a save of the wizard was asked for. */
export type Save = "asExisting" | "atTheEnd" | "finishLater" | "first"

/** Where a save leads. */
export const pathAfterSave = (save: Save, id: string): string => {
  switch (save) {
    case "first":
      return `/asset/${id}/edit`
    case "atTheEnd":
      return `/creationComplete/${id}`
    case "finishLater":
      return "/seller/filters/active"
    case "asExisting":
      return `/asset/${id}`
  }
}
