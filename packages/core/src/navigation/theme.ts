/** Light or dark by one's own choice, or as the system. */
export type ThemeMode = "system" | "light" | "dark"

const NAME = "theme"
/** Seconds of a year. */
const YEAR = 31_536_000

/** The choice that a page's cookies hold; it outlives a sign-out, which empties the storage. */
export const themeIn = (cookies: string): ThemeMode => {
  const [, chosen] = /(?:^|; )theme=(light|dark)(?:;|$)/.exec(cookies) ?? []
  return chosen === "light" || chosen === "dark" ? chosen : "system"
}

/** The cookie that keeps a choice; following the system needs none. */
export const themeCookie = (mode: ThemeMode): string =>
  `${NAME}=${mode === "system" ? "" : mode}; path=/; max-age=${mode === "system" ? 0 : YEAR}; samesite=lax`
