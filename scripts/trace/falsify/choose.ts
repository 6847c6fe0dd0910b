import type { Mutation } from "./mutation.ts"
import { shuffled } from "./random.ts"
import { type Spoken, wordsIn } from "./words.ts"

const numberOf = (text: string): number | undefined => {
  const bare = text.replaceAll("_", "")
  return /^\d+(?:\.\d+)?$/.test(bare) ? Number(bare) : undefined
}

const quoteScore = (own: string, { quotes }: Spoken): number => {
  if (own.length < 2) return 0
  if (quotes.some((quote) => quote === own)) return 12
  return own.length > 3 && quotes.some((quote) => quote.includes(own) || own.includes(quote)) ? 8 : 0
}

const numberScore = (own: string, { numbers }: Spoken): number => {
  const value = numberOf(own)
  return value !== undefined && value > 1 && numbers.has(value) ? 9 : 0
}

const shared = (text: string, { words }: Spoken): number =>
  new Set(wordsIn(text).filter((word) => words.has(word))).size

/** A short condition that shares two words is nearer to the row than a long one that shares the same two. */
const wordScore = (own: string, spoken: Spoken): number => {
  const common = shared(own, spoken)
  return Math.min(6, Math.max(0, 2 * common - (new Set(wordsIn(own)).size - common) / 4))
}

/** How much of the row a mutation touches: its quotes and numbers first, then its words, then the words around it. */
export const relation = (mutation: Mutation, spoken: Spoken): number =>
  quoteScore(mutation.own, spoken) +
  numberScore(mutation.own, spoken) +
  wordScore(mutation.own, spoken) +
  2 * Math.min(2, shared(mutation.named, spoken)) +
  Math.min(4, shared(mutation.around, spoken))

export type Choice = { readonly mutation: Mutation; readonly relation: number }

/** The mutation that touches most of what the row speaks of; among equals the random source decides. */
export const choose = (mutations: ReadonlyArray<Mutation>, spoken: Spoken, random: () => number): Choice | undefined =>
  shuffled(mutations, random)
    .map((mutation) => ({ mutation, relation: relation(mutation, spoken) }))
    .toSorted((a, b) => b.relation - a.relation)[0]
