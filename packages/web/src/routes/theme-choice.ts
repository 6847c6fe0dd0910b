import { themeCookie, themeIn, type ThemeMode } from "@xl/core/navigation"
import { applyTheme } from "@xl/ui/frame"
import { useState } from "react"

/** Light, dark or as the system: at once, and at the next visit. */
export const useThemeChoice = (): readonly [ThemeMode, (mode: ThemeMode) => void] => {
  const [theme, setTheme] = useState(() => themeIn(globalThis.document?.cookie ?? ""))
  const choose = (mode: ThemeMode) => {
    document.cookie = themeCookie(mode)
    applyTheme(mode, document.documentElement)
    setTheme(mode)
  }
  return [theme, choose]
}
