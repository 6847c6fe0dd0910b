import { readFileSync } from "node:fs"
import { join } from "node:path"

export interface Story {
  readonly id: string
  readonly title: string
  readonly name: string
}

export const WIDTHS = [390, 1440] as const
export const THEMES = ["light", "dark"] as const

export interface View {
  readonly story: Story
  readonly theme: (typeof THEMES)[number]
  readonly width: (typeof WIDTHS)[number]
}

/** A view's file, without its folder. */
export const fileOf = ({ story, theme, width }: View): string => `${story.id}-${width}-${theme}.png`

/** The stories that a static Storybook lists, those whose title or id begins with `only` alone. */
export const storiesIn = (book: string, only = ""): ReadonlyArray<Story> => {
  const { entries } = JSON.parse(readFileSync(join(book, "index.json"), "utf8")) as {
    readonly entries: Readonly<Record<string, Story & { readonly type: string }>>
  }
  return Object.values(entries)
    .filter(({ type, title, id }) => type === "story" && (title.startsWith(only) || id.startsWith(only)))
    .map(({ id, title, name }) => ({ id, title, name }))
}

export const viewsOf = (stories: ReadonlyArray<Story>): ReadonlyArray<View> =>
  stories.flatMap((story) => WIDTHS.flatMap((width) => THEMES.map((theme) => ({ story, theme, width }))))
