/** An asset filled in step by step, and handed on to be published. */
export { KeptForms, keptForms } from "./kept-forms.ts"
export { ListingWizard, listingWizard } from "./listing-wizard.ts"
export { PicturesModel, picturesModel } from "./pictures-model.ts"
export { PicturesStep } from "./pictures-step.tsx"
export { Publication, publication } from "./publication.ts"
export type { WizardParts, WizardScreenProps } from "./wizard-props.ts"
export { WizardScreen } from "./wizard-screen.tsx"
