/** Pixels; a few bytes can unfold to more than the memory of whoever looks at them. */
export const MOST_PIXELS = 50_000_000

/** Width times height as the front of a PNG or JPEG says, or undefined where it does not say. */
export const pixelsOf = (type: string, head: Buffer): number | undefined => {
  if (type === "image/png") return head.length < 24 ? undefined : head.readUInt32BE(16) * head.readUInt32BE(20)
  return type === "image/jpeg" ? jpegPixels(head) : undefined
}

/** Start of a frame, of any coding: JPEG's C0 to CF but for tables, extensions and arithmetic conditioning. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc

const jpegPixels = (head: Buffer): number | undefined => {
  for (let at = 2; at + 9 <= head.length; at += 2 + head.readUInt16BE(at + 2)) {
    if (head[at] !== 0xff) return undefined
    if (isFrame(head[at + 1] ?? 0)) return head.readUInt16BE(at + 5) * head.readUInt16BE(at + 7)
  }
  return undefined
}
