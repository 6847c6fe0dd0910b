import type { Consent } from "@xl/core/monitoring"

/** Seconds of half a year, after which one is asked again. */
const HALF_A_YEAR = 15_552_000

/** The answer that a page's cookies hold; it outlives a sign-out, which empties the storage. */
export const consentIn = (cookies: string): Consent => {
  const [, said] = /(?:^|; )consent=(granted|denied)(?:;|$)/.exec(cookies) ?? []
  return said === "granted" || said === "denied" ? said : null
}

/** The cookie that keeps an answer. */
export const consentCookie = (consent: Exclude<Consent, null>): string =>
  `consent=${consent}; path=/; max-age=${HALF_A_YEAR}; samesite=lax`
