import { isDeepStrictEqual } from "node:util"
import { atOnce, compare, type Figure, type Pace } from "../measure.ts"
import type { Running } from "./gateway.ts"
import { post } from "./http.ts"

const CLIENTS = 16
export const STATES = ["TX", "CA", "NY", "FL", "IL", "OH", "GA", "NC", "MI", "NJ"]

const QUERY = `query ($state: [String!]) {
  searchAssets(size: 12, state: $state, sortBy: upb, orderBy: desc) { total assets { id status name upb address { city } } } }`

interface Row {
  readonly id: string
  readonly status: string
  readonly name: string
  readonly upb: string
  readonly city: string
}
interface Page {
  readonly total: number
  readonly assets: ReadonlyArray<Row>
}
interface Answer {
  readonly data: {
    readonly searchAssets: {
      readonly total: number
      readonly assets: ReadonlyArray<Omit<Row, "city"> & { readonly address: { readonly city: string } }>
    }
  }
}

/** One search through the gateway. */
export const search = async ({ origin }: Running, state: string): Promise<Page> => {
  const { data } = (await post(`${origin}/graphql`, { query: QUERY, variables: { state: [state] } })) as Answer
  const { assets, total } = data.searchAssets
  return { total, assets: assets.map(({ address: { city }, ...row }) => ({ ...row, city })) }
}
const ofBare = async ({ origin }: Running, state: string) => (await post(origin, { state })) as Page

/** A guest's filtered page of the listing through the whole gateway, beside the same rows by one statement and nothing else. */
export const compareSearch = async (gateway: Running, bare: Running, pace: Pace): Promise<Figure> => {
  for (const state of STATES) {
    const [ours, theirs] = [await search(gateway, state), await ofBare(bare, state)]
    if (ours.assets.length === 0 || ours.total !== theirs.total)
      throw new Error(`Not the same rows: ${ours.total} and ${theirs.total} in ${state}`)
    for (const [at, row] of ours.assets.entries())
      if (!isDeepStrictEqual(row, theirs.assets[at]))
        throw new Error(`Not the same rows: ${JSON.stringify([row, theirs.assets[at]])}`)
  }
  let asked = 0
  const next = () => STATES[asked++ % STATES.length] ?? "TX"
  return compare(
    `searchAssets, ${CLIENTS} at once`,
    [
      atOnce("gateway", CLIENTS, () => search(gateway, next())),
      atOnce("one bare statement", CLIENTS, () => ofBare(bare, next())),
    ],
    pace,
  )
}
