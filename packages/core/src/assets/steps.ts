import type { FactPath } from "./fact-table.ts"
import { AMOUNT_FACTS } from "./loan-facts.ts"
import { FIRST_STATUS } from "./machine-table.ts"
import type { AssetStatus } from "../kernel/statuses.ts"
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

/** A page of the wizard by its path under the wizard's route; the asset's id follows (SEL-050 to SEL-056). */
export type WizardPage =
  | "advisors"
  | "asset-info"
  | "due-diligence"
  | "legal/bda"
  | "legal/ca"
  | "legal/terms"
  | "note-overview"
  | "pictures"
  | "property-details"

const PAGES: { readonly [Page in WizardPage]: WizardStep } = {
  "asset-info": "assetInfo",
  "note-overview": "noteOverview",
  "property-details": "propertyDetails",
  pictures: "pictures",
  "due-diligence": "dueDiligence",
  "legal/ca": "legal",
  "legal/bda": "legal",
  "legal/terms": "legal",
  advisors: "advisors",
}

/** Whether a path under the wizard's route is a page of it. */
export const isWizardPage = (path: string): path is WizardPage => path in PAGES

/** The step that a page belongs to. */
export const stepOfPage = (page: WizardPage): WizardStep => PAGES[page]

/** The wizard's pages in their order; the deposit agreement's only with autoDeposit. */
export const wizardPages = (autoDeposit: boolean): ReadonlyArray<WizardPage> =>
  Object.keys(PAGES)
    .filter(isWizardPage)
    .filter((page) => autoDeposit || page !== "legal/bda")

/** The first page of a step. */
export const firstPageOf = (step: WizardStep): WizardPage => {
  const path = STEP_PATHS[step]
  return isWizardPage(path) ? path : "asset-info"
}

/** The page after this one, or null after the last. */
export const pageAfter = (page: WizardPage, autoDeposit: boolean): WizardPage | null => {
  const pages = wizardPages(autoDeposit)
  return pages[pages.indexOf(page) + 1] ?? null
}

/** Where a page of the wizard is; without an id that of an asset which is not created yet. */
export const wizardPath = (page: WizardPage, id: string | null): string =>
  id === null ? "/sell-your-loan/create" : `/sell-your-loan/${page}/${id}`

const ON_MAIN_INFO: ReadonlyArray<string> = ["estCollateralValue", "totalPayoff"]
const ON_LEGAL_PAGES: { readonly [field: string]: WizardPage } = {
  TOCConfirmed: "legal/terms",
  BDAConfirmed: "legal/bda",
}

/** Where a fact that publication lacks, as step.field, is entered. */
export const placeOfMissing = (missing: string): { readonly page: WizardPage; readonly field: string } => {
  const [name = "", field = ""] = missing.split(".")
  if (ON_MAIN_INFO.includes(field)) return { page: "asset-info", field }
  const step = WIZARD_STEPS.find((one) => one === name) ?? "assetInfo"
  return { page: ON_LEGAL_PAGES[field] ?? firstPageOf(step), field }
}

const ON_FIRST_PAGE: ReadonlyArray<string> = AMOUNT_FACTS.facts.map(({ path }) => path)

/** The page on which a fact is asked. */
export const pageOfFact = (path: FactPath): WizardPage => {
  if (path.startsWith("mainInfo") || ON_FIRST_PAGE.includes(path)) return "asset-info"
  return path.startsWith("noteOverview") ? "note-overview" : "property-details"
}

/** The step to go on with: the first that is not complete, or null. */
export const nextStep = (completed: ReadonlyArray<WizardStep>): WizardStep | null =>
  WIZARD_STEPS.find((step) => !completed.includes(step)) ?? null

/** A step of a stepper is clickable only if it is complete or the next one (SEL-062). */
export const isStepClickable = <S extends string>(
  step: S,
  completed: ReadonlyArray<S>,
  steps: ReadonlyArray<S>,
): boolean => completed.includes(step) || step === steps.find((one) => !completed.includes(one))

/** How a save of the wizard was asked for. */
export type Save = "asExisting" | "atTheEnd" | "finishLater" | "first"

/** How the save of the last step counts: a draft is complete, an asset that was published before is edited. */
export const saveAtTheEnd = (status: AssetStatus): Save => (status === FIRST_STATUS ? "atTheEnd" : "asExisting")

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
