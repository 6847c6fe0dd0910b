import { Profile } from "@xl/core/profiles"

/** A profile as the schema has it. */
export const profileDone = (profile: Profile) => ({ __typename: "ProfileDone", profile: Profile.encode(profile) })
