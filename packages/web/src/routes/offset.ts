/** How many entries the address leaves out of a list: a whole number up to a million, else none. */
export const offsetIn = (params: URLSearchParams): number => {
  const offset = Number(params.get("offset") ?? 0)
  return Number.isSafeInteger(offset) && offset > 0 ? Math.min(offset, 1_000_000) : 0
}
