import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFObject,
  type PDFPage,
  PDFRawStream,
  PDFStream,
} from "pdf-lib"

const textOf = (stream: PDFStream | undefined): string =>
  stream instanceof PDFRawStream ? Buffer.from(decodePDFRawStream(stream).decode()).toString("latin1") : ""

/** What each glyph of a font stands for, as the font itself says. */
const lettersOf = (font: PDFDict): Letters => {
  const map = textOf(font.lookupMaybe(PDFName.of("ToUnicode"), PDFStream))
  return new Map(
    [...map.matchAll(/<([0-9a-f]{4})> <([0-9a-f]+)>/gi)].map(([, glyph = "", letter = ""]) => [
      glyph.toUpperCase(),
      Buffer.from(letter, "hex").swap16().toString("utf16le"),
    ]),
  )
}

const streamsOf = (page: PDFPage): ReadonlyArray<PDFObject | undefined> => {
  const contents = page.node.Contents()
  if (!(contents instanceof PDFArray)) return [contents]
  return contents.asArray().map((_, at) => contents.lookup(at))
}

type Letters = ReadonlyMap<string, string>

/** The letters of each font of a page, by the name that the page calls it. */
const fontsOf = (page: PDFPage): ReadonlyMap<string, Letters> => {
  const fonts = page.node.Resources()?.lookup(PDFName.of("Font"), PDFDict)
  return new Map(fonts?.keys().map((name) => [name.asString(), lettersOf(fonts.lookup(name, PDFDict))]))
}

const wordsOf = (glyphs: string, font: Letters): string =>
  (glyphs.match(/.{4}/g) ?? []).map((glyph) => font.get(glyph.toUpperCase()) ?? "\uFFFD").join("")

const linesOf = (page: PDFPage): ReadonlyArray<string> => {
  const fonts = fontsOf(page)
  const drawn = streamsOf(page)
    .map((stream) => textOf(stream instanceof PDFStream ? stream : undefined))
    .join("\n")
  const lines: Array<string> = []
  let font: Letters = new Map()
  for (const [, named, glyphs = ""] of drawn.matchAll(/(\/[\w-]+) [\d.]+ Tf|<([0-9A-F]*)> Tj/gi)) {
    if (named !== undefined) font = fonts.get(named) ?? new Map()
    else lines.push(wordsOf(glyphs, font))
  }
  return lines
}

/** What a reader copies out of a PDF of ours, line by line of each page; a glyph that stands for no letter is U+FFFD. */
export const pdfText = async (bytes: Uint8Array): Promise<ReadonlyArray<ReadonlyArray<string>>> =>
  (await PDFDocument.load(bytes)).getPages().map(linesOf)
