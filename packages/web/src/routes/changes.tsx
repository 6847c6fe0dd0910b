import type { AssetView } from "@xl/core/assets"
import { BrowserPart, lazyPart } from "@xl/ui/parts"
import { sessionStore } from "@xl/ui/session"
import { useViewModel } from "@xl/ui/view-model"
import { observer } from "mobx-react-lite"

const ChangeHistory = lazyPart(async () => ({ default: (await import("./change-parts.ts")).ChangeHistory }))
const BidderLog = lazyPart(async () => ({ default: (await import("./own-log-parts.tsx")).BidderLog }))

/** For buyers, and fetched for them alone. */
const Log = observer(
  ({ id }: Pick<AssetView, "id">) =>
    useViewModel(sessionStore).flags.buyer && (
      <BrowserPart>
        <BidderLog id={id} />
      </BrowserPart>
    ),
)

/** What changed on a listing since its publication, fetched once it was published, and the log of a bidder's deal. */
export const changesOf = ({ id, publishedTime }: AssetView) =>
  publishedTime !== null && (
    <>
      <BrowserPart>
        <ChangeHistory id={id} />
      </BrowserPart>
      <Log id={id} />
    </>
  )
