import { useRef } from "react"
import type { Option } from "./options.ts"

/** Milliseconds after which a letter begins another word. */
const PAUSE = 1_000
const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowRight: 1 }

interface Chosen<K extends string> {
  readonly options: readonly Option<K>[]
  readonly value: K | undefined
}

const beside = <K extends string>({ options, value }: Chosen<K>, step: 1 | -1): K | undefined => {
  const open = options.filter(({ id, isDisabled }) => isDisabled !== true || id === value)
  const at = open.findIndex(({ id }) => id === value)
  return open[at < 0 ? 0 : at + step]?.id
}

/** The next option that begins with what was typed, from the one that is chosen on. */
const beginning = <K extends string>({ options, value }: Chosen<K>, typed: string): K | undefined => {
  const at = options.findIndex(({ id }) => id === value)
  const from = typed.length > 1 ? Math.max(at, 0) : at + 1 // a first letter again is the next of its options
  const inTurn = [...options.slice(from), ...options.slice(0, from)]
  return inTurn.find((one) => one.isDisabled !== true && one.label.toLowerCase().startsWith(typed))?.id
}

/** What a key chooses while the list is closed: the option beside by an arrow, another by the letters that it begins with. */
export const useChosenByKey = <K extends string>(among: Chosen<K>) => {
  const typed = useRef({ text: "", at: 0 })
  return ({ key, timeStamp }: { readonly key: string; readonly timeStamp: number }): K | undefined => {
    const step = STEPS[key]
    if (step !== undefined) return beside(among, step)
    const before = timeStamp - typed.current.at < PAUSE ? typed.current.text : ""
    if (key.length !== 1 || (key === " " && before === "")) return undefined
    typed.current = { text: before + key.toLowerCase(), at: timeStamp }
    return beginning(among, typed.current.text)
  }
}
