import type { WizardStep } from "@xl/core/assets"

/** How each step is called. */
export const STEP_LABELS: { readonly [Step in WizardStep]: string } = {
  assetInfo: "Asset info",
  noteOverview: "Note overview",
  propertyDetails: "Property details",
  pictures: "Pictures",
  dueDiligence: "Due diligence",
  legal: "Legal",
  advisors: "Advisors",
}
