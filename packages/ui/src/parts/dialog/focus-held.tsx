import { useEffect, useState } from "react"
import { holdFocus, menuButton } from "./hold-focus.ts"

/** Inside what stands over the page: once it closes, the focus is back on the button of the menu that asked for it, or at least not lost. */
export const FocusHeld = () => {
  const [opener] = useState(menuButton)
  useEffect(() => () => holdFocus(() => (opener?.isConnected === true ? opener : null)), [opener])
  return null
}
