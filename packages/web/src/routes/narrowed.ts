import type { Narrowed, Narrowing } from "@xl/ui/parts"
import { useSearchParams } from "react-router-dom"

/** The narrowing of a list that a page's address names. */
export const narrowingIn = (params: URLSearchParams): Narrowing => ({
  query: params.get("q") ?? "",
  states: params.getAll("state"),
  isMine: params.get("next") === "mine",
})

/** The address of a narrowing: only what narrows. */
export const narrowingParams = ({ isMine, query, states }: Narrowing): URLSearchParams => {
  const params = new URLSearchParams()
  if (query !== "") params.set("q", query)
  for (const state of states) params.append("state", state)
  if (isMine) params.set("next", "mine")
  return params
}

/** Keeps the narrowing of a list in the address of its page, without an entry in the history for each letter. */
export const useNarrowedHere = (): Narrowed => {
  const [params, setParams] = useSearchParams()
  return {
    narrowing: narrowingIn(params),
    onNarrow: (narrowing) => setParams(narrowingParams(narrowing), { replace: true }),
  }
}
