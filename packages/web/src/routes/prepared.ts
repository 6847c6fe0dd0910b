import type { ResolveViewModel, ViewModelToken } from "@xl/ui/view-model"
import type { Params } from "react-router-dom"

/** A screen's model that holds, or is about to hold, what its page opens with. */
export interface Prepared {
  readonly token: ViewModelToken<object>
  readonly model: object
}

/** Makes the model of a page and fetches what it opens with. `search` is the address's query, with its question mark. */
export type Prepare = (
  resolve: ResolveViewModel,
  at: { readonly params: Params; readonly search: string },
) => Promise<Prepared | undefined>

/** Gives the prepared model to the first screen, until `release`; every other is made as ever. */
export const preparedFirst = (prepared: Prepared | undefined, resolve: ResolveViewModel) => {
  let held = prepared
  const first: ResolveViewModel = <M>(token: ViewModelToken<M>) =>
    held?.token === token ? (held.model as M) : resolve(token)
  return { resolve: first, release: () => void (held = undefined) }
}
