import type { Grayscale, PDFDocument, PDFPage } from "pdf-lib"
import type { Typefaces, Weight } from "./typefaces.ts"

/** US Letter and its margins, in points of 1/72 inch. */
const PAPER = { width: 612, height: 792, side: 72, top: 72, bottom: 84 } as const
export const MEASURE = PAPER.width - 2 * PAPER.side

/** How a text is set; sizes and distances in points. */
export interface Style {
  readonly size: number
  readonly weight?: Weight
  /** From one base line to the next. */
  readonly leading?: number
  readonly align?: "end" | "start"
  /** From 0, black, to 1, white. */
  readonly tone?: number
}

/** A text in a column: its left edge from the margin, and its width. */
export interface Cell extends Style {
  readonly text: string
  readonly left: number
  readonly width: number
}

const leadingOf = ({ leading, size }: Style): number => leading ?? size * 1.4

/** Controls and breaks have no letters: a text is one run of words. */
const words = (text: string): ReadonlyArray<string> =>
  text
    .replace(/\p{C}/gu, " ")
    .split(" ")
    .filter((word) => word !== "")

/** Sets texts from the top of a page to its bottom, and goes on on the next. */
export class Flow {
  readonly #pdf: PDFDocument
  readonly #faces: Typefaces
  readonly #grey: (tone: number) => Grayscale
  readonly pages: Array<PDFPage> = []
  #y = 0

  constructor(pdf: PDFDocument, faces: Typefaces, grey: (tone: number) => Grayscale) {
    this.#pdf = pdf
    this.#faces = faces
    this.#grey = grey
    this.#turn()
  }

  #turn(): PDFPage {
    const page = this.#pdf.addPage([PAPER.width, PAPER.height])
    this.pages.push(page)
    this.#y = PAPER.height - PAPER.top
    return page
  }

  get #page(): PDFPage {
    return this.pages.at(-1) ?? this.#turn()
  }

  /** Goes to the next page unless so many points are left on this one. */
  readonly keep = (points: number): void => {
    if (this.#y - points < PAPER.bottom) this.#turn()
  }

  readonly skip = (points: number): void => {
    this.#y -= points
  }

  /** A line across the measure, or a part of it. */
  readonly rule = (tone = 0.6, left = 0, width = MEASURE): void => {
    const [x, y] = [PAPER.side + left, this.#y]
    this.#page.drawLine({ start: { x, y }, end: { x: x + width, y }, thickness: 0.6, color: this.#grey(tone) })
  }

  /** The lines into which a text breaks; a word that is too wide breaks anywhere. */
  readonly lines = (text: string, width: number, { size, weight = "plain" }: Style): ReadonlyArray<string> => {
    const measure = (line: string) => this.#faces.widthOf(line, weight) * size
    const lines: Array<string> = []
    let line = ""
    for (const word of words(text)) {
      const longer = line === "" ? word : `${line} ${word}`
      if (measure(longer) <= width) line = longer
      else {
        if (line !== "") lines.push(line)
        const broken = pieces(word, width, measure)
        lines.push(...broken.slice(0, -1))
        line = broken.at(-1) ?? ""
      }
    }
    return line === "" ? lines : [...lines, line]
  }

  /** A paragraph over the whole measure. */
  readonly paragraph = (text: string, style: Style, left = 0): void => {
    for (const line of this.lines(text, MEASURE - left, style)) {
      this.keep(leadingOf(style))
      this.#y -= leadingOf(style)
      this.#put(line, { ...style, left, width: MEASURE - left, y: this.#y })
    }
  }

  /** Cells beside each other, each as high as it needs, not torn apart by the end of a page. */
  readonly row = (cells: ReadonlyArray<Cell>): void => {
    const set = cells.map((cell) => ({ cell, lines: this.lines(cell.text, cell.width, cell) }))
    const height = Math.max(...set.map(({ cell, lines }) => lines.length * leadingOf(cell)))
    this.keep(height)
    for (const { cell, lines } of set)
      lines.forEach((line, at) => this.#put(line, { ...cell, y: this.#y - (at + 1) * leadingOf(cell) }))
    this.#y -= height
  }

  /** Lines as they were drawn in a field, made to fit into the box from the left. */
  readonly drawing = (
    { height, path, width }: { readonly path: string; readonly width: number; readonly height: number },
    box: { readonly width: number; readonly height: number },
  ): void => {
    const scale = Math.min(box.width / width, box.height / height)
    this.keep(box.height)
    this.#page.drawSvgPath(path, {
      x: PAPER.side,
      y: this.#y,
      scale,
      borderColor: this.#grey(0),
      borderWidth: 1.1 / scale,
    })
    this.#y -= box.height
  }

  /** A line at a height of its own, for what stands on every page. */
  readonly mark = (page: PDFPage, text: string, style: Style, y: number): void =>
    this.#put(text, { ...style, left: 0, width: MEASURE, y }, page)

  #put(
    line: string,
    {
      align = "start",
      left,
      size,
      tone = 0,
      weight = "plain",
      width,
      y,
    }: Style & Omit<Cell, "text"> & { readonly y: number },
    page = this.#page,
  ): void {
    const font = this.#faces.fontFor(line, weight)
    const free = align === "end" ? width - this.#faces.widthOf(line, weight) * size : 0
    page.drawText(line, { x: PAPER.side + left + free, y, size, font, color: this.#grey(tone) })
  }
}

/** A word in as many pieces as it needs, by its letters. */
const pieces = (word: string, width: number, measure: (text: string) => number): ReadonlyArray<string> => {
  const found: Array<string> = []
  let piece = ""
  for (const letter of word) {
    if (piece !== "" && measure(piece + letter) > width) {
      found.push(piece)
      piece = ""
    }
    piece += letter
  }
  return [...found, piece]
}
