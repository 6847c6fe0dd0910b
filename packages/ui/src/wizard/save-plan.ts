import {
  type AssetEdit,
  type AssetView,
  changedParts,
  type FormStanding,
  furthestStep,
  isEditable,
  type ListingForm,
  pageAfter,
  pathAfterSave,
  saveAtTheEnd,
  stepOfPage,
  type WizardPage,
  wizardPath,
  type WizardStep,
} from "@xl/core/assets"

const WIZARD = /^\/sell-your-loan\/|^\/asset\/[^/]+\/edit$/

/** Whether a path is one of the wizard's own pages. */
export const isInWizard = (pathname: string): boolean => WIZARD.test(pathname)

/** How a save was asked for. */
export type SaveKind = "later" | "next" | "save"

/** Whether the facts on the page may change in the asset's status; advisors may longer. */
export const isPageEditable = (page: WizardPage, { status }: FormStanding): boolean =>
  isEditable(status, page === "advisors" ? { contacts: [] } : { images: [] })

/** The form once the page is saved: to see the data room's step is to complete it. */
export const seenOn = (page: WizardPage, form: ListingForm): ListingForm =>
  page === "due-diligence" ? { ...form, dueDiligenceVisited: true } : form

/** The step that a save on the page records; the pages of the legal step do so at the last of them. */
const recordedOn = (page: WizardPage, { currentStep }: FormStanding): WizardStep | null =>
  page === "legal/ca" || page === "legal/bda" ? currentStep : furthestStep(stepOfPage(page), currentStep)

/** How the asset stands once the page is saved by going on. */
export const standingAfter = (page: WizardPage, standing: FormStanding): FormStanding => ({
  ...standing,
  currentStep: recordedOn(page, standing),
})

/** What one save carries: all that differs, and by save-and-next the step reached. */
export const editOf = (
  kind: SaveKind,
  page: WizardPage,
  form: ListingForm,
  { saved, standing }: { readonly saved: ListingForm; readonly standing: FormStanding },
): AssetEdit => {
  const recorded = recordedOn(page, standing)
  const isFurther = kind === "next" && recorded !== null && recorded !== standing.currentStep
  return { ...changedParts(seenOn(page, form), saved), ...(isFurther ? { currentStep: recorded } : {}) }
}

/** Where a save that was kept leads. */
export const pathAfterKeeping = (
  kind: SaveKind,
  page: WizardPage,
  { id, status }: AssetView,
  { autoDeposit, isNew }: { readonly autoDeposit: boolean; readonly isNew: boolean },
): string => {
  if (kind === "later") return pathAfterSave("finishLater", id)
  if (kind === "save") return pathAfterSave(isNew ? "first" : "asExisting", id)
  const next = pageAfter(page, autoDeposit)
  if (next !== null) return wizardPath(next, id)
  return pathAfterSave(saveAtTheEnd(status), id)
}
