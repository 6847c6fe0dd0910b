import type { Legal } from "@xl/core/assets"
import type { ListingWizard } from "./listing-wizard.ts"

/** Types into what the legal step asks for. */
export const typeLegal = (model: ListingWizard, legal: Partial<Legal>): void =>
  model.type({ legal: { ...model.form.legal, ...legal } })
