import { createRequire } from "node:module"
import { MOST_SUGGESTIONS, Town } from "@xl/core/profiles"
import { decode } from "@xl/core/shared"
import { Result } from "effect"

interface Listed {
  readonly zip: string
  readonly city: string
  readonly state: string
}
interface Zip extends Town {
  readonly zipCode: string
}
interface Known extends Zip {
  readonly search: string
  /** How many ZIP codes the town has: the larger comes first. */
  size: number
}

const LIST = "zipcodes/lib/codes.js"
let read: { readonly zips: ReadonlyArray<Zip>; readonly towns: ReadonlyArray<Known> } | undefined

/** The list is read with the first question, and of it only what is asked for is kept. */
const known = () => {
  if (read) return read
  const require = createRequire(import.meta.url)
  const { codes } = require(LIST) as { readonly codes: Readonly<Record<string, Listed>> }
  const zips = Object.values(codes).flatMap(({ city, state, zip }) => {
    const town = decode(Town)({ zipCode: zip, city, state })
    return Result.isSuccess(town) ? [{ ...town.success, zipCode: zip }] : []
  })
  delete require.cache[require.resolve(LIST)]
  read = { zips: zips.toSorted(byZip), towns: townsOf(zips) }
  return read
}

const byZip = (one: Zip, other: Zip): number => (one.zipCode < other.zipCode ? -1 : 1)

const townsOf = (zips: ReadonlyArray<Zip>): ReadonlyArray<Known> => {
  const towns = new Map<string, Known>()
  for (const zip of zips) {
    const key = `${zip.city.toLowerCase()}, ${zip.state.toLowerCase()}`
    const town = towns.get(key)
    if (town) town.size += 1
    else towns.set(key, { ...zip, search: key, size: 1 })
  }
  return [...towns.values()].toSorted((one, other) => other.size - one.size || (one.search < other.search ? -1 : 1))
}

/** A name whose last two letters may be its state's, as the list writes both: "springfield il" is "springfield, il". */
const withState = (typed: string): string => {
  const words = typed.split(/[\s,]+/)
  const last = words.pop() ?? ""
  return words.length > 0 && /^[a-z]{2}$/.test(last) ? `${words.join(" ")}, ${last}` : typed
}

/** Towns whose ZIP code or name begins so, the larger first; a name may go on with its state: "springfield, il". */
export const townsLike = (typed: string): ReadonlyArray<Town> => {
  const plain = typed.trim().toLowerCase()
  if (plain === "") return []
  const wanted = withState(plain)
  const { towns, zips } = known()
  if (/^\d+$/.test(wanted)) return zips.filter(({ zipCode }) => zipCode.startsWith(wanted)).slice(0, MOST_SUGGESTIONS)
  return towns
    .filter(({ search }) => search.startsWith(wanted) || search.startsWith(plain))
    .slice(0, MOST_SUGGESTIONS)
    .map(({ city, size, state, zipCode }) => ({ city, state, zipCode: size === 1 ? zipCode : null }))
}
