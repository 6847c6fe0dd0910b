import type { ResolveViewModel, ViewModelToken } from "@xl/ui/view-model"
import type { Params } from "react-router-dom"
import { Tokens } from "../composition/index.ts"

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

/** What a page is first drawn with. */
export interface First {
  readonly prepared: Prepared | undefined
  /** When it is drawn, in milliseconds since the Unix epoch: by the gateway and by the browser after it with the same figures. */
  readonly at: number | undefined
}

/** Gives the prepared model to the first screen, and to all the time at which it is drawn, until `release`; then everything is as ever. */
export const preparedFirst = ({ at, prepared }: First, resolve: ResolveViewModel) => {
  let isFirst = true
  const clock = resolve(Tokens.now)
  const now: typeof clock = () => (isFirst && at !== undefined ? at : clock())
  const first: ResolveViewModel = <M>(token: ViewModelToken<M>) => {
    if ((token as ViewModelToken<unknown>) === Tokens.now) return now as M
    return isFirst && prepared?.token === token ? (prepared.model as M) : resolve(token)
  }
  return { resolve: first, release: () => void (isFirst = false) }
}
