import type { FactPath, MainInfo } from "@xl/core/assets"
import type { ListingWizard } from "./listing-wizard.ts"

/** Types into the main facts of an asset. */
export const typeMain = (model: ListingWizard, main: Partial<MainInfo>): void =>
  model.type({ mainInfo: { ...model.form.mainInfo, ...main } })

/** Types a value of a fact that lies directly in its part of the form. */
export const typeFact = (model: ListingWizard, path: FactPath, value: unknown): void => {
  const [part, field] = path.split(".") as ["mainInfo" | "noteOverview" | "propertyOverview", string]
  model.type({ [part]: { ...model.form[part], [field]: value } })
}
