import type { ReactNode } from "react"
import type { Prepare } from "./prepared.ts"

type Page = () => ReactNode
/** What came of fetching a page. */
export interface Fetched {
  readonly Component: Page
  readonly prepare?: Prepare | undefined
}
export type Fetch = () => Promise<Fetched>

/** A page fetched when somebody goes there. */
export const page = <M extends object>(
  load: () => Promise<M>,
  name: keyof M,
  prepare?: (module: M) => Prepare,
): { readonly lazy: Fetch } => ({
  lazy: async () => {
    const module = await load()
    return { Component: module[name] as Page, prepare: prepare?.(module) }
  },
})
/** Of pages that guests arrive at: they fetch ahead what they open with. */
export const preparing = ({ prepare }: { readonly prepare: Prepare }): Prepare => prepare
