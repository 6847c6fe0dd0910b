import { applyTheme, type ThemeMode } from "@xl/ui/frame"
import { useState } from "react"

const NAME = "theme"
/** Seconds of a year. */
const YEAR = 31_536_000

/** The choice that a page's cookies hold; it outlives a sign-out, which empties the storage. */
export const themeIn = (cookies: string): ThemeMode => {
  const [, chosen] = /(?:^|; )theme=(light|dark)(?:;|$)/.exec(cookies) ?? []
  return chosen === "light" || chosen === "dark" ? chosen : "system"
}

/** The cookie that keeps a choice; following the system needs none. */
export const cookieOf = (mode: ThemeMode): string =>
  `${NAME}=${mode === "system" ? "" : mode}; path=/; max-age=${mode === "system" ? 0 : YEAR}; samesite=lax`

/** Light, dark or as the system: at once, and at the next visit. */
export const useThemeChoice = (): readonly [ThemeMode, (mode: ThemeMode) => void] => {
  const [theme, setTheme] = useState(() => themeIn(document.cookie))
  const choose = (mode: ThemeMode) => {
    document.cookie = cookieOf(mode)
    applyTheme(mode, document.documentElement)
    setTheme(mode)
  }
  return [theme, choose]
}
