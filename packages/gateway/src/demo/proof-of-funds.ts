/** A one-page PDF with a line of text under the other, in ASCII: what the demo's buyers file as their proof of funds. */
export const pdfOf = (lines: ReadonlyArray<string>): Uint8Array => {
  const shown = lines.map((line) => `(${line.replace(/[\\()]/g, "\\$&")}) Tj T*`).join("\n")
  const content = `BT /F1 12 Tf 72 720 Td 18 TL\n${shown}\nET`
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
  ].map((body, index) => `${index + 1} 0 obj\n${body}\nendobj\n`)
  return new TextEncoder().encode(joined(objects))
}

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
