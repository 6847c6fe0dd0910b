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
