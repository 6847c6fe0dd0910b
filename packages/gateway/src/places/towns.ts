import { createRequire } from "node:module"
import { Coordinates, type WhereIs, milesBetween, otherSpellings, searchWords } from "@xl/core/assets"
import { MOST_SUGGESTIONS, Town } from "@xl/core/profiles"
import { decode } from "@xl/core/shared"
import { Result } from "effect"

interface Listed {
  readonly zip: string
  readonly city: string
  readonly state: string
  readonly latitude: number
  readonly longitude: number
}
interface Zip extends Town {
  readonly zipCode: string
  /** Null where the list does not say: of soldiers abroad, and of a few islands. */
  readonly at: Coordinates | null
}
interface Known extends Zip {
  readonly search: string
  /** How many ZIP codes the town has: the larger comes first. */
  size: number
}

const LIST = "zipcodes/lib/codes.js"
let read:
  | {
      readonly zips: ReadonlyArray<Zip>
      readonly towns: ReadonlyArray<Known>
      /** By ZIP code, and by name and state as `search` has them. */
      readonly points: Map<string, Coordinates | null>
    }
  | undefined

/** The list is read with the first question, and of it only what is asked for is kept. */
const known = () => {
  if (read) return read
  const require = createRequire(import.meta.url)
  const { codes } = require(LIST) as { readonly codes: Readonly<Record<string, Listed>> }
  const zips = Object.values(codes).flatMap(({ city, latitude, longitude, state, zip }) => {
    const town = decode(Town)({ zipCode: zip, city, state })
    return Result.isSuccess(town) ? [{ ...town.success, zipCode: zip, at: pointOf(latitude, longitude) }] : []
  })
  delete require.cache[require.resolve(LIST)]
  const points = new Map(zips.map(({ at, zipCode }) => [zipCode, at]))
  read = { zips: zips.toSorted(byZip), towns: townsOf(zips), points }
  return read
}

const byZip = (one: Zip, other: Zip): number => (one.zipCode < other.zipCode ? -1 : 1)

const pointOf = (latitude: number, longitude: number): Coordinates | null => {
  const point = { latitude, longitude }
  return Coordinates.is(point) && latitude !== 0 ? point : null
}

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
  const begins = [plain, wanted, ...otherSpellings(wanted)]
  const { towns, zips } = known()
  if (/^\d+$/.test(wanted)) return zips.filter(({ zipCode }) => zipCode.startsWith(wanted)).slice(0, MOST_SUGGESTIONS)
  return towns
    .filter(({ search }) => begins.some((begin) => search.startsWith(begin)))
    .slice(0, MOST_SUGGESTIONS)
    .map(({ city, size, state, zipCode }) => ({ city, state, zipCode: size === 1 ? zipCode : null }))
}

const average = (values: ReadonlyArray<number>): number => values.reduce((sum, value) => sum + value, 0) / values.length

const middleOf = (points: ReadonlyArray<Coordinates>): Coordinates | null =>
  points.length === 0
    ? null
    : {
        latitude: average(points.map(({ latitude }) => latitude)),
        longitude: average(points.map(({ longitude }) => longitude)),
      }

const isIn =
  (town: Town) =>
  ({ city, state }: Zip): boolean =>
    city === town.city && state === town.state

const townAt = (typed: string): Coordinates | null => {
  const { points, towns, zips } = known()
  const { fragment, town } = searchWords(typed)
  const wanted = town === null ? withState(fragment) : `${town.city}, ${town.state.toLowerCase()}`
  const names = [wanted, ...otherSpellings(wanted)]
  const found = towns.find(({ city, search }) => names.includes(search) || names.includes(city.toLowerCase()))
  if (found === undefined) return null
  const at = points.get(found.search) ?? middleOf(zips.filter(isIn(found)).flatMap(({ at: point }) => point ?? []))
  points.set(found.search, at)
  return at
}

/** The middle of a ZIP code, or of a town's ZIP codes: of "Austin, TX", or the largest of a name without a state. */
export const whereIs: WhereIs = (place) => {
  const typed = place.trim()
  return /^\d{5}(?:-\d{4})?$/.test(typed) ? (known().points.get(typed.slice(0, 5)) ?? null) : townAt(typed)
}

/** The ZIP codes whose middle is at most so many miles from a point. */
export const zipsAround = (point: Coordinates, miles: number): ReadonlyArray<string> =>
  known().zips.flatMap(({ at, zipCode }) => (at !== null && milesBetween(point, at) <= miles ? [zipCode] : []))
