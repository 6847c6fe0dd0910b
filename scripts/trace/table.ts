import type { Verdict } from "./proof.ts"
import type { Requirement } from "./requirements.ts"

const LAYERS = ["core", "gateway", "web", "e2e", "vendor", "decision", "context"] as const

type Count = { done: number; total: number }

const shown = (count: Count | undefined): string => (count === undefined ? "" : `${count.done}/${count.total}`)

const isDone = (verdict: Verdict | undefined): boolean => verdict !== undefined && verdict.tag !== "open"

const counted = (rows: ReadonlyArray<Requirement>, verdicts: ReadonlyMap<string, Verdict>): Count => ({
  done: rows.filter(({ id }) => isDone(verdicts.get(id))).length,
  total: rows.length,
})

const cells = (rows: ReadonlyArray<Requirement>, verdicts: ReadonlyMap<string, Verdict>): ReadonlyArray<string> => [
  ...LAYERS.map((layer) => {
    const here = rows.filter((row) => row.layer === layer)
    return shown(here.length === 0 ? undefined : counted(here, verdicts))
  }),
  shown(counted(rows, verdicts)),
]

/** Cells in columns, the first flush left, the others flush right. */
export const aligned = (lines: ReadonlyArray<ReadonlyArray<string>>): string => {
  const widths = lines[0]?.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0))) ?? []
  const pad = (cell: string, column: number) =>
    column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)
  return lines.map((line) => line.map(pad).join("  ").trimEnd()).join("\n")
}

/** Done/total per area and layer, with a last line and a last column for all. */
export const table = (rows: ReadonlyArray<Requirement>, verdicts: ReadonlyMap<string, Verdict>): string => {
  const areas = [...new Set(rows.map(({ area }) => area))].toSorted()
  return aligned([
    ["area", ...LAYERS, "all"],
    ...areas.map((area) => [
      area,
      ...cells(
        rows.filter((row) => row.area === area),
        verdicts,
      ),
    ]),
    ["all", ...cells(rows, verdicts)],
  ])
}

/** One line per row that does not count yet, with the reason. */
export const openRows = (rows: ReadonlyArray<Requirement>, verdicts: ReadonlyMap<string, Verdict>): string =>
  rows
    .flatMap(({ id, area, layer, requirement }) => {
      const verdict = verdicts.get(id)
      return verdict?.tag === "open" ? [`${id}  ${layer}  ${area}  (${verdict.why})  ${requirement}`] : []
    })
    .join("\n")
