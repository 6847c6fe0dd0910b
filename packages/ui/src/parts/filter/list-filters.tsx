import type { Option } from "../select/options.ts"
import { FilterBar } from "./filter-bar.tsx"
import { FilterSelect } from "./filter-select.tsx"
import type { Narrowed } from "./narrowing.ts"
import { SearchField } from "./search-field.tsx"

export interface ListFiltersProps extends Narrowed {
  /** Said to screen readers: what the list holds. */
  readonly label: string
  /** What rows are looked for by, as in "Name or city". */
  readonly search: string
  /** The states of the rows that there are. */
  readonly states: ReadonlyArray<Option<string>>
  /** How many rows wait for the reader. */
  readonly mine: number
}

/** Search, state and "Waiting for you" over a list that the browser holds whole. */
export const ListFilters = ({ label, mine, narrowing, onNarrow, search, states }: ListFiltersProps) => (
  <FilterBar
    label={label}
    narrowing={narrowing.states.length + (narrowing.isMine ? 1 : 0)}
    search={
      <SearchField
        label={search}
        placeholder={search}
        value={narrowing.query}
        onChange={(query) => onNarrow({ ...narrowing, query })}
      />
    }
  >
    <FilterSelect
      label="State"
      options={states}
      values={narrowing.states}
      onChange={(chosen) => onNarrow({ ...narrowing, states: chosen })}
    />
    <FilterSelect
      label="Next step"
      options={[{ id: "mine", label: `Waiting for you, ${mine}` }]}
      values={narrowing.isMine ? ["mine"] : []}
      isSingle
      onChange={(chosen) => onNarrow({ ...narrowing, isMine: chosen.length > 0 })}
    />
  </FilterBar>
)
