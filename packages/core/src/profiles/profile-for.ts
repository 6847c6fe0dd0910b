import type { Actor } from "../kernel/actor.ts"
import { isAdministrator } from "../kernel/policies.ts"
import type { Profile } from "./model.ts"

/** The profile without who approved the funds. */
export const withoutApprover = (profile: Profile): Profile => ({
  ...profile,
  buyerProfile: { ...profile.buyerProfile, approvedBy: null },
})

/** A profile as somebody reads it: who approved the funds is told to administrators alone. Source: SEL-140. */
export const profileFor = (reader: Actor, profile: Profile): Profile =>
  isAdministrator(reader) ? profile : withoutApprover(profile)
