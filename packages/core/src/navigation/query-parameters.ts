/** Reads one query parameter of the address, or null where it is not there. */
export type ReadParameter = (name: string) => string | null

/** A value of the address for reading: every slash and every underscore is a space. */
const spoken = (value: string | null): string | null => (value === null ? null : value.replaceAll(/[/_]/g, " "))

/** What the address says in place of the registration dialog's title, or null. */
export const registrationTitle = (read: ReadParameter): string | null => spoken(read("regtitle"))

/** What the address says in place of the registration dialog's description, or null. */
export const registrationDescription = (read: ReadParameter): string | null => spoken(read("regdesc"))

/** Which dialog the address opens: `user` registers, `step` signs in; `user` comes first, and neither counts for who is signed in. */
export const dialogAsked = (read: ReadParameter, isSignedIn: boolean): "register" | "signIn" | null => {
  if (isSignedIn) return null
  if (read("user") !== null) return "register"
  return read("step") === null ? null : "signIn"
}

/** The chat that the address opens, at once for who is signed in; a guest's waits until after the sign-in. */
export const chatAsked = (
  read: ReadParameter,
  isSignedIn: boolean,
): { readonly chat: string; readonly when: "afterSignIn" | "now" } | null => {
  const chat = read("chat")
  return chat === null || chat === "" ? null : { chat, when: isSignedIn ? "now" : "afterSignIn" }
}

/** Where a visitor came from, as kept here and sent once after a sign-in or sign-up. */
export interface UtmParameters {
  readonly utmSource: string | null
  readonly utmMedium: string | null
  readonly utmCampaign: string | null
}

/** What the address says of where its visitor came from, or null where it says nothing. */
export const utmParameters = (read: ReadParameter): UtmParameters | null => {
  const found = {
    utmSource: read("utm_source"),
    utmMedium: read("utm_medium"),
    utmCampaign: read("utm_campaign"),
  }
  return Object.values(found).every((value) => value === null) ? null : found
}
