import { type TagManager, VendorUnavailable } from "@xl/core/monitoring"
import { Effect } from "effect"
import type { Scripts } from "./scripts.ts"

/** Google Tag Manager: its container is loaded at the start and hears of pages by their paths. */
export const tagManagerGoogle = (
  container: string,
  { globals, load }: Scripts,
  now: () => number,
): TagManager["Service"] => {
  const layer: Array<unknown> = []
  let loading: Promise<void> | undefined
  const start = () =>
    (loading ??= (async () => {
      globals["dataLayer"] = layer
      layer.push({ "gtm.start": now(), event: "gtm.js" })
      await load(`https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(container)}`)
    })())
  return {
    start: () => Effect.tryPromise({ try: start, catch: (cause) => new VendorUnavailable({ cause }) }),
    pageShown: (path) => Effect.sync(() => void layer.push({ event: "page", path })),
  }
}

/** No tags. */
export const tagManagerNone: TagManager["Service"] = { start: () => Effect.void, pageShown: () => Effect.void }
