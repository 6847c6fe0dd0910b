import * as t from "io-ts"

const degrees = (name: string, most: number) =>
  new t.Type<number>(
    name,
    (value): value is number => typeof value === "number" && Math.abs(value) <= most,
    (value, context) =>
      typeof value === "number" && Math.abs(value) <= most ? t.success(value) : t.failure(value, context),
    t.identity,
  )

/** A point on the map, in degrees: north and east are positive. */
export const Coordinates = t.readonly(
  t.strict({ latitude: degrees("Latitude", 90), longitude: degrees("Longitude", 180) }),
  "Coordinates",
)
/** A point on the map, in degrees: north and east are positive. */
export type Coordinates = t.TypeOf<typeof Coordinates>

/** How far around a place a search looks, in miles, where it does not say. */
export const DEFAULT_MILES = 50
/** The farthest that a search looks around a place, in miles. */
export const MOST_MILES = 500

/** A circle on the map: around a point, or around a ZIP code or a town such as "Austin, TX". */
export interface Near {
  readonly at: Coordinates | string
  /** Whole, from 1 to `MOST_MILES`. */
  readonly miles: number
}

/** The middle of a ZIP code or of a town; null where there is no such place. */
export type WhereIs = (place: string) => Coordinates | null

const EARTH_MILES = 3_958.8
const radians = (of: number): number => (of * Math.PI) / 180

/** The way between two points over the ground, in miles. */
export const milesBetween = (one: Coordinates, other: Coordinates): number => {
  const [north, east] = [other.latitude - one.latitude, other.longitude - one.longitude].map((by) =>
    Math.sin(radians(by) / 2),
  ) as [number, number]
  const shrunk = Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude))
  return 2 * EARTH_MILES * Math.asin(Math.min(1, Math.sqrt(north ** 2 + shrunk * east ** 2)))
}

/** The point around which a search looks; null where nobody knows the place. */
export const originOf = ({ at }: Near, whereIs: WhereIs): Coordinates | null =>
  typeof at === "string" ? whereIs(at) : at

/** Whether a search names a place that nobody knows. */
export const isPlaceUnknown = ({ near }: { readonly near: Near | null }, whereIs: WhereIs): boolean =>
  near !== null && originOf(near, whereIs) === null

const PAIR = /^(-?\d{1,3}(?:\.\d{1,12})?) ?, ?(-?\d{1,3}(?:\.\d{1,12})?)$/
/** A yard or so: nothing here is known better. */
const rounded = (value: number): number => Math.round(value * 100_000) / 100_000 + 0

/** "30.27, -97.74" as a point; null where the text is none. */
export const coordinatesFrom = (text: string): Coordinates | null => {
  const [, latitude = "", longitude = ""] = PAIR.exec(text.trim()) ?? []
  const point = { latitude: rounded(Number(latitude)), longitude: rounded(Number(longitude)) }
  return latitude !== "" && Coordinates.is(point) ? point : null
}

/** The same the other way round; a place is its name. */
export const textOfPlace = (at: Near["at"]): string =>
  typeof at === "string" ? at : `${rounded(at.latitude)},${rounded(at.longitude)}`

/** A circle around what was typed: a town, a ZIP code or a pair of coordinates; null where nothing was. */
export const nearFrom = (typed: string, miles: number): Near | null => {
  const text = typed.trim()
  if (text === "") return null
  const isWhole = Number.isSafeInteger(miles) && miles > 0 && miles <= MOST_MILES
  return { at: coordinatesFrom(text) ?? text, miles: isWhole ? miles : DEFAULT_MILES }
}
