import { Profile } from "@xl/core/profiles"
import { profileFor } from "@xl/core/profiles/server"
import type { Actor } from "@xl/core/roles"

/** A profile as the schema has it, for the one who asked. */
export const profileDone = (reader: Actor) => (profile: Profile) => ({
  __typename: "ProfileDone",
  profile: Profile.encode(profileFor(reader, profile)),
})
