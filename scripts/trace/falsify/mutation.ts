/** One edit of a source file, and what it touches: the words by which it is held against a requirement. */
export type Mutation = {
  readonly start: number
  readonly end: number
  readonly replacement: string
  readonly kind: string
  /** The text, number or condition that is changed. */
  readonly own: string
  /** The name of the constant or entry that it alone makes up, or "". */
  readonly named: string
  /** The names and the statement that it stands in. */
  readonly around: string
}

export const applied = (text: string, { start, end, replacement }: Mutation): string =>
  text.slice(0, start) + replacement + text.slice(end)

const lineOf = (text: string, position: number): number => text.slice(0, position).split("\n").length

/** The lines that an edit changes, as a diff shows them. */
export const diffOf = (file: string, text: string, mutation: Mutation): string => {
  const first = lineOf(text, mutation.start)
  const last = lineOf(text, mutation.end)
  const lines = text.split("\n").slice(first - 1, last)
  const from = text.lastIndexOf("\n", mutation.start - 1) + 1
  const after = text.indexOf("\n", mutation.end)
  const changed = applied(text, mutation).slice(
    from,
    (after === -1 ? text.length : after) + mutation.replacement.length - (mutation.end - mutation.start),
  )
  return [
    `${file}:${first} (${mutation.kind})`,
    ...lines.map((line) => `- ${line}`),
    ...changed.split("\n").map((line) => `+ ${line}`),
  ].join("\n")
}
