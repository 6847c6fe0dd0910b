import type { Profile } from "@xl/core/profiles"
import { observer } from "mobx-react-lite"
import { Banner, KeyValueGrid, Stack } from "../parts/index.ts"
import {
  approverFact,
  blockedAs,
  confirmationFacts,
  fundsFacts,
  purchasingFacts,
  sellingFacts,
} from "../profile/profile-facts.ts"
import type { UserPartProps } from "./user-part.ts"

interface OfProfile {
  readonly profile: Profile
}

/** Somebody's buyer profile as an administrator sees it. */
export const BuyerFacts = ({ profile }: OfProfile) => (
  <Stack $gap={5}>
    {profile.buyerProfile.declineReason !== null && (
      <Banner tone="warn">The last request was declined: {profile.buyerProfile.declineReason}</Banner>
    )}
    <KeyValueGrid items={[...fundsFacts(profile), approverFact(profile), ...purchasingFacts(profile)]} />
  </Stack>
)

/** Somebody's seller profile as an administrator sees it. */
export const SellerFacts = ({ profile }: OfProfile) => {
  const blocked = blockedAs(profile)
  return (
    <Stack $gap={5}>
      {blocked && <Banner tone="bad">{blocked}</Banner>}
      <KeyValueGrid items={[...sellingFacts(profile), ...confirmationFacts(profile)]} />
    </Stack>
  )
}

/** The buyer profile in the dialog of a person. */
export const BuyerPart = observer(
  ({ model: { profile } }: UserPartProps) => profile && <BuyerFacts profile={profile} />,
)
/** The seller profile in the dialog of a person. */
export const SellerPart = observer(
  ({ model: { profile } }: UserPartProps) => profile && <SellerFacts profile={profile} />,
)
