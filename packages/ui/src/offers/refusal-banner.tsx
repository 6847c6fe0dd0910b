import { makeOfferPath } from "@xl/core/offers"
import type { OfferId } from "@xl/core/shared"
import { Banner, LinkButton } from "../parts/index.ts"
import { RenewFunds } from "./offer-budget.tsx"

interface RefusalBannerProps {
  readonly said: string
  /** The offer that is kept as a draft until its deposit agreement is signed; null where it was refused for something else. */
  readonly unsigned: OfferId | null
  /** Whether the approved funds fall short: then the way leads to a new proof of funds. */
  readonly isShortOfFunds?: boolean
  /** On the way to the agreement or the proof of funds. */
  readonly onLeave: () => void
  /** When the proof of funds was sent, or closed without. */
  readonly onReturn?: (() => void) | undefined
}

/** Why an offer was not taken, and the way to what it lacks. */
export const RefusalBanner = ({ isShortOfFunds = false, onLeave, onReturn, said, unsigned }: RefusalBannerProps) => (
  <Banner
    tone="bad"
    isAlert
    {...(isShortOfFunds && { action: <RenewFunds onLeave={onLeave} onReturn={onReturn} /> })}
    {...(unsigned !== null && {
      action: (
        <LinkButton href={makeOfferPath("deposit-agreement", unsigned)} onClick={onLeave}>
          Sign the agreement
        </LinkButton>
      ),
    })}
  >
    {said}
  </Banner>
)
