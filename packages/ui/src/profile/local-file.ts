import type { LocalFile } from "@xl/core/documents"

/** A browser's file as the ports take it. */
export const localFile = (file: File): LocalFile => ({
  name: file.name,
  type: file.type,
  size: file.size,
  bytes: async () => new Uint8Array(await file.arrayBuffer()),
  part: async (from, to) => new Uint8Array(await file.slice(from, to).arrayBuffer()),
})
