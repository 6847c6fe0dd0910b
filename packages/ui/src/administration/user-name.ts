import type { Profile } from "@xl/core/profiles"

/** How somebody is called where a name may be missing. */
export const userName = ({ email, firstName, lastName }: Pick<Profile, "email" | "firstName" | "lastName">): string =>
  [firstName, lastName].filter(Boolean).join(" ") || email
