/** Words that whoever guesses tries first of all here: the house's own, and those of its trade and its roles. In small letters. */
export const HOUSE_WORDS = [
  "admin",
  "administrator",
  "approvedbuyer",
  "auction",
  "buyer",
  "buyers",
  "commercial",
  "commercialloan",
  "commercialloans",
  "commercialrealestate",
  "concierge",
  "dataroom",
  "lender",
  "lenderdirect",
  "lenders",
  "loan",
  "loans",
  "loanmarket",
  "marketplace",
  "mortgage",
  "realestate",
  "restrictedbuyer",
  "seller",
  "sellers",
  "xlmarket",
  "xlmarketplace",
  "zentinel",
] as const

/** Characters around a word that do not make a password of it. */
const MOST_AROUND = 5
/** Letters of a word around which characters may be left out of account. */
const SHORTEST_WORD = 4

const LETTERS: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "!": "i",
  "|": "l",
  "+": "t",
}
/** On an American keyboard. */
const DIGITS: Readonly<Record<string, string>> = {
  "!": "1",
  "@": "2",
  "#": "3",
  $: "4",
  "%": "5",
  "^": "6",
  "&": "7",
  "*": "8",
  "(": "9",
  ")": "0",
}

const replaced = (text: string, by: Readonly<Record<string, string>>): string =>
  text.replaceAll(/./gsu, (character) => by[character] ?? character)

const withoutTail = (text: string): string => {
  let end = text.length
  while (end > 0 && !/[a-z]/.test(text.charAt(end - 1))) end--
  return text.slice(0, end)
}

/** What is left where characters before, behind or around a word go; whatever would lose more than five, or leave no word, stays out. */
const stripped = (text: string): ReadonlyArray<string> => {
  const [front, back] = [text.replace(/^[^a-z]+/, ""), withoutTail(text)]
  const words = [front, back, withoutTail(front)]
  return [text, ...words.filter(({ length }) => length >= SHORTEST_WORD && text.length - length <= MOST_AROUND)]
}

/** As it stands, with its signs and digits read as letters, its signs as digits, and without its signs. */
const read = (text: string): ReadonlyArray<string> => [
  text,
  replaced(text, LETTERS),
  replaced(text, DIGITS),
  text.replaceAll(/[^a-z0-9]/g, ""),
]

/**
 * Whether a password is one of those that are tried first: a word of `common`, which is in small letters, whatever is large in it, with
 * letters written as digits or signs, signs between, a held shift key, or up to five characters put around it.
 */
export const isCommonPassword = (password: string, common: ReadonlySet<string>): boolean =>
  stripped(password.toLowerCase())
    .flatMap(read)
    .some((form) => common.has(form))
