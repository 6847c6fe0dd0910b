import { existsSync, mkdirSync } from "node:fs"
import { dirname } from "node:path"
import sharp from "sharp"

/** Of 255: what antialiasing may change in a channel. */
const TOLERANCE = 24
/** Of all pixels: below it nobody would see a change. */
const LEAST_SHARE = 0.000_2

export type Difference =
  | { readonly tag: "same" }
  | { readonly tag: "new" }
  | { readonly tag: "resized"; readonly from: string; readonly to: string }
  | { readonly tag: "changed"; readonly share: number }

const pixels = (file: string) => sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })

/** Red where the two differ, pale where they agree; how many pixels differ. */
const marked = (one: Buffer, other: Buffer): { readonly count: number; readonly picture: Buffer } => {
  const picture = Buffer.alloc(other.length)
  let count = 0
  for (let at = 0; at < other.length; at += 3) {
    const isOther = [0, 1, 2].some(
      (channel) => Math.abs((one[at + channel] ?? 0) - (other[at + channel] ?? 0)) > TOLERANCE,
    )
    if (isOther) count += 1
    for (const channel of [0, 1, 2]) {
      picture[at + channel] = isOther ? (channel === 0 ? 220 : 0) : 255 - ((255 - (other[at + channel] ?? 0)) >> 2)
    }
  }
  return { count, picture }
}

/** A view against its baseline; where it changed, a picture of the change goes to `into`. */
export const compare = async (baseline: string, now: string, into: string): Promise<Difference> => {
  if (!existsSync(baseline)) return { tag: "new" }
  const [before, after] = await Promise.all([pixels(baseline), pixels(now)])
  const size = ({ info }: typeof before): string => `${info.width} × ${info.height}`
  if (size(before) !== size(after)) return { tag: "resized", from: size(before), to: size(after) }
  const { count, picture } = marked(before.data, after.data)
  const share = count / (after.info.width * after.info.height)
  if (share < LEAST_SHARE) return { tag: "same" }
  mkdirSync(dirname(into), { recursive: true })
  const { width, height } = after.info
  await sharp(picture, { raw: { width, height, channels: 3 } })
    .png()
    .toFile(into)
  return { tag: "changed", share }
}
