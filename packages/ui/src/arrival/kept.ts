/** A place of the browser in which words are kept: `localStorage`, `sessionStorage`, or one in memory. */
export type Kept = Pick<Storage, "getItem" | "removeItem" | "setItem">

/** Keeps for as long as the page lives. */
export const keptInMemory = (): Kept => {
  const words = new Map<string, string>()
  return {
    getItem: (name) => words.get(name) ?? null,
    setItem: (name, value) => void words.set(name, value),
    removeItem: (name) => void words.delete(name),
  }
}
