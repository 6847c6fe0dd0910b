import { Context, type Effect } from "effect"

/** Makes the ids of new things: random in the gateway, counted in tests. */
export class Ids extends Context.Service<Ids, { readonly next: Effect.Effect<string> }>()("@xl/core/shared/Ids") {}
