import { readFileSync } from "node:fs"

/** One thing that stands in an attacker's or a fault's way, how it is taken away, and the test that has to notice. */
export interface Guard {
  readonly id: string
  /** What it guards. */
  readonly guards: string
  readonly file: string
  /** What stands in the file exactly once. */
  readonly from: string
  readonly to: string
  /** Of vitest. */
  readonly project: string
  readonly test: string
}

const inLines = (text: string): string => text.replaceAll("⏎", "\n")

/** docs/guards.tsv: a line for each guard; ⏎ stands for the end of a line in the code. */
export const readGuards = (file: URL = new URL("../../docs/guards.tsv", import.meta.url)): ReadonlyArray<Guard> =>
  readFileSync(file, "utf8")
    .trimEnd()
    .split("\n")
    .slice(1)
    .map((line) => {
      const [id = "", guards = "", path = "", from = "", to = "", project = "", test = ""] = line.split("\t")
      return { id, guards, file: path, from: inLines(from), to: inLines(to), project, test }
    })

/** The text without the guard. Throws unless it stands there exactly once. */
export const broken = ({ file, from, id, to }: Guard, text: string): string => {
  const parts = text.split(from)
  if (parts.length !== 2) throw new RangeError(`${id}: its text stands ${parts.length - 1} times in ${file}`)
  return parts.join(to)
}
