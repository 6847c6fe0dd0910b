import type * as t from "io-ts"
import { filled } from "./completeness.ts"
import type { Profile, User } from "./model.ts"

/** The user out of the profile; `numberOfFavorites` counts the favorites that are still for sale. */
export const userOf = (profile: Profile, numberOfFavorites: t.Int): User => ({
  ...profile,
  numberOfFavorites,
  filled: filled(profile),
})
