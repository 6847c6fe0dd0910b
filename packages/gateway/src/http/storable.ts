/** Values within each other; deeper ones would exhaust the stack of whatever walks them. */
export const DEEPEST = 32

/** Whether PostgreSQL can keep a text: neither NUL nor half of a character. */
export const isStorable = (text: string): boolean => !text.includes("\u0000") && text.isWellFormed()

/** What is wrong with values from outside, whatever they are for, or undefined. Takes no more stack for deep ones than for flat ones. */
export const faultOf = (values: unknown): string | undefined => {
  const open: Array<readonly [value: unknown, depth: number]> = [[values, 0]]
  for (let next = open.pop(); next; next = open.pop()) {
    const [value, depth] = next
    const fault = faultAt(value, depth)
    if (fault !== undefined) return fault
    if (typeof value !== "object" || value === null) continue
    for (const inside of Object.values(value)) open.push([inside, depth + 1])
  }
  return undefined
}

/** Of one value by itself. */
const faultAt = (value: unknown, depth: number): string | undefined => {
  if (typeof value === "string") return isStorable(value) ? undefined : UNREADABLE
  if (typeof value !== "object" || value === null) return undefined
  if (depth > DEEPEST) return `The question is nested more than ${DEEPEST} levels deep.`
  return Object.keys(value).every(isStorable) ? undefined : UNREADABLE
}
const UNREADABLE = "The question holds characters that cannot be kept."
