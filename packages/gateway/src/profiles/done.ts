import { Profile, profileFor } from "@xl/core/profiles"
import type { Actor } from "@xl/core/kernel"

/** A profile as the schema has it, for the one who asked. */
export const profileDone = (reader: Actor) => (profile: Profile) => ({
  __typename: "ProfileDone",
  profile: Profile.encode(profileFor(reader, profile)),
})
