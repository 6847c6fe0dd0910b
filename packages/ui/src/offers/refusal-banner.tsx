import { makeOfferPath } from "@xl/core/offers"
import type { OfferId } from "@xl/core/shared"
import { Banner, LinkButton } from "../parts/index.ts"

interface RefusalBannerProps {
  readonly said: string
  /** The offer that is kept as a draft until its deposit agreement is signed; null where it was refused for something else. */
  readonly unsigned: OfferId | null
  /** On the way to the agreement. */
  readonly onLeave: () => void
}

/** Why an offer was not taken, and the way to what it lacks. */
export const RefusalBanner = ({ onLeave, said, unsigned }: RefusalBannerProps) => (
  <Banner
    tone="bad"
    isAlert
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
