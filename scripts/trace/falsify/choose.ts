import type { Mutation } from "./mutation.ts"
import { shuffled } from "./random.ts"
import { type Spoken, wordsIn } from "./words.ts"

const numberOf = (text: string): number | undefined => {
  const bare = text.replaceAll("_", "")
  return /^\d+(?:\.\d+)?$/.test(bare) ? Number(bare) : undefined
}

/** A text that is the quote counts most; one that is a part of it, or the other way round, by how large a part. */
const quoteScore = (own: string, { quotes }: Spoken): number => {
  if (quotes.includes(own)) return own.length < 2 ? 0 : 12
  const parts = quotes.filter((quote) => own.length > 3 && (quote.includes(own) || own.includes(quote)))
  const shares = parts.map((quote) => Math.min(quote.length, own.length) / Math.max(quote.length, own.length))
  return parts.length === 0 ? 0 : 4 + 6 * Math.max(...shares)
}

/** A row that names no such number does not speak of it; 0 and 1 are hardly ever spoken of as numbers. */
const numberScore = (own: string, { numbers }: Spoken): number => {
  const value = numberOf(own)
  if (value === undefined) return 0
  return value > 1 && numbers.has(value) ? 9 : -3
}

const nameScore = (own: string, { names }: Spoken): number =>
  [...own.matchAll(/\w+/g)].some(([word]) => names.has(word)) ? 6 : 0

/** How much two texts have in common: a word counts the less, the more of the candidates hold it too. */
type Overlap = (text: string, spoken: Spoken) => number

const overlapAmong = (texts: ReadonlyArray<string>): Overlap => {
  const holders = new Map<string, number>()
  for (const text of texts) {
    for (const word of new Set(wordsIn(text))) holders.set(word, (holders.get(word) ?? 0) + 1)
  }
  const weight = (word: string): number => 1 / (1 + Math.log2(holders.get(word) ?? 1))
  return (text, { alike, words }) =>
    [...new Set(wordsIn(text))]
      .map((word) => weight(word) * (words.has(word) ? 1 : alike.has(word) ? 0.5 : 0))
      .reduce((sum, one) => sum + one, 0)
}

/** A short condition that shares two words is nearer to the row than a long one that shares the same two. */
const strangers = (text: string, { words }: Spoken): number =>
  Math.min(3, new Set(wordsIn(text).filter((word) => !words.has(word))).size / 4)

/** What a mutation loses by lying in a private part that the export rests on, and not in the export itself. */
const OUTSIDE = 1

export type Choice = { readonly mutation: Mutation; readonly relation: number }

/**
 * The mutation that touches most of what the row speaks of: a text that it quotes, a number or field that it names, its words in
 * what is changed, in the name of that, and around it. What lies in the export comes before what that rests on.
 * Among equals the random source decides.
 */
export const choose = (
  mutations: ReadonlyArray<Mutation>,
  spoken: Spoken,
  random: () => number,
  isInside: (mutation: Mutation) => boolean = () => true,
): Choice | undefined => {
  const own = overlapAmong(mutations.map((mutation) => mutation.own))
  const named = overlapAmong(mutations.map((mutation) => mutation.named))
  const around = overlapAmong(mutations.map((mutation) => mutation.around))
  const relation = (mutation: Mutation): number =>
    quoteScore(mutation.own, spoken) +
    numberScore(mutation.own, spoken) +
    nameScore(mutation.own, spoken) +
    Math.max(0, 3 * own(mutation.own, spoken) - strangers(mutation.own, spoken)) +
    3 * named(mutation.named, spoken) +
    2 * around(mutation.around, spoken) -
    (isInside(mutation) ? 0 : OUTSIDE)
  return shuffled(mutations, random)
    .map((mutation) => ({ mutation, relation: relation(mutation) }))
    .toSorted((a, b) => b.relation - a.relation)[0]
}
