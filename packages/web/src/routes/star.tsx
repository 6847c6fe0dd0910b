import type { AssetView } from "@xl/core/assets"
import { sessionStore } from "@xl/ui/session"
import { useViewModel } from "@xl/ui/view-model"
import { observer } from "mobx-react-lite"
import { lazy, Suspense } from "react"

const FavoriteStar = lazy(async () => ({ default: (await import("./favorite-parts.ts")).FavoriteStar }))

const Star = observer(({ asset }: { readonly asset: AssetView }) => {
  const { profile } = useViewModel(sessionStore)
  return (
    profile && (
      <Suspense fallback={null}>
        <FavoriteStar asset={asset} />
      </Suspense>
    )
  )
})

/** Only whoever is signed in has favorites, and only then the star is fetched. */
export const starOf = (asset: AssetView) => <Star asset={asset} />
