interface Intent {
  readonly key: string
  underWay: number
}

/** What somebody means to have done once, each under a key of its own. */
export interface Intents {
  /** The key of what is asked: the same as before where that is under way still, or where nobody knows what became of it. */
  readonly begin: (intent: string) => string
  /** `isAnswered` says whether it is known now what became of it. */
  readonly end: (intent: string, isAnswered: boolean) => void
}

/**
 * A second tap, and another try after a line that broke, are the same intent. Once anything else was answered the market has moved on,
 * and what is asked then is meant anew.
 */
export const intents = (freshKey: () => string): Intents => {
  const open = new Map<string, Intent>()
  const forgetIdle = () => open.forEach(({ underWay }, intent) => underWay === 0 && open.delete(intent))
  return {
    begin: (intent) => {
      const it = open.get(intent) ?? { key: freshKey(), underWay: 0 }
      it.underWay += 1
      open.set(intent, it)
      return it.key
    },
    end: (intent, isAnswered) => {
      const it = open.get(intent)
      if (it) it.underWay -= 1
      if (isAnswered) forgetIdle()
    },
  }
}
