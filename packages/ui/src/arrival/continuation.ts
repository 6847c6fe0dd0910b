import { useEffect } from "react"
import { accountDialogs } from "../accounts/index.ts"
import { profileDialogs } from "../profile/index.ts"
import { sessionStore } from "../session/index.ts"
import { useViewModel } from "../view-model/index.ts"
import { type GuestPress, returnPath } from "./return-path.ts"

/** An offer asks for name and phone itself, and says why; whatever else was pressed waits until they were asked for. */
const useIsAsked = (press: GuestPress): boolean => {
  const session = useViewModel(sessionStore)
  const accounts = useViewModel(accountDialogs)
  const profiles = useViewModel(profileDialogs)
  const isProfileDue = press !== "offer" && session.isProfileDue
  return isProfileDue || accounts.dialog !== "closed" || profiles.dialog.tag !== "closed"
}

/**
 * Calls `goOn` once for what the reader pressed at `path` before they were signed in. It waits until `isReady`, and until nothing that the
 * login asks for is open. For components that observe.
 */
export const useContinuation = (press: GuestPress, path: string, goOn: () => void, isReady = true): void => {
  const paths = useViewModel(returnPath)
  const isAsked = useIsAsked(press)
  const { pressed } = paths
  const isPressed = pressed?.press === press && pressed.path === path
  useEffect(() => {
    if (!isPressed || isAsked || !isReady || paths.pressed === null) return
    paths.forget()
    goOn()
  }, [goOn, isAsked, isPressed, isReady, paths])
}
