/** How a page looks: the typeface in points and how far lines are apart. */
interface Look {
  readonly font: "Helvetica" | "Courier"
  readonly points: number
  readonly leading: number
  /** Whole bytes that the file is to have, where it is known before it is made; a longer file keeps its own length. */
  readonly bytes?: number
}
const LETTER: Look = { font: "Helvetica", points: 12, leading: 18 }

/** A one-page PDF in ASCII, a line of text under the other. */
export const pdfOf = (lines: ReadonlyArray<string>, look: Look = LETTER): Uint8Array => {
  const short = fileOf(lines, look, 0)
  const missing = (look.bytes ?? 0) - short.length
  return missing > 0 ? fileOf(lines, look, missing - lengthGrowth(lines, look, missing)) : short
}

/** Padding makes the number that says the stream's length longer, and the table with it. */
const lengthGrowth = (lines: ReadonlyArray<string>, look: Look, padding: number): number =>
  fileOf(lines, look, padding).length - fileOf(lines, look, 0).length - padding

const fileOf = (lines: ReadonlyArray<string>, { font, leading, points }: Look, padding: number): Uint8Array => {
  const shown = lines.map((line) => `(${ascii(line).replace(/[\\()]/g, "\\$&")}) Tj T*`).join("\n")
  const content = `BT /F1 ${points} Tf 72 720 Td ${leading} TL\n${shown}\nET${" ".repeat(padding)}`
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    `<< /Type /Font /Subtype /Type1 /BaseFont /${font} >>`,
  ].map((body, index) => `${index + 1} 0 obj\n${body}\nendobj\n`)
  return new TextEncoder().encode(joined(objects))
}

const ascii = (line: string): string => line.normalize("NFD").replaceAll(/[^\u0020-\u007e]/g, "")

/** The file with the table that says at which byte each object begins. */
const joined = (objects: ReadonlyArray<string>): string => {
  let text = "%PDF-1.4\n"
  const starts = objects.map((object) => {
    const start = text.length
    text += object
    return `${String(start).padStart(10, "0")} 00000 n \n`
  })
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${starts.join("")}`
  return `${text}${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`
}
