/** Words of place names that people write out or shorten: "Saint Petersburg" is "St. Petersburg". In lower case. */
const WORDS: ReadonlyArray<ReadonlyArray<string>> = [
  ["saint", "st.", "st"],
  ["fort", "ft.", "ft"],
  ["mount", "mt.", "mt"],
]

/** Words of one question that are spelled otherwise; no place has more of them. */
const MOST_RESPELLED = 2

const spellingsOf = (word: string): ReadonlyArray<string> => WORDS.find((group) => group.includes(word)) ?? [word]

/**
 * How else what was typed may be written, as `searchedText` gives it: "saint paul" is "st. paul" and "st paul". The word counts only where another
 * follows: "fort" alone is no place, and the "st" that ends "100 main st" is a street.
 */
export const otherSpellings = (searched: string): ReadonlyArray<string> => {
  const words = searched.split(" ")
  let left = MOST_RESPELLED
  const choices = words.map((word, at) => {
    const isRespelled = at < words.length - 1 && spellingsOf(word).length > 1 && left-- > 0
    return isRespelled ? spellingsOf(word) : [word]
  })
  const all = choices.reduce<ReadonlyArray<ReadonlyArray<string>>>(
    (begun, next) => begun.flatMap((before) => next.map((word) => [...before, word])),
    [[]],
  )
  return all.map((one) => one.join(" ")).filter((one) => one !== searched)
}
