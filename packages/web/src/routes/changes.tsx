import type { AssetView } from "@xl/core/assets"
import { lazyPart } from "@xl/ui/parts"
import { sessionStore } from "@xl/ui/session"
import { useViewModel } from "@xl/ui/view-model"
import { observer } from "mobx-react-lite"
import { Suspense } from "react"

const ChangeHistory = lazyPart(async () => ({ default: (await import("./change-parts.ts")).ChangeHistory }))
const BidderLog = lazyPart(async () => ({ default: (await import("./own-log-parts.tsx")).BidderLog }))

/** For buyers, and fetched for them alone. */
const Log = observer(
  ({ id }: Pick<AssetView, "id">) =>
    useViewModel(sessionStore).flags.buyer && (
      <Suspense fallback={null}>
        <BidderLog id={id} />
      </Suspense>
    ),
)

/** What changed on a listing since its publication, fetched once it was published, and the log of a bidder's deal. */
export const changesOf = ({ id, publishedTime }: AssetView) =>
  publishedTime !== null && (
    <>
      <Suspense fallback={null}>
        <ChangeHistory id={id} />
      </Suspense>
      <Log id={id} />
    </>
  )
