import { readdirSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"
import { describe, expect, it } from "vitest"

const ui = fileURLToPath(new URL("..", import.meta.url))
const repository = join(ui, "../../..")

const filesUnder = (folder: string, ending: RegExp): ReadonlyArray<{ readonly name: string; readonly text: string }> =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => ending.test(name))
    .map((name) => ({ name, text: readFileSync(join(folder, name), "utf8") }))

/** What holds style: the design system itself, and the frame around every page. All else is a feature, made of parts. */
const STYLED = /^(?:frame|parts|theme)\//

const storyFiles = [
  ...filesUnder(ui, /\.stories\.tsx$/),
  ...filesUnder(join(repository, "stories"), /\.stories\.tsx$/).map(({ name, text }) => ({
    name: join("stories", name),
    text,
  })),
]
const stories = storyFiles.map(({ text }) => text).join("\n")
const storiesOf = (text: string): number => text.match(/^export const \w+: Story/gm)?.length ?? 0

/** The components that a door of a folder lets out: capitalised values that come from a file of markup or of styles. */
const componentsOf = (folder: string): ReadonlyArray<string> => {
  const door = readFileSync(join(folder, "index.ts"), "utf8")
  return [...door.matchAll(/export \{([^}]*)\} from "\.\/([^"]+)"/g)].flatMap(([, names = "", file = ""]) => {
    if (!file.endsWith(".tsx") && !/from "styled-components"/.test(readFileSync(join(folder, file), "utf8"))) return []
    return names.split(",").flatMap((name) => /^\s*([A-Z][a-z]\w*)\s*$/.exec(name)?.[1] ?? [])
  })
}

const doors = (folder: string): ReadonlyArray<string> =>
  filesUnder(folder, /^[\w-]+\/index\.ts$/).map(({ name }) => join(folder, dirname(name)))
const parts = join(ui, "parts")
const without = (folder: string, isShown: (component: string) => boolean) =>
  componentsOf(folder)
    .filter((component) => !isShown(component))
    .map((component) => `${folder.slice(ui.length)}/${component}`)

describe("the stories", () => {
  it("are at least so many in each folder", () => {
    const counts = new Map<string, number>()
    for (const { name, text } of storyFiles) {
      const folder = dirname(name).split("/").slice(0, 1).join("/")
      counts.set(folder, (counts.get(folder) ?? 0) + storiesOf(text))
    }
    const least = { parts: 140, frame: 19, asset: 5, stories: 200 }
    const short = Object.entries(least).filter(([folder, count]) => (counts.get(folder) ?? 0) < count)
    expect(short, JSON.stringify([...counts])).toEqual([])
    expect(storyFiles.filter(({ text }) => storiesOf(text) + Number(/: StoryObj = /.test(text)) === 0)).toEqual([])
  })

  it("show every part that a folder of parts lets out", () => {
    const isShown = (component: string) => new RegExp(`<${component}\\b|component: ${component}\\b`).test(stories)
    const folders = doors(parts)
    expect(folders.length).toBeGreaterThan(25)
    expect(folders.flatMap((folder) => without(folder, isShown))).toEqual([])
  })

  it("show every screen and every dialog that a feature lets out", () => {
    const isShown = (component: string) =>
      !/(Screen|Dialog|DialogsView|View|Card)$/.test(component) || new RegExp(`<${component}\\b`).test(stories + frames)
    /** What stories stand in: the markup beside them that at least one of them takes. */
    const frames = filesUnder(join(repository, "stories"), /^[\w-]+\.tsx$/)
      .filter(({ name }) => stories.includes(`from "./${name}"`))
      .map(({ text }) => text)
      .join("\n")
    const features = doors(ui).filter((folder) => !STYLED.test(`${folder.slice(ui.length)}/`))
    const missing = features.flatMap((folder) => without(folder, isShown))
    expect(missing).toEqual([])
  })

  it("stand on a page that says when to take each part, when not, how it is made, operated and told", () => {
    const guides = filesUnder(parts, /^[\w-]+\/guide\.ts$/)
    const folders = doors(parts)
    const missing = folders.flatMap((folder) => {
      const guide = guides.find(({ name }) => join(parts, dirname(name)) === folder)?.text ?? ""
      return without(folder, (component) => new RegExp(`^  ${component}: \\{`, "m").test(guide))
    })
    expect(missing).toEqual([])
    const shown = guides.filter(({ name }) => new RegExp(`"\\./(?:${dirname(name)}/)?guide\\.ts"`).test(stories))
    expect(shown).toHaveLength(guides.length)
    expect(guides.filter(({ text }) => /: "",?$/m.test(text))).toEqual([])
  })
})

describe("features made of parts alone", () => {
  it("style nothing of their own", () => {
    const sources = filesUnder(ui, /\.tsx?$/).filter(({ name }) => !STYLED.test(name) && !/stories/.test(name))
    expect(sources.length).toBeGreaterThan(40)
    const styled = sources.filter(({ text }) => /from "styled-components"|style=\{/.test(text))
    expect(styled.map(({ name }) => name)).toEqual([])
  })
})

/** The stories that a file tells, by the names of their exports. */
const storiesIn = (name: string): ReadonlyArray<string> =>
  [...readFileSync(join(parts, name), "utf8").matchAll(/^export const (\w+): Story/gm)].map(([, story = ""]) => story)

describe("what every part must stand", () => {
  it("is shown of each bad input", () => {
    expect(storiesIn("bad-input.stories.tsx")).toEqual(
      expect.arrayContaining([
        "LongWords",
        "Figures",
        "MissingPictures",
        "FiveHundredChips",
        "NamesOfTheWorld",
        "FailedLazyLoad",
      ]),
    )
  })

  it("is tried with the keyboard alone, in order, of each part that holds others", () => {
    const text = readFileSync(join(parts, "keyboard.stories.tsx"), "utf8")
    expect(storiesIn("keyboard.stories.tsx").length).toBeGreaterThanOrEqual(7)
    const tried = ["Dialog", "Drawer", "Menu", "ComboBox", "LongTable", "Stepper", "DateField", "FileDrop"]
    expect(tried.filter((part) => !text.includes(`<${part}\n`) && !text.includes(`<${part} `))).toEqual([])
  })
})
