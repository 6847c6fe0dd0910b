import type { Coordinates, WhereIs } from "@xl/core/assets"

const PLACES: { readonly [place: string]: Coordinates } = {
  "78701": { latitude: 30.2713, longitude: -97.7426 },
  "austin, tx": { latitude: 30.30711, longitude: -97.75987 },
  "75201": { latitude: 32.7904, longitude: -96.8044 },
}

/** Where a few places are, as the gateway's list of ZIP codes has them. */
export const examplePlace: WhereIs = (place) => PLACES[place.trim().toLowerCase()] ?? null
