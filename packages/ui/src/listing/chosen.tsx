import type { AssetSearch } from "@xl/core/assets"
import { Chip } from "../parts/index.ts"
import { bySeller } from "./narrowing.ts"

export interface ChosenProps {
  readonly search: AssetSearch
  readonly narrow: (change: Partial<AssetSearch>) => void
}

type Given = readonly [words: string, without: Partial<AssetSearch>]

const given = ({ address, country, id, offers, owners, seller }: AssetSearch): ReadonlyArray<Given> => [
  ...(address === null ? [] : [[`Street: ${address}`, { address: null }] as const]),
  ...(country === null ? [] : [[`Country: ${country}`, { country: null }] as const]),
  ...(id === null ? [] : [[`Loan ${id.slice(0, 8)}`, { id: null }] as const]),
  ...(owners.length === 0 ? [] : [[`Of ${bySeller(owners)}`, { owners: [] }] as const]),
  ...(seller === null ? [] : [[`Seller: ${seller}`, { seller: null }] as const]),
  ...(offers === null ? [] : [[offers ? "With offers" : "Without offers", { offers: null }] as const]),
]

/** Filters that links and addresses set and no control of the list does: they are told, and taken away one by one. */
export const Chosen = ({ search, narrow }: ChosenProps) =>
  given(search).map(([words, without]) => (
    <Chip key={words} onRemove={() => narrow(without)}>
      {words}
    </Chip>
  ))
