import { KeptMandate } from "@xl/core/mandates"
import type { Profile } from "@xl/core/profiles"
import { must, UserId } from "@xl/core/shared"
import { aProfile, aSeller, EXAMPLE_NOW } from "../market/people.ts"
import { aUuid } from "../shared/counted-ids.ts"

/** Somebody who acts for sellers, changed where the reader should look. */
export const aConcierge = (change: Partial<Profile> = {}): Profile =>
  aProfile({
    id: must(UserId, aUuid(1, 6)),
    email: "concierge@example.com",
    firstName: "Casey",
    lastName: "Concierge",
    companyName: "Front Desk Advisors",
    roles: ["Concierges", "VerifiedUsers"],
    ...change,
  })

/** A mandate of the example's seller that stands. */
export const aMandate = (change: Partial<KeptMandate> = {}): KeptMandate => ({
  ...must(KeptMandate, {
    id: aUuid(1, 16),
    seller: aSeller().id,
    concierge: aConcierge().id,
    givenAt: EXAMPLE_NOW,
    endedAt: null,
    endedBy: null,
  }),
  ...change,
})
