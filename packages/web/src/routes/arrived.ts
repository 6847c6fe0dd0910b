import { themeIn } from "@xl/core/navigation"
import { announceMoves, keepUtm } from "@xl/ui/arrival"
import { applyTheme } from "@xl/ui/frame"
import { watchHere } from "../parts/index.ts"

/** What must not wait for the first page: its theme, the words of its address, the watch over what is typed, and moves in the history. */
export const arrived = (): void => {
  announceMoves()
  applyTheme(themeIn(document.cookie), document.documentElement)
  const params = new URLSearchParams(location.search)
  try {
    keepUtm((name) => params.get(name), localStorage)
  } catch {
    // A browser that keeps nothing keeps no campaign either.
  }
  watchHere()
}
