import type { Requirement } from "./requirements.ts"

/** What `--rows` and `--areas` said: ids, and areas such as `profile` or `ACC:profile`, each with commas between. */
export type Asking = { readonly rows?: string | undefined; readonly areas?: string | undefined }

type Area = { readonly text: string | undefined; readonly area: string }

const areaOf = (asked: string): Area => {
  const [text, area] = asked.split(":")
  return area === undefined ? { text: undefined, area: asked } : { text, area }
}

const isIn =
  ({ text, area }: Area) =>
  (row: Requirement): boolean =>
    row.area === area && (text === undefined || row.id.startsWith(`${text}-`))

/** The rows that lie in one of these areas. Throws, naming it, for an area that holds no row: a slip would draw from fewer rows. */
const ofAreas = (rows: ReadonlyArray<Requirement>, areas: string): ReadonlyArray<Requirement> => {
  const places = areas.split(",").map((asked) => {
    const isHere = isIn(areaOf(asked))
    if (!rows.some(isHere)) throw new Error(`no row lies in the area '${asked}'`)
    return isHere
  })
  return rows.filter((row) => places.some((isHere) => isHere(row)))
}

/** The rows that both options leave, all where neither is given. Throws for an area without rows. */
export const askedRows = (
  rows: ReadonlyArray<Requirement>,
  { rows: ids, areas }: Asking,
): ReadonlyArray<Requirement> => {
  const named = ids === undefined ? rows : rows.filter(({ id }) => ids.split(",").includes(id))
  const within = areas === undefined ? rows : ofAreas(rows, areas)
  return named.filter((row) => within.includes(row))
}
