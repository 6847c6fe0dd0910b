/** What a requirement row speaks of, in the forms in which code may say it. */
export type Spoken = {
  readonly quotes: ReadonlyArray<string>
  readonly numbers: ReadonlySet<number>
  readonly words: ReadonlySet<string>
  /** Names of fields and operations, as `companyProfile`. */
  readonly names: ReadonlySet<string>
  /** Other words for these in code. */
  readonly alike: ReadonlySet<string>
}

const STOP = new Set(
  "a an and any are as at be by can for from has have exist exists call calls input inputs take takes stated derived if in is it its may must no not of on only or shall so than that the then there this to unless when where which while who with".split(
    " ",
  ),
)

/** Masks, masked and masking are one word. */
const stem = (word: string): string => {
  const singular = word.length > 3 ? word.replace(/s$/, "") : word
  return singular.length > 4 ? singular.replace(/(?:ed|ing|e)$/, "") : singular
}

/** camelCase, snake_case and sentences in lower-case stems; `!x` asks for what is unset, `""` is empty. */
export const wordsIn = (text: string): ReadonlyArray<string> =>
  text
    .replaceAll(/!(?=\w)/g, " unset ")
    .replaceAll('""', " empty ")
    .replaceAll(/([a-z\d])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter((word) => word.length > 1 && !STOP.has(word) && !/^\d/.test(word))
    .map(stem)

const quotesIn = (text: string): ReadonlyArray<string> =>
  [...text.matchAll(/(?<![\w])['‘"“]([^"“”]+?)['’"”](?!\w)/g)].flatMap(([, quote]) =>
    quote === undefined ? [] : [quote],
  )

/** What a sentence spells as code does: a hump inside a word, or a word after a dot. */
const namesIn = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(/\b[a-z]+[A-Z]\w*|(?<=\w\.)[a-z]\w+/g)].map(([name]) => name))

/** 5 MB is 5_000_000 in code, 7 s is 7_000, $5 is 500 cents, 90 days are 90 or so many milliseconds. */
const SCALES = [1, 100, 1_000, 1_000_000, 86_400_000]

const numbersIn = (text: string): ReadonlySet<number> =>
  new Set(
    [...text.matchAll(/(?<![\w.])\d[\d,]*(?:\.\d+)?/g)].flatMap(([digits]) =>
      SCALES.map((scale) => Number(digits.replaceAll(",", "")) * scale),
    ),
  )

/** What code calls by another name than the specification does. */
const SAME: ReadonlyArray<ReadonlySet<string>> = [
  "digit number",
  "sign signed login",
  "missing absent empty blank required present unset null undefined",
  "verified unverified",
  "buyer bidder",
  "zip zipcode",
  "price amount",
].map((group) => new Set(group.split(" ").map(stem)))

const alikeTo = (words: ReadonlyArray<string>): ReadonlySet<string> =>
  new Set(SAME.filter((group) => words.some((word) => group.has(word))).flatMap((group) => [...group]))

export const spokenIn = (requirement: string): Spoken => ({
  // A path's hole is written {id} in a sentence and :id in a route.
  quotes: quotesIn(requirement).map((quote) => quote.replaceAll(/\{(\w+)\??\}/g, ":$1")),
  numbers: numbersIn(requirement),
  words: new Set(wordsIn(requirement)),
  names: namesIn(requirement),
  alike: alikeTo(wordsIn(requirement)),
})
