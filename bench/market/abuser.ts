import { median } from "../measure.ts"
import { hangUp, postAnyhow } from "./http.ts"

/** Requests a second, each of them one of these in turn. */
const RATE = 100

const many = (count: number, piece: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => piece(n)).join(" ")
const fragments = `{ searchAssets { assets { ...F16 } } } fragment F0 on Asset { id } ${many(16, (n) => `fragment F${n + 1} on Asset { ...F${n} ...F${n} contacts { firstName } ...F${n} }`)}`
const introspection = `{ __schema { types { ${"fields { type { ".repeat(200)} name ${"} } ".repeat(200)} } } }`

/** Each text another one every time, so that nothing is remembered. */
const ABUSES: ReadonlyArray<(turn: number) => string> = [
  (turn) => `{ ${many(3_000, (n) => `a${turn}x${n}: countAssets { count }`)} }`,
  (turn) => `{ ${many(400, (n) => `a${turn}x${n}: countAssets { count }`)} }`,
  (turn) => `{ searchAssets(offset: ${turn}) { ${"total ".repeat(2_500)} } }`,
  (turn) => `{ searchAssets(offset: ${turn}) { total ${"@skip(if: false) ".repeat(400)} } }`,
  (turn) => `{ searchAssets(name: "${"x".repeat(90_000)}${turn}") { total } }`,
  (turn) => `{ f${turn}: ${fragments.slice(2)}`,
  (turn) => `{ f${turn}: ${introspection.slice(2)}`,
  (turn) => `{ f${turn}: searchAssets(size: 1000000) { assets { id images contacts { firstName } } } }`,
  (turn) => `{ ${"x".repeat(90_000)}${turn} }`,
  (turn) => `${"{ searchAssets ".repeat(900)}${turn}`,
]

const url = `${process.env["ABUSED"]}/graphql`
let turn = 0
const spent: Array<number> = []
const pending = new Set<Promise<unknown>>()

const abuse = async (query: string): Promise<void> => {
  const sent = performance.now()
  const { bytes, status } = await postAnyhow(url, { query })
  if (status < 400 || status > 499 || bytes > 2_000)
    throw new Error(`Not refused: ${status}, ${bytes} bytes, ${query.slice(0, 60)}`)
  spent.push(performance.now() - sent)
}
const tick = setInterval(() => {
  const abusing: Promise<unknown> = abuse(ABUSES[turn % ABUSES.length]?.(turn++) ?? "").finally(() =>
    pending.delete(abusing),
  )
  pending.add(abusing)
}, 1_000 / RATE)

const report = async (): Promise<void> => {
  clearInterval(tick)
  await Promise.all(pending)
  process.send?.({ answered: spent.length, median: median(spent) })
  hangUp()
  process.disconnect()
}
process.on("message", () => void report())
