import { searchedText } from "@xl/core/shared"
import { useState } from "react"
import type { Sort } from "../table/model.ts"

/** How a list that the browser holds whole is narrowed. */
export interface Narrowing {
  readonly query: string
  /** Ids of the states that are shown; all of them where none is named. */
  readonly states: ReadonlyArray<string>
  /** Whether only rows are shown in which the reader acts next. */
  readonly isMine: boolean
  /** The order that the reader wants; null leaves the list's own. */
  readonly sort: Sort | null
}
export const NARROWED_BY_NOTHING: Narrowing = { query: "", states: [], isMine: false, sort: null }

/** A narrowing and the way to change it, as where it stands in a page's address. */
export interface Narrowed {
  readonly narrowing: Narrowing
  readonly onNarrow: (narrowing: Narrowing) => void
}

/** The narrowing that the page keeps, or, where it keeps none, one for as long as the list is shown. */
export const useNarrowed = (kept: Narrowed | undefined): Narrowed => {
  const [narrowing, onNarrow] = useState(NARROWED_BY_NOTHING)
  return kept ?? { narrowing, onNarrow }
}

/** What a row is looked for by. */
export interface Findable {
  readonly texts: ReadonlyArray<string>
  readonly state: string
  readonly isMine: boolean
}

/** Whether a row is shown: its texts hold every word, accents and case aside. */
export const isShown = ({ isMine, query, states }: Narrowing, row: Findable): boolean => {
  const text = searchedText(row.texts.join(" "))
  const words = searchedText(query).split(" ")
  const fits = words.every((word) => text.includes(word)) && (states.length === 0 || states.includes(row.state))
  return fits && (!isMine || row.isMine)
}
