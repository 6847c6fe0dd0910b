import type { Kept } from "@xl/ui/arrival"

/** Milliseconds after which a part of the pages counts as lost. Source: specification of accounts, point 9. */
export const PART_TIMEOUT = 120_000

/** A part of the pages did not arrive, and loading them anew did not help. */
export class LostPart extends Error {
  constructor(cause: unknown) {
    super("A part of the pages did not arrive.", { cause })
    this.name = "LostPart"
  }
}

const NAME = "reloadedBuild"

/** What to do about a part that did not arrive. */
export interface LostParts {
  /** Loads the pages anew, once for each build of them; says whether it does. */
  readonly reloaded: () => boolean
}

/** `build` names what runs here: after an update of the site it is another, and may be loaded anew again. */
export const lostParts = (kept: Kept, build: string, reload: () => void): LostParts => {
  let isGoing = false
  return {
    reloaded: () => {
      if (isGoing || kept.getItem(NAME) === build) return isGoing
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

/** Fetches a part; one that is lost loads the pages anew, and where that did not help fails with `LostPart`. */
export const arriving = async <M>(load: () => Promise<M>, lost: LostParts, timeout = PART_TIMEOUT): Promise<M> => {
  const { callOff, passed } = deadline(timeout)
  try {
    return await Promise.race([load(), passed])
  } catch (cause) {
    if (lost.reloaded()) return new Promise<never>(() => undefined) // the page is about to go
    throw new LostPart(cause)
  } finally {
    callOff()
  }
}

let here: LostParts | undefined
/** Those of the tab that is open. */
export const lostHere = (): LostParts => (here ??= lostParts(sessionStorage, import.meta.url, () => location.reload()))
