/** Digits with a comma before each three of them, counted from the end. */
export const grouped = (digits: string): string => {
  const first = digits.length % 3
  const threes = digits.slice(first).match(/.{3}/g) ?? []
  return [digits.slice(0, first), ...threes].filter((group) => group !== "").join(",")
}
