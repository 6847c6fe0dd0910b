import { type AssetSearch, type AssetView, EVERYTHING, textOfPlace } from "@xl/core/assets"
import { messageOf } from "@xl/core/messages"
import { placeUnknown } from "@xl/core/profiles"
import { observer } from "mobx-react-lite"
import { type ReactNode, Suspense, useEffect, useState } from "react"
import { lazyPart } from "../parts/late/lazy-part.ts"
import { AssetCard } from "../asset/asset-card.tsx"
import { ScreenHead, Wrap } from "../frame/index.ts"
import {
  Button,
  CardGrid,
  CardSkeleton,
  Cluster,
  count,
  EmptyState,
  ErrorState,
  Facts,
  MainAndSide,
  Pagination,
  ScreenTitle,
} from "../parts/index.ts"
import { useViewModel } from "../view-model/index.ts"
import { ListingFilters, type ListingFiltersProps } from "./listing-filters.tsx"
import { type ListingViewModel, listingViewModel } from "./listing-view-model.ts"

/** Fetched when the reader asks for it: most never do. */
const ListingMap = lazyPart(async () => ({ default: (await import("./listing-map.tsx")).ListingMap }))

export interface ListingScreenProps {
  /** What the page's address says. */
  readonly search: AssetSearch
  /** Goes to the address of another search. */
  readonly onSearch: (search: AssetSearch) => void
  readonly now: number
  /** What marks an asset as a favorite, where there is somebody to keep it for. */
  readonly star?: ((asset: AssetView) => ReactNode) | undefined
  /** What keeps the search under a name; `unknown` is its place where nobody knows that, else null. */
  readonly saving?: ((search: AssetSearch, unknown: string | null) => ReactNode) | undefined
}

/** The market's shelf: filters, cards and pages; the address holds all of it. */
export const ListingScreen = ({ search, onSearch, now, star, saving }: ListingScreenProps) => {
  const model = useViewModel(listingViewModel)
  useEffect(() => void model.open(search), [model, search])
  useEffect(() => model.follow(), [model])
  return (
    <>
      <Filters model={model} search={search} onSearch={onSearch} />
      <Wrap>
        <Results model={model} onSearch={onSearch} now={now} star={star} saving={saving} />
      </Wrap>
    </>
  )
}

const Filters = observer(({ model, ...rest }: Omit<ListingFiltersProps, "isPlaceUnknown"> & ModelProps) => (
  <ListingFilters {...rest} isPlaceUnknown={model.unknownPlace !== null} />
))

interface ModelProps {
  readonly model: ListingViewModel
}

interface ResultsProps extends Omit<ListingScreenProps, "search">, ModelProps {}

interface HeadProps extends Pick<ResultsProps, "model" | "onSearch" | "saving"> {
  readonly isMapped: boolean
  readonly onMap: (isMapped: boolean) => void
}

const Head = observer(({ model, onSearch, saving, isMapped, onMap }: HeadProps) => {
  const { page } = model
  return (
    <ScreenHead>
      <ScreenTitle>Loans for sale</ScreenTitle>
      {page && (
        <Facts as="output">
          <b>{count(page.total)}</b> {page.total === 1 ? "loan" : "loans"}
        </Facts>
      )}
      {model.narrowed && (
        <Button kind="quiet" onPress={() => onSearch(EVERYTHING)}>
          Clear all
        </Button>
      )}
      <Cluster>
        {saving?.(model.search, model.unknownPlace)}
        <Button icon="map" aria-expanded={isMapped} onPress={() => onMap(!isMapped)}>
          {isMapped ? "Hide map" : "Show map"}
        </Button>
      </Cluster>
    </ScreenHead>
  )
})

const Results = observer(({ model, onSearch, now, star, saving }: ResultsProps) => {
  const { found, page, search } = model
  const [isMapped, setMapped] = useState(false)
  if (found.tag === "failed") {
    return (
      <ErrorState title="The loans did not load" level={1} onRetry={() => void model.again()}>
        {messageOf(found.why)}
      </ErrorState>
    )
  }
  return (
    <section aria-busy={found.tag === "looking"} aria-label="Loans">
      <Head model={model} onSearch={onSearch} saving={saving} isMapped={isMapped} onMap={setMapped} />
      {page === null ? (
        <CardGrid aria-hidden>
          {Array.from({ length: 6 }, (_, at) => (
            <CardSkeleton key={at} />
          ))}
        </CardGrid>
      ) : (
        <Shelf model={model} onSearch={onSearch} now={now} star={star} isMapped={isMapped} />
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

const nothing = ({ unknownPlace, search: { near } }: ListingViewModel): string => {
  if (near === null) return "Drop a filter to see more of the market."
  return unknownPlace === null
    ? `No loan that fits lies within ${near.miles} miles of ${textOfPlace(near.at)}. Look farther around or drop a filter.`
    : placeUnknown(unknownPlace)
}

const Shelf = observer(({ model, onSearch, now, star, isMapped }: ResultsProps & { readonly isMapped: boolean }) => {
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
        {nothing(model)}
      </EmptyState>
    )
  }
  const cards = (
    <CardGrid>
      {assets.map((asset) => (
        <li key={asset.id} id={`loan-${asset.id}`}>
          <AssetCard asset={asset} now={now} star={star?.(asset)} />
        </li>
      ))}
    </CardGrid>
  )
  if (!isMapped) return cards
  return (
    <MainAndSide>
      <aside aria-label="Map">
        <Suspense fallback={<output>The map is loading</output>}>
          <ListingMap assets={assets} />
        </Suspense>
      </aside>
      {cards}
    </MainAndSide>
  )
})
