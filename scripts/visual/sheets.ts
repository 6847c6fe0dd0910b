import { mkdirSync, rmSync } from "node:fs"
import { join } from "node:path"
import sharp, { type Sharp } from "sharp"
import { fileOf, type View } from "./stories.ts"

/** A sheet's cell in px, how many of them it has, and how much of a long page it shows: so many times its width. */
const GRIDS = {
  390: { width: 232, height: 464, columns: 8, rows: 3, most: 2 },
  1440: { width: 628, height: 440, columns: 3, rows: 4, most: 0.9 },
} as const satisfies Readonly<Record<View["width"], object>>
/** In px: between cells, and for a cell's name. */
const [GAP, NAME] = [10, 22]
/** Around what a story shows, where the rest of its page is empty. In px. */
const EDGE = 16

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;")

const named = (text: string, width: number): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${NAME}"><text x="0" y="15" font-family="sans-serif" font-size="12" fill="#333">${escaped(text)}</text></svg>`,
  )

/** The view without the empty page around it, and of a long one its beginning. */
const content = async (file: string, { width }: View): Promise<Sharp> => {
  const { height: whole, width: across } = await sharp(file).metadata()
  const most = Math.min(whole, Math.round(across * GRIDS[width].most))
  const beginning = await sharp(file).extract({ left: 0, top: 0, width: across, height: most }).png().toBuffer()
  const { info } = await sharp(beginning).trim({ threshold: 4 }).toBuffer({ resolveWithObject: true })
  return sharp(beginning).extract({
    left: 0,
    top: 0,
    width: Math.min(across, info.width - (info.trimOffsetLeft ?? 0) + EDGE),
    height: Math.min(most, info.height - (info.trimOffsetTop ?? 0) + EDGE),
  })
}

const cell = async (folder: string, view: View, at: number) => {
  const { columns, height, width } = GRIDS[view.width]
  const [column, row] = [at % columns, Math.floor(at / columns)]
  const [left, top] = [GAP + column * (width + GAP), GAP + row * (height + NAME + GAP)]
  const shown = await content(join(folder, fileOf(view)), view)
  const picture = await shown.resize({ width, height, fit: "inside", withoutEnlargement: true }).toBuffer()
  const name = `${view.story.title.replace(/^\w+\//, "")}: ${view.story.name}`
  return [
    { input: named(name, width), left, top },
    { input: picture, left, top: top + NAME },
  ]
}

const sheet = async (folder: string, file: string, views: ReadonlyArray<View>, of: View["width"]): Promise<void> => {
  const { columns, height, width } = GRIDS[of]
  const cells = await Promise.all(views.map((view, at) => cell(folder, view, at)))
  await sharp({
    create: {
      width: GAP + columns * (width + GAP),
      height: GAP + Math.ceil(views.length / columns) * (height + NAME + GAP),
      channels: 3,
      background: "#c8cdd2",
    },
  })
    .composite(cells.flat())
    .png()
    .toFile(file)
}

/** As many views on a sheet as one can look at, one theme and width at a time; gives the sheets' files. */
export const sheets = async (folder: string, into: string, views: ReadonlyArray<View>): Promise<readonly string[]> => {
  rmSync(into, { recursive: true, force: true })
  mkdirSync(into, { recursive: true })
  const files: string[] = []
  for (const [key, group] of Map.groupBy(views, ({ theme, width }) => `${width}-${theme}`)) {
    const width = group[0]?.width ?? 1_440
    const room = GRIDS[width].columns * GRIDS[width].rows
    for (let start = 0; start < group.length; start += room) {
      const file = join(into, `${key}-${String(start / room + 1).padStart(2, "0")}.png`)
      await sheet(folder, file, group.slice(start, start + room), width)
      files.push(file)
    }
  }
  return files
}
