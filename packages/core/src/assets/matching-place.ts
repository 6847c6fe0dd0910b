import { searchedText } from "../shared/text.ts"
import type { Asset } from "./model.ts"
import { milesBetween, type Near, originOf, type WhereIs } from "./near.ts"
import type { AssetSearch } from "./search.ts"
import { searchWords } from "./search-words.ts"
import { otherSpellings } from "./spellings.ts"

/** The first five digits of what stands for a ZIP code: "78701-1234" lies where 78701 does. */
export const zipOf = ({ mainInfo }: Asset): string => mainInfo.address.zipCode.slice(0, 5)

/** An address in one line, as people write it: "100 cedar road, austin, tx 78701". */
const lineOf = ({ mainInfo }: Asset): string => {
  const { address, city, state, zipCode } = mainInfo.address
  return `${address}, ${city}, ${state} ${zipCode}`
}

/** Whether a text holds what was typed, or a word of it begins so in another spelling. */
const holds = (text: string, fragment: string): boolean => {
  const lower = text.toLowerCase()
  return lower.includes(fragment) || otherSpellings(fragment).some((other) => ` ${lower}`.includes(` ${other}`))
}

/** Whether a city is the one that was typed, in whichever spelling. */
const isCity = (city: string, typed: string): boolean => [typed, ...otherSpellings(typed)].includes(city.toLowerCase())

/** Whether a name, a title, the address or the id holds what was typed, or the town is the one that was. */
export const hasWords = (asset: Asset, typed: string | null): boolean => {
  const { fragment, town } = searchWords(typed)
  const { city, state } = asset.mainInfo.address
  if (town !== null && isCity(city, town.city) && state === town.state) return true
  const { name, title } = asset.mainInfo
  return [name, title ?? "", lineOf(asset), asset.id].some((text) => holds(text, fragment))
}

/** Whether the city is the one that was typed, alone or with its state. */
const isInCity = ({ mainInfo: { address } }: Asset, typed: string): boolean => {
  const { fragment, town } = searchWords(typed)
  const { city, state } = address
  return isCity(city, fragment) || (town !== null && isCity(city, town.city) && state === town.state)
}

const isAround = (asset: Asset, near: Near, whereIs: WhereIs): boolean => {
  const [from, to] = [originOf(near, whereIs), whereIs(zipOf(asset))]
  return from !== null && to !== null && milesBetween(from, to) <= near.miles
}

/** Whether the collateral lies where a search looks: its street, town, country, and how far it is from a place. */
export const isPlaced = (asset: Asset, { address, city, country, near }: AssetSearch, whereIs: WhereIs): boolean => {
  const at = asset.mainInfo.address
  return (
    (address === null || holds(at.address, searchedText(address))) &&
    (city === null || isInCity(asset, city)) &&
    (country === null || at.country.toLowerCase() === searchedText(country)) &&
    (near === null || isAround(asset, near, whereIs))
  )
}
