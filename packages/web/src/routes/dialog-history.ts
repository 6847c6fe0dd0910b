import { useEffect, useRef } from "react"
import { useLocation, useNavigate } from "react-router-dom"

/** Where the dialogs stand in the browser's history: nowhere, or with an entry of their own that comes, is there, or goes. */
export type Phase = "leaving" | "none" | "pushed" | "pushing"
export type Act = "back" | "close" | "plain" | "push" | null

type Step = readonly [Phase, Act]

const fromNone = (isOpen: boolean, isEntry: boolean): Step => {
  if (isOpen) return isEntry ? ["pushed", null] : ["pushing", "push"]
  return isEntry ? ["none", "plain"] : ["none", null]
}

const fromPushing = (isOpen: boolean, isEntry: boolean): Step => {
  if (!isEntry) return ["pushing", null]
  return isOpen ? ["pushed", null] : ["leaving", "back"]
}

const fromPushed = (isOpen: boolean, isEntry: boolean): Step => {
  if (isEntry) return isOpen ? ["pushed", null] : ["leaving", "back"]
  return isOpen ? ["none", "close"] : ["none", null]
}

const fromLeaving = (isOpen: boolean, isEntry: boolean): Step => {
  if (isEntry) return ["leaving", null]
  return isOpen ? ["pushing", "push"] : ["none", null]
}

const steps: { readonly [P in Phase]: (isOpen: boolean, isEntry: boolean) => Step } = {
  none: fromNone,
  pushing: fromPushing,
  pushed: fromPushed,
  leaving: fromLeaving,
}

/** What to do next, given whether a dialog is open and whether the entry shown is a dialog's. */
export const nextStep = (phase: Phase, isOpen: boolean, isEntry: boolean): Step => steps[phase](isOpen, isEntry)

/** The browser's own word: a redirect that has just begun is in it before React has heard. */
export const addressShown = () => {
  const { hash, pathname, search } = globalThis.location
  return { hash, pathname, search }
}

const ENTRY = { dialog: true } as const
const isDialogEntry = (state: unknown): boolean =>
  typeof state === "object" && state !== null && (state as { readonly dialog?: unknown }).dialog === true

/** Whether the entry that the browser shows is a dialog's, by the words that the router keeps in it. */
const isDialogShown = (): boolean => isDialogEntry((globalThis.history.state as { readonly usr?: unknown } | null)?.usr)

/**
 * Gives an open dialog an entry in the browser's history, so that back closes it, and takes the entry away when it is closed otherwise. `close`
 * answers whether it was closed.
 * Answers whether the entry shown is a dialog's: whoever goes on from there waits until it is not.
 */
export const useDialogHistory = (isOpen: boolean, close: () => boolean): boolean => {
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  const phase = useRef<Phase>("none")
  const isEntry = isDialogEntry(state)
  useEffect(() => {
    const [next, act] = nextStep(phase.current, isOpen, isEntry)
    // A dialog that asks first stays, and gets its entry again.
    const stays = act === "close" && !close()
    phase.current = stays ? "pushing" : next
    const here = addressShown()
    if (act === "push" || stays) void navigate(here, { state: ENTRY, preventScrollReset: true })
    // What closed it may go on from here in the same turn: then the entry is not the one shown any more, and back would undo that.
    if (act === "back") setTimeout(() => isDialogShown() && void navigate(-1))
    if (act === "plain") void navigate(here, { replace: true, state: null })
  }, [isOpen, isEntry, pathname, search, hash, navigate, close])
  return isEntry
}
