import type { AssetView, WizardPage } from "@xl/core/assets"
import type { Profile } from "@xl/core/profiles"
import type { Actor } from "@xl/core/kernel"
import type { AssetId } from "@xl/core/shared"
import type { ReactNode } from "react"
import type { ListingWizard } from "./listing-wizard.ts"

/** What other folders put into the steps. */
export interface WizardParts {
  readonly pictures: (model: ListingWizard) => ReactNode
  readonly dataRoom: (id: AssetId) => ReactNode
  readonly advisors: (model: ListingWizard, profile: Profile | null) => ReactNode
  /** The seller's own document of the confidentiality agreement. */
  readonly agreement: (model: ListingWizard) => ReactNode
  /** The seller's own requests to change the listing. */
  readonly changes: (asset: AssetView) => ReactNode
}

export interface WizardScreenProps {
  /** Null is an asset that is not created yet. */
  readonly id: AssetId | null
  /** Null goes on where something is missing. */
  readonly page: WizardPage | null
  /** The pricing plan of a new asset, where the address names one. */
  readonly plan: string | null
  /** The field that a link to what is missing named; empty without one. */
  readonly field: string
  /** Another one each time that a link is pressed, be it the same link again. */
  readonly visit?: string | undefined
  readonly actor: Actor
  readonly profile: Profile | null
  readonly onGo: (path: string) => void
  /** Drawn instead of an asset that the reader may not edit. */
  readonly refused: ReactNode
  readonly parts: WizardParts
}

export interface StepProps extends WizardScreenProps {
  readonly model: ListingWizard
}
export interface StepFormProps extends StepProps {
  readonly page: WizardPage
}
