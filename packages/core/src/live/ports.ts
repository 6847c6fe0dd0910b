import { Context } from "effect"
import type { Heard } from "../kernel/live-event.ts"

/** What a client hears while it is connected. Its laws are `liveUpdatesContract` in testkit. */
export class LiveUpdates extends Context.Service<
  LiveUpdates,
  {
    /** Calls `heard` for each event the caller may see until the returned function is called. A broken line is mended and logged, and `missed` said. */
    readonly watch: (heard: (event: Heard) => void) => () => void
  }
>()("@xl/core/live/LiveUpdates") {}
