import { readFile } from "node:fs/promises"
import { createRequire } from "node:module"
import { LettersMissing } from "@xl/core/legal-documents"
import type { PDFDocument, PDFFont } from "pdf-lib"

/** The DejaVu fonts hold Latin, Greek and Cyrillic letters, and the sans also Arabic and Hebrew; what the serif lacks is set in the sans. */
const FILES = {
  plain: ["DejaVuSerifCondensed", "DejaVuSans"],
  bold: ["DejaVuSerifCondensed-Bold", "DejaVuSans-Bold"],
} as const
/** How heavy letters are. */
export type Weight = keyof typeof FILES

interface Face {
  readonly name: string
  readonly font: PDFFont
  readonly letters: ReadonlySet<number>
}

/** Chooses the font in which a text can be set as it is. */
export interface Typefaces {
  /** Throws LettersMissing where no font has all its letters. */
  readonly fontFor: (text: string, weight: Weight) => PDFFont
  /** In points at a size of 1. Throws LettersMissing where no font has all its letters. */
  readonly widthOf: (text: string, weight: Weight) => number
}

const require = createRequire(import.meta.url)
const files = new Map<string, Promise<Buffer>>()

/** Read once; a read that failed is tried again. */
const fileOf = (name: string): Promise<Buffer> => {
  const read = files.get(name) ?? readFile(require.resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`))
  files.set(name, read)
  read.catch(() => files.delete(name))
  return read
}

const faceOf = async (pdf: PDFDocument, name: string): Promise<Face> => {
  // Without ligatures, so that what is copied out of the file is what stands in it.
  const font = await pdf.embedFont(await fileOf(name), { subset: true, features: { liga: false } })
  return { name, font, letters: new Set(font.getCharacterSet()) }
}

/** Widths at a size of 1, by font and word. Shaping a word takes most of the time that a document takes. */
const widths = new Map<string, number>()
const MOST_WIDTHS = 20_000

const wordWidth = ({ font, name }: Face, word: string): number => {
  const key = `${name} ${word}`
  const known = widths.get(key)
  if (known !== undefined) return known
  if (widths.size >= MOST_WIDTHS) widths.clear()
  const width = font.widthOfTextAtSize(word, 1)
  widths.set(key, width)
  return width
}

/** Words and the blanks between them; a blank has no kerning with either. */
const lineWidth = (face: Face, text: string): number => {
  const words = text.split(" ")
  return words.reduce((sum, word) => sum + wordWidth(face, word), (words.length - 1) * wordWidth(face, " "))
}

const has = ({ letters }: Face, text: string): boolean =>
  Array.from(text).every((letter) => letters.has(letter.codePointAt(0) ?? 0))

/** The fonts of one document; the second of a weight is embedded only where the first lacks a letter of `whole`. */
export const typefacesOf = async (pdf: PDFDocument, whole: string): Promise<Typefaces> => {
  const facesOf = async (weight: Weight): Promise<ReadonlyArray<Face>> => {
    const [first, second] = FILES[weight]
    const serif = await faceOf(pdf, first)
    return has(serif, whole) ? [serif] : [serif, await faceOf(pdf, second)]
  }
  const faces = { plain: await facesOf("plain"), bold: await facesOf("bold") }
  const faceFor = (text: string, weight: Weight): Face => {
    const face = faces[weight].find((one) => has(one, text))
    if (!face) throw new LettersMissing({ cause: "No font has all letters of a line." })
    return face
  }
  return {
    fontFor: (text, weight) => faceFor(text, weight).font,
    widthOf: (text, weight) => lineWidth(faceFor(text, weight), text),
  }
}
