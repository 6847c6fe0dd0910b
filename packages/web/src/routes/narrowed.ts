import type { Narrowed, Narrowing, Sort } from "@xl/ui/parts"
import { useEffect, useRef, useState } from "react"
import { useAddressParams } from "./address-params.ts"

/** "upb" and "-upb": by a column, ascending and descending. */
const sortIn = (said: string | null): Sort | null => {
  if (!said) return null
  return said.startsWith("-")
    ? { column: said.slice(1), direction: "descending" }
    : { column: said, direction: "ascending" }
}

/** The narrowing of a list that a page's address names. */
export const narrowingIn = (params: URLSearchParams): Narrowing => ({
  query: params.get("q") ?? "",
  states: params.getAll("state"),
  isMine: params.get("next") === "mine",
  sort: sortIn(params.get("sort")),
})

/** The address of a narrowing: only what narrows. */
export const narrowingParams = ({ isMine, query, sort, states }: Narrowing): URLSearchParams => {
  const params = new URLSearchParams()
  if (query !== "") params.set("q", query)
  for (const state of states) params.append("state", state)
  if (isMine) params.set("next", "mine")
  if (sort !== null) params.set("sort", sort.direction === "descending" ? `-${sort.column}` : sort.column)
  return params
}

/**
 * Keeps the narrowing of a list, and writes it into the address of its page without an entry in the history for each letter.
 * The router shows an address later than it is written: what is typed meanwhile stays. Any other address is taken over.
 */
export const useNarrowedHere = (): Narrowed => {
  const [params, setParams] = useAddressParams()
  const [narrowing, setNarrowing] = useState(() => narrowingIn(params))
  const written = useRef<ReadonlyArray<string>>([])
  const address = params.toString()
  useEffect(() => {
    const place = written.current.indexOf(address)
    written.current = written.current.slice(place + 1)
    if (place === -1) setNarrowing(narrowingIn(new URLSearchParams(address)))
  }, [address])
  const onNarrow = (next: Narrowing) => {
    const nextParams = narrowingParams(next)
    setNarrowing(next)
    written.current = [...written.current, nextParams.toString()]
    setParams(nextParams, { replace: true })
  }
  return { narrowing, onNarrow }
}
