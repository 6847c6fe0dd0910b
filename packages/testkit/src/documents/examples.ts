import type { LocalFile } from "@xl/core/documents"

const fileOf = (name: string, type: string, bytes: Uint8Array): LocalFile => ({
  name,
  type,
  size: bytes.length,
  bytes: async () => bytes,
})

/** A PDF of so many bytes, by its content too. */
export const aPdf = (size = 60, name = "statement.pdf"): LocalFile => {
  const bytes = new Uint8Array(size).fill(0x20)
  bytes.set([0x25, 0x50, 0x44, 0x46, 0x2d, 0x31, 0x2e, 0x37, 0x0a]) // %PDF-1.7
  return fileOf(name, "application/pdf", bytes)
}

/** A program that calls itself a PDF. */
export const aDisguisedProgram = (): LocalFile => {
  const bytes = new Uint8Array(300)
  bytes.set([0x4d, 0x5a, 0x90, 0x00])
  return fileOf("statement.pdf", "application/pdf", bytes)
}

/** A file without a byte in it. */
export const anEmptyFile = (): LocalFile => fileOf("statement.pdf", "application/pdf", new Uint8Array())

/** A whole PNG of one pixel. */
const PIXEL = [
  137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 1, 0, 0, 0, 1, 8, 6, 0, 0, 0, 31, 21, 196, 137,
  0, 0, 0, 13, 73, 68, 65, 84, 120, 218, 99, 100, 248, 207, 80, 15, 0, 3, 134, 1, 128, 90, 52, 125, 107, 0, 0, 0, 0, 73,
  69, 78, 68, 174, 66, 96, 130,
]

/** A picture of one pixel; filled up with noughts behind its end to so many bytes, where that is asked for. */
export const aPicture = (name = "me.png", size = 0): LocalFile => {
  const bytes = new Uint8Array(Math.max(size, PIXEL.length))
  bytes.set(PIXEL)
  return fileOf(name, "image/png", bytes)
}
