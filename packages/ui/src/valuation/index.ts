/** What a loan may be worth: the steps, the result, and one's list. */
export { ListingStart, listingStart } from "./listing-start.ts"
export { ListIt, type ListItProps, OwnActions, type OwnActionsProps } from "./own-actions.tsx"
export { ValuationSheetScreen, type ValuationSheetScreenProps } from "./sheet-screen.tsx"
export { ValuationDrafts, valuationDrafts } from "./valuation-drafts.ts"
export { ValuationWizard, valuationWizard } from "./valuation-wizard.ts"
export { titleOf, ValuationsModel, valuationsModel } from "./valuations-model.ts"
export { RETURNS, ValuationsScreen, type ValuationsScreenProps } from "./valuations-screen.tsx"
export { ValuationWizardScreen, type WizardScreenProps } from "./wizard-screen.tsx"
