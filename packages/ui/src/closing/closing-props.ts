import type { ClosingParty, ClosingStep } from "@xl/core/offers"
import type { ClosingFacts, ClosingPageModel } from "./closing-page-model.ts"

export interface ClosingScreenProps {
  readonly party: ClosingParty
  readonly step: ClosingStep
  readonly model: ClosingPageModel
  /** In milliseconds since the Unix epoch. */
  readonly now: number
  readonly onGo: (path: string) => void
}

/** Props of the pages of a closing, once it is read. */
export interface ClosingStepProps extends ClosingScreenProps {
  readonly facts: ClosingFacts
}
