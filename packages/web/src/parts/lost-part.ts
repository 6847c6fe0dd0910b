import type { Kept } from "@xl/ui/arrival"

/** Milliseconds after which a page that was asked for counts as lost. Source: specification of accounts, point 9. */
export const PART_TIMEOUT = 120_000

/** A page did not arrive. */
export class LostPart extends Error {
  constructor(cause: unknown) {
    super("A part of the pages did not arrive.", { cause })
    this.name = "LostPart"
  }
}

const NAME = "reloadedBuild"

/** What decides whether a page that did not arrive is loaded anew. */
export interface Reloading {
  readonly kept: Kept
  /** Names what runs here: after an update of the site it is another, and may be loaded anew again. */
  readonly build: string
  readonly reload: () => void
  /** Whether something is typed that a reload would lose. */
  readonly isTyping: () => boolean
  /** Whether the server answers now: without it a reload ends in the browser's own error page. */
  readonly answers: () => Promise<boolean>
}

/** What to do about a page that did not arrive. */
export interface LostParts {
  /** Loads the page anew, once for each build and never at the cost of what is typed; says whether it does. */
  readonly reloaded: () => Promise<boolean>
}

export const lostParts = ({ answers, build, isTyping, kept, reload }: Reloading): LostParts => {
  let isGoing = false
  return {
    reloaded: async () => {
      if (isGoing || kept.getItem(NAME) === build) return isGoing
      if (isTyping() || !(await answers()) || isTyping()) return false
      kept.setItem(NAME, build)
      isGoing = true
      reload()
      return true
    },
  }
}

/** Rejects after so many milliseconds, unless it is called off. */
const deadline = (milliseconds: number) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const passed = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`Not here after ${milliseconds} ms.`)), milliseconds)
  })
  return { passed, callOff: () => clearTimeout(timer) }
}

/** Fetches a page that was asked for; one that is lost is loaded anew where that costs nothing, and fails with `LostPart` otherwise. */
export const arriving = async <M>(load: () => Promise<M>, lost: LostParts, timeout = PART_TIMEOUT): Promise<M> => {
  const { callOff, passed } = deadline(timeout)
  try {
    return await Promise.race([load(), passed])
  } catch (cause) {
    if (await lost.reloaded()) return new Promise<never>(() => undefined) // the page is about to go
    throw new LostPart(cause)
  } finally {
    callOff()
  }
}
