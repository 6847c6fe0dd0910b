import { type AssetSearch, EVERYTHING } from "@xl/core/assets"
import { messageOf } from "@xl/core/messages"
import { observer } from "mobx-react-lite"
import { useEffect } from "react"
import styled from "styled-components"
import { AssetCard } from "../asset/asset-card.tsx"
import { ScreenHead, Wrap } from "../frame/index.ts"
import { Button, CardSkeleton, count, EmptyState, ErrorState, Pagination } from "../parts/index.ts"
import { below, color, text } from "../theme/index.ts"
import { useViewModel } from "../view-model/index.ts"
import { ListingFilters } from "./listing-filters.tsx"
import { type ListingViewModel, listingViewModel } from "./listing-view-model.ts"

export interface ListingScreenProps {
  /** What the page's address says. */
  readonly search: AssetSearch
  /** Goes to the address of another search. */
  readonly onSearch: (search: AssetSearch) => void
  readonly now: number
}

/** The market's shelf: filters, cards and pages; the address holds all of it. */
export const ListingScreen = ({ search, onSearch, now }: ListingScreenProps) => {
  const model = useViewModel(listingViewModel)
  useEffect(() => void model.open(search), [model, search])
  useEffect(() => model.follow(), [model])
  return (
    <>
      <ListingFilters search={search} onSearch={onSearch} />
      <Wrap>
        <Results model={model} onSearch={onSearch} now={now} />
      </Wrap>
    </>
  )
}

interface ResultsProps extends Omit<ListingScreenProps, "search"> {
  readonly model: ListingViewModel
}

const Results = observer(({ model, onSearch, now }: ResultsProps) => {
  const { found, page, search } = model
  if (found.tag === "failed") {
    return (
      <ErrorState title="The loans did not load" level={1} onRetry={() => void model.again()}>
        {messageOf(found.why)}
      </ErrorState>
    )
  }
  return (
    <section aria-busy={found.tag === "looking"} aria-label="Loans">
      <ScreenHead>
        <Title>Loans for sale</Title>
        {page && (
          <Count>
            <b>{count(page.total)}</b> {page.total === 1 ? "loan" : "loans"}
          </Count>
        )}
        {model.narrowed && (
          <Button kind="quiet" onPress={() => onSearch(EVERYTHING)}>
            Clear all
          </Button>
        )}
      </ScreenHead>
      {page === null ? (
        <Cards aria-hidden>
          {Array.from({ length: 6 }, (_, at) => (
            <CardSkeleton key={at} />
          ))}
        </Cards>
      ) : (
        <Shelf model={model} onSearch={onSearch} now={now} />
      )}
      {page && page.total > search.size && (
        <Pagination
          label="Loans"
          offset={search.offset}
          size={search.size}
          total={page.total}
          onGo={(offset) => onSearch({ ...search, offset })}
        />
      )}
    </section>
  )
})

const Shelf = observer(({ model, onSearch, now }: ResultsProps) => {
  const assets = model.page?.assets ?? []
  if (assets.length === 0) {
    return (
      <EmptyState
        title="No loan matches"
        hasDrawing={false}
        actions={
          <Button kind="primary" onPress={() => onSearch(EVERYTHING)}>
            Clear all filters
          </Button>
        }
      >
        Drop a filter to see more of the market.
      </EmptyState>
    )
  }
  return (
    <Cards>
      {assets.map((asset) => (
        <li key={asset.id}>
          <AssetCard asset={asset} now={now} />
        </li>
      ))}
    </Cards>
  )
})

const Title = styled.h1`
  ${text.h1}
`
const Count = styled.output`
  ${text.ui} color: ${color.ink2};
  b {
    color: ${color.ink};
  }
`
const Cards = styled.ul`
  list-style: none;
  margin: 0;
  padding: 0;
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(280px, 1fr));
  gap: 16px;
  > li {
    display: grid;
  }
  ${below.sm} {
    grid-template-columns: 1fr;
  }
`
