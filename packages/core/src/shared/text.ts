/** Printable ASCII: nothing in it has an accent, and normalising it would cost more than the rest of a check. */
const PLAIN = /^[ -~]*$/

type Plain = ReadonlyArray<readonly [signs: RegExp, plain: string]>

/** Signs that phones and word processors set in the place of those on a keyboard. */
const SIGNS: Plain = [
  [/[\u2018-\u201B\u02BB\u02BC\u2032\u00B4`]/g, "'"],
  [/[\u201C-\u201F\u2033]/g, '"'],
  [/[\u2010-\u2015\u2212]/g, "-"],
  [/[\u00A0\u2007\u2009\u202F]/g, " "],
  [/[\u00AD\u200B-\u200D\u2060\uFEFF]/g, ""],
]

/** Latin letters that Unicode does not take apart into a letter and its accent. */
const LETTERS: Plain = [
  [/ł/g, "l"],
  [/Ł/g, "L"],
  [/ø/g, "o"],
  [/Ø/g, "O"],
  [/[đð]/g, "d"],
  [/[ĐÐ]/g, "D"],
  [/þ/g, "th"],
  [/Þ/g, "Th"],
  [/æ/g, "ae"],
  [/Æ/g, "Ae"],
  [/œ/g, "oe"],
  [/Œ/g, "Oe"],
  [/ß/g, "ss"],
  [/ı/g, "i"],
]

const replaced = (text: string, all: Plain): string =>
  all.reduce((left, [signs, plain]) => left.replace(signs, plain), text)

/** The text with the signs of a keyboard: ’ becomes ', a dash a hyphen, a non-breaking blank a blank. */
export const plainSigns = (text: string): string => (PLAIN.test(text) ? text : replaced(text, SIGNS))

/** The text in plain signs and letters without accents: é becomes e, ł becomes l, in both cases. */
export const withoutAccents = (text: string): string =>
  PLAIN.test(text) ? text : replaced(plainSigns(text.normalize("NFD").replace(/[\u0300-\u036f]/g, "")), LETTERS)

/** A typed question as texts are searched: plain letters in lower case, and one blank between words. */
export const searchedText = (typed: string | null): string =>
  withoutAccents(typed ?? "")
    .trim()
    .replace(/\s+/g, " ")
    .toLowerCase()

/** Whether nothing but blanks was typed. */
export const isBlank = (text: string | null | undefined): boolean => (text ?? "").trim() === ""

/** The first letter in capitals, the rest as typed. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
