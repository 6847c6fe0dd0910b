import { fileTypeFromBuffer } from "file-type"
import { expect, it } from "vitest"
import { pdfOf } from "./pdf.ts"

it("makes a PDF whose table says where its objects begin", async () => {
  const bytes = pdfOf(["Funds (all of them)", "100 %"])
  expect(await fileTypeFromBuffer(bytes)).toMatchObject({ mime: "application/pdf" })
  const text = new TextDecoder().decode(bytes)
  const starts = [...text.matchAll(/^(\d{10}) 00000 n $/gm)].map(([, start]) => Number(start))
  expect(starts.map((start, index) => text.slice(start, start + 7) === `${index + 1} 0 obj`)).toEqual([
    true,
    true,
    true,
    true,
    true,
  ])
  expect(text).toContain("(Funds \\(all of them\\)) Tj")
})

it.each([2_000, 7_411])("has %d bytes where it is told so", async (bytes) => {
  const made = pdfOf(["Rent roll"], { font: "Courier", points: 9, leading: 13, bytes })
  expect(made.length).toBe(bytes)
  expect(await fileTypeFromBuffer(made)).toMatchObject({ mime: "application/pdf" })
})
