import { mkdirSync } from "node:fs"
import { join } from "node:path"
import sharp from "sharp"
import { fileOf, type View } from "./stories.ts"

/** A sheet's cell in px, with a line for its name. */
const CELL = { width: 460, height: 380, name: 24, gap: 12 } as const
const COLUMNS = 4
const ROWS = 4

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;")

const named = (text: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CELL.width}" height="${CELL.name}"><text x="0" y="16" font-family="sans-serif" font-size="13" fill="#333">${escaped(text)}</text></svg>`,
  )

const cell = async (folder: string, view: View, at: number) => {
  const [column, row] = [at % COLUMNS, Math.floor(at / COLUMNS)]
  const [left, top] = [
    CELL.gap + column * (CELL.width + CELL.gap),
    CELL.gap + row * (CELL.height + CELL.name + CELL.gap),
  ]
  const picture = await sharp(join(folder, fileOf(view)))
    .resize({ width: CELL.width, height: CELL.height, fit: "inside", withoutEnlargement: true })
    .toBuffer()
  return [
    { input: named(`${view.story.title}: ${view.story.name}`), left, top },
    { input: picture, left, top: top + CELL.name },
  ]
}

/** Sixteen views on a sheet, one theme and width at a time; gives the sheets' files. */
export const sheets = async (folder: string, into: string, views: ReadonlyArray<View>): Promise<readonly string[]> => {
  mkdirSync(into, { recursive: true })
  const files: string[] = []
  for (const [key, group] of Map.groupBy(views, ({ theme, width }) => `${width}-${theme}`)) {
    for (let start = 0; start < group.length; start += COLUMNS * ROWS) {
      const some = group.slice(start, start + COLUMNS * ROWS)
      const file = join(into, `${key}-${String(start / (COLUMNS * ROWS) + 1).padStart(2, "0")}.png`)
      const cells = await Promise.all(some.map((view, at) => cell(folder, view, at)))
      const width = CELL.gap + COLUMNS * (CELL.width + CELL.gap)
      const height = CELL.gap + Math.ceil(some.length / COLUMNS) * (CELL.height + CELL.name + CELL.gap)
      await sharp({ create: { width, height, channels: 3, background: "#c8cdd2" } })
        .composite(cells.flat())
        .png()
        .toFile(file)
      files.push(file)
    }
  }
  return files
}
