import { type AssetSearch, type AssetSort, EVERYTHING, LoanStatus, PropertyType, statusLabel } from "@xl/core/assets"
import { type Cents, Cents as CentsCodec, must, US_STATES, type StateCode } from "@xl/core/shared"
import { FilterBar, FilterRange, FilterSelect, TypedSearch } from "../parts/index.ts"
import { MoreFilters } from "./more-filters.tsx"
import { narrowingFirst, narrowingMore } from "./narrowing.ts"
import { STAGES } from "./search-address.ts"

export interface ListingFiltersProps {
  readonly search: AssetSearch
  /** Called with the search to go to; a change of filters goes back to the first page. */
  readonly onSearch: (search: AssetSearch) => void
  /** Whether nobody knows the place that the search names. */
  readonly isPlaceUnknown: boolean
}

const stages = STAGES.map((id) => ({ id, label: statusLabel(id) }))
const loans = (Object.keys(LoanStatus.keys) as ReadonlyArray<LoanStatus>).map((id) => ({
  id,
  label: id.replace(" Loan", ""),
}))
const types = (Object.keys(PropertyType.keys) as ReadonlyArray<PropertyType>).map((id) => ({ id, label: id }))
const states = (Object.entries(US_STATES) as ReadonlyArray<[StateCode, string]>).map(([id, label]) => ({ id, label }))

const orders = [
  { id: "status-desc", label: "Status" },
  { id: "publishedTime-desc", label: "Newest first" },
  { id: "upb-desc", label: "Largest UPB" },
  { id: "upb-asc", label: "Smallest UPB" },
  { id: "currentInterestRate-desc", label: "Highest rate" },
  { id: "maturityDate-asc", label: "Matures first" },
  { id: "name-asc", label: "Name" },
] as const

const cents = (value: number | undefined): Cents | null => (value === undefined ? null : must(CentsCodec, value))

/** What narrows and orders the listing. Everything chosen stands in the page's address. */
export const ListingFilters = ({ search, onSearch, isPlaceUnknown }: ListingFiltersProps) => {
  const narrow = (change: Partial<AssetSearch>) => onSearch({ ...search, ...change, offset: EVERYTHING.offset })
  return (
    <FilterBar
      label="Filter loans"
      narrowing={narrowingFirst(search) + narrowingMore(search)}
      narrowingMore={narrowingMore(search)}
      more={<MoreFilters search={search} narrow={narrow} isPlaceUnknown={isPlaceUnknown} />}
      end={<Sort search={search} onSort={narrow} />}
      search={
        <TypedSearch
          label="Name, address or loan id"
          value={search.name ?? ""}
          onChange={(name) => narrow({ name: name || null })}
        />
      }
    >
      <FilterSelect
        label="Loan"
        options={loans}
        values={search.assetStatus}
        onChange={(assetStatus) => narrow({ assetStatus })}
      />
      <FilterSelect
        label="Type"
        options={types}
        values={search.propertyType}
        onChange={(propertyType) => narrow({ propertyType })}
      />
      <FilterRange
        label="UPB"
        value={{ from: search.upbMin ?? undefined, to: search.upbMax ?? undefined }}
        onChange={({ from, to }) => narrow({ upbMin: cents(from), upbMax: cents(to) })}
      />
      <FilterSelect
        label="State"
        options={states}
        values={search.state as ReadonlyArray<StateCode>}
        onChange={(state) => narrow({ state })}
      />
      <TypedSearch isShort label="City" value={search.city ?? ""} onChange={(city) => narrow({ city: city || null })} />
      <FilterSelect
        label="Stage"
        options={stages}
        values={stages.flatMap(({ id }) => (search.status.includes(id) ? [id] : []))}
        onChange={(status) => narrow({ status })}
      />
    </FilterBar>
  )
}

interface SortProps {
  readonly search: AssetSearch
  readonly onSort: (order: Pick<AssetSearch, "orderBy" | "sortBy">) => void
}

const Sort = ({ search, onSort }: SortProps) => {
  const current = `${search.sortBy}-${search.orderBy}`
  const choose = ([chosen = "status-desc"]: ReadonlyArray<string>) => {
    const [sortBy, orderBy] = chosen.split("-") as [AssetSort, "asc" | "desc"]
    onSort({ sortBy, orderBy })
  }
  return (
    <FilterSelect
      label="Sort"
      isSingle
      isPlain
      options={orders}
      values={orders.flatMap(({ id }) => (id === current ? [id] : []))}
      onChange={choose}
    />
  )
}
