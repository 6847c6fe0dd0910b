import { themeIn } from "@xl/core/navigation"
import { keepUtm } from "@xl/ui/arrival"
import { applyTheme } from "@xl/ui/frame"
import { lostHere } from "./lost-part.ts"

/** What must not wait for the first page: its theme, the words of its address, and parts that do not arrive. */
export const arrived = (): void => {
  applyTheme(themeIn(document.cookie), document.documentElement)
  const params = new URLSearchParams(location.search)
  try {
    keepUtm((name) => params.get(name), localStorage)
  } catch {
    // A browser that keeps nothing keeps no campaign either.
  }
  addEventListener("vite:preloadError", (event) => {
    if (lostHere().reloaded()) event.preventDefault()
  })
}
