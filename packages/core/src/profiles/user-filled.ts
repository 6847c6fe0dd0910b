import { isBlank } from "../shared/text.ts"
import type { Profile } from "./model.ts"

/** Whether there is enough of a profile for an offer: first name, last name and office phone. */
export const isProfileFilled = (profile: Pick<Profile, "firstName" | "lastName" | "officePhone">): boolean =>
  ![profile.firstName, profile.lastName, profile.officePhone].some(isBlank)
