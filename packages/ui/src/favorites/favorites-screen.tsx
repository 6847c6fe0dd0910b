import type { AssetView } from "@xl/core/assets"
import type { FavoriteAsset } from "@xl/core/favorites"
import { observer } from "mobx-react-lite"
import { type ReactNode, useEffect } from "react"
import { AssetCard } from "../asset/index.ts"
import { ScreenHead, Wrap } from "../frame/index.ts"
import {
  Button,
  CardGrid,
  CardSkeleton,
  Cluster,
  type Column,
  count,
  EmptyState,
  ErrorState,
  Facts,
  LinkButton,
  Panel,
  ScreenTitle,
  Stack,
  StatusMark,
  Table,
} from "../parts/index.ts"
import { useViewModel } from "../view-model/index.ts"
import { FavoriteStar } from "./favorite-star.tsx"
import { favoriteStars } from "./favorite-stars.ts"
import { type FavoritesModel, favoritesModel } from "./favorites-model.ts"

export interface FavoritesScreenProps {
  readonly now: number
  /** What else marks an asset, beside its star. */
  readonly mark?: ((asset: AssetView) => ReactNode) | undefined
}

/** What somebody keeps an eye on: cards of what is on the market, lines of what left it. */
export const FavoritesScreen = ({ mark, now }: FavoritesScreenProps) => {
  const model = useViewModel(favoritesModel)
  useEffect(() => void model.open(), [model])
  useEffect(() => model.follow(), [model])
  return (
    <Wrap>
      <Head model={model} />
      <Favorites model={model} now={now} mark={mark} />
    </Wrap>
  )
}

const Head = observer(({ model: { favorites, total } }: { readonly model: FavoritesModel }) => (
  <ScreenHead>
    <ScreenTitle>Favorites</ScreenTitle>
    {favorites !== null && favorites.length > 0 && (
      <Facts as="output">
        <b>{count(total)}</b> for sale
      </Facts>
    )}
  </ScreenHead>
))

interface ListProps extends FavoritesScreenProps {
  readonly model: FavoritesModel
}

const Favorites = observer(({ mark, model, now }: ListProps) => {
  const { favorites, gone, listed, shown } = model
  if (listed.tag === "failed")
    return (
      <ErrorState title="Your favorites did not load" onRetry={() => void model.open()}>
        {listed.said}
      </ErrorState>
    )
  if (favorites === null)
    return (
      <CardGrid aria-hidden>
        {[0, 1, 2].map((at) => (
          <CardSkeleton key={at} />
        ))}
      </CardGrid>
    )
  if (favorites.length === 0)
    return (
      <EmptyState
        title="No favorites yet"
        actions={
          <LinkButton kind="primary" href="/buy-commercial-real-estate-loans">
            Browse loans
          </LinkButton>
        }
      >
        Press the star on a loan to keep an eye on it here.
      </EmptyState>
    )
  return (
    <Stack $gap={6} $isPage>
      <CardGrid>
        {shown.map(({ asset, id }) => (
          <li key={id}>{asset && <AssetCard asset={asset} now={now} star={<Marks asset={asset} mark={mark} />} />}</li>
        ))}
      </CardGrid>
      {gone.length > 0 && <Gone favorites={gone} />}
    </Stack>
  )
})

const Marks = ({ asset, mark }: Pick<FavoritesScreenProps, "mark"> & { readonly asset: AssetView }) => (
  <Cluster $isLine $gap={1}>
    {mark?.(asset)}
    <FavoriteStar asset={asset} />
  </Cluster>
)

const Gone = ({ favorites }: { readonly favorites: ReadonlyArray<FavoriteAsset> }) => {
  const { toggle } = useViewModel(favoriteStars)
  const columns: ReadonlyArray<Column<FavoriteAsset>> = [
    { id: "title", header: "Loan", cell: ({ title }) => title },
    { id: "status", header: "Status", line: 2, cell: ({ status }) => <StatusMark status={status} /> },
    {
      id: "remove",
      header: "Remove",
      isHeaderHidden: true,
      align: "end",
      cell: ({ id, title }) => (
        <Button size="small" aria-label={`Remove ${title}`} onPress={() => void toggle(id)}>
          Remove
        </Button>
      ),
    },
  ]
  return (
    <Panel isFlush title="No longer on the market">
      <Table
        label="Favorites no longer on the market"
        density="documents"
        rows={favorites}
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={({ title }) => title}
      />
    </Panel>
  )
}
