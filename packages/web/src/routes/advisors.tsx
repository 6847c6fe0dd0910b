import type { AssetView } from "@xl/core/assets"
import { BrowserPart, lazyPart } from "@xl/ui/parts"

const Advisors = lazyPart(async () => ({ default: (await import("./advisors-parts.tsx")).Advisors }))

/** Fetched where there is somebody to name: most readers are told of nobody. */
export const advisorsOf = (asset: AssetView) =>
  asset.contacts === null || asset.contacts.length === 0 ? null : (
    <BrowserPart>
      <Advisors asset={asset} />
    </BrowserPart>
  )
