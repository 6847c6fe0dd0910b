/** What people typed into one dialog. */
export interface Texts {
  readonly isTyped: () => boolean
  /** Calls back whenever something was typed; the answer ends it. */
  readonly listen: (heard: () => void) => () => void
}

type Written = HTMLInputElement | HTMLTextAreaElement

const CHOICES: ReadonlySet<string> = new Set(["checkbox", "radio", "range"])

const writtenIn = ({ target }: Event): Written | null =>
  (target instanceof HTMLInputElement && !CHOICES.has(target.type)) || target instanceof HTMLTextAreaElement
    ? target
    : null

/**
 * Watches the fields of a form. A text that was put back as it was is not typed; a field that went with its step is, as long as the form
 * can be sent.
 */
export const textsOf = (form: HTMLElement): Texts => {
  const before = new Map<Written, string>()
  const changed = new Set<Written>()
  const note = (event: Event) => {
    const field = writtenIn(event)
    if (field !== null && !before.has(field)) before.set(field, field.value)
  }
  const compare = (event: Event) => {
    const field = writtenIn(event)
    if (field === null) return
    if (field.value === (before.get(field) ?? "")) changed.delete(field)
    else changed.add(field)
  }
  form.addEventListener("beforeinput", note, true)
  form.addEventListener("input", compare, true)
  const canBeSent = () => form.querySelector("[type=submit]") !== null
  return {
    isTyped: () => [...changed].some(({ isConnected }) => isConnected) || (changed.size > 0 && canBeSent()),
    // At the document: whoever hears it may draw anew, and React, which listens below, must have heard first.
    listen: (heard) => {
      document.addEventListener("input", heard)
      return () => document.removeEventListener("input", heard)
    },
  }
}

interface Asking {
  readonly isTyped: () => boolean
  readonly ask: () => void
}

/** The dialogs that are open, the topmost last. */
const open: Array<Asking> = []
const hearers = new Set<() => void>()
const tell = () => hearers.forEach((heard) => heard())

/** Counts a dialog among the open ones until the answer is called. */
export const registered = (dialog: Asking, { listen }: Pick<Texts, "listen">): (() => void) => {
  open.push(dialog)
  const deaf = listen(tell)
  return () => {
    deaf()
    open.splice(open.indexOf(dialog), 1)
    tell()
  }
}

/** Whether an open dialog holds typed text. */
export const isTextTyped = (): boolean => open.some(({ isTyped }) => isTyped())

/** Calls back whenever that may have changed; the answer ends it. */
export const onTextTyped = (heard: () => void): (() => void) => {
  hearers.add(heard)
  return () => hearers.delete(heard)
}

/** Closes unless a dialog holds typed text: that one asks instead. Answers whether it was closed. */
export const closedUnlessTyped = (close: () => void): boolean => {
  const typed = open.findLast(({ isTyped }) => isTyped())
  if (typed) typed.ask()
  else close()
  return typed === undefined
}
