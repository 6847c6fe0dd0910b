import type { AssetView } from "@xl/core/assets"
import { lazyPart } from "@xl/ui/parts"
import { Suspense } from "react"

const ChangeHistory = lazyPart(async () => ({ default: (await import("./change-parts.ts")).ChangeHistory }))

/** What changed on a listing since its publication; fetched once it was published. */
export const changesOf = ({ id, publishedTime }: AssetView) =>
  publishedTime !== null && (
    <Suspense fallback={null}>
      <ChangeHistory id={id} />
    </Suspense>
  )
