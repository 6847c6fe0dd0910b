import type { MainInfo } from "@xl/core/assets"
import type { ListingWizard } from "./listing-wizard.ts"

/** Types into the main facts of an asset. */
export const typeMain = (model: ListingWizard, main: Partial<MainInfo>): void =>
  model.type({ mainInfo: { ...model.form.mainInfo, ...main } })
