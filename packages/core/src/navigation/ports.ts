import { Context, type Effect } from "effect"
import type { UtmParameters } from "./query-parameters.ts"

/** The place in the browser's local storage where a visitor's origin waits to be sent. */
export const UTM_STORE = "utmParams"

/** Port: what this browser remembers between visits besides the session. Nothing of it is anybody's secret. */
export class BrowserMemory extends Context.Service<
  BrowserMemory,
  {
    /** Where the visitor came from, as kept at landing; null where nothing was. */
    readonly utm: Effect.Effect<UtmParameters | null>
    /** Keeps it in place of what was kept before. */
    readonly keepUtm: (utm: UtmParameters) => Effect.Effect<void>
    /** Empties local and session storage, whoever wrote there. */
    readonly clear: Effect.Effect<void>
    /** Calls `emptied` when another tab of this browser has done so, until the answer is called. */
    readonly watch: (emptied: () => void) => () => void
    /** Tells the other tabs of this browser that favorites changed. */
    readonly tellFavorites: Effect.Effect<void>
    /** Calls `changed` when another tab has told so, until the answer is called. */
    readonly watchFavorites: (changed: () => void) => () => void
  }
>()("@xl/core/navigation/BrowserMemory") {}
