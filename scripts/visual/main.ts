// Pictures of every story in both themes at 390 and 1440 px, against a baseline: npm run visual
//   -- --baseline REF   takes the baseline from a commit, built beside this tree
//   -- --accept         makes what is here the baseline
//   -- --only TITLE     the stories whose title or id begins so
//   -- --built          the Storybook that is built already
import { execFileSync } from "node:child_process"
import { cpSync, existsSync, rmSync, symlinkSync } from "node:fs"
import { join, resolve } from "node:path"
import { parseArgs } from "node:util"
import { compare, type Difference } from "./compare.ts"
import { serve } from "./serve.ts"
import { sheets } from "./sheets.ts"
import { shoot } from "./shoot.ts"
import { fileOf, storiesIn, type View, viewsOf } from "./stories.ts"

const HOME = resolve(".cache/visual")
const [BASELINE, NOW, CHANGES, SHEETS] = ["baseline", "now", "changes", "sheets"].map((name) => join(HOME, name)) as [
  string,
  string,
  string,
  string,
]
const { values } = parseArgs({
  options: {
    accept: { type: "boolean" },
    baseline: { type: "string" },
    built: { type: "boolean" },
    only: { type: "string" },
  },
})

const build = (tree: string, book: string): void => {
  const run = (command: string, ...args: readonly string[]) =>
    execFileSync(join(tree, "node_modules/.bin", command), args, { cwd: tree, stdio: "inherit" })
  run("node", "scripts/codegen.ts")
  run("storybook", "build", "--quiet", "-o", book)
}

const taken = async (book: string, folder: string): Promise<ReadonlyArray<View>> => {
  const { origin, close } = await serve(book)
  const { views, strangers, failures } = await shoot(origin, folder, viewsOf(storiesIn(book, values.only))).finally(
    close,
  )
  if (strangers.length > 0) console.log(`Asked for from outside:\n${strangers.join("\n")}`)
  if (failures.length > 0) console.log(`Failed:\n${failures.join("\n")}`)
  if (strangers.length + failures.length > 0) process.exitCode = 1
  return views
}

/** The commit's own stories, by its own Storybook, with what is installed here. */
const baselineFrom = async (ref: string): Promise<void> => {
  const tree = join(HOME, "tree")
  execFileSync("git", ["worktree", "add", "--force", "--detach", tree, ref])
  try {
    symlinkSync(resolve("node_modules"), join(tree, "node_modules"))
    build(tree, join(HOME, "baseline-book"))
  } finally {
    execFileSync("git", ["worktree", "remove", "--force", tree])
  }
  rmSync(BASELINE, { recursive: true, force: true })
  await taken(join(HOME, "baseline-book"), BASELINE)
}

const say = (name: string, difference: Difference): void => {
  if (difference.tag === "new") console.log(`new      ${name}`)
  if (difference.tag === "resized") console.log(`resized  ${name}: ${difference.from} to ${difference.to}`)
  if (difference.tag === "changed") console.log(`changed  ${name}: ${(100 * difference.share).toFixed(2)} %`)
}

if (values.baseline !== undefined) await baselineFrom(values.baseline)
const book = resolve(".cache/storybook")
if (values.built !== true) build(resolve("."), book)
rmSync(NOW, { recursive: true, force: true })
rmSync(CHANGES, { recursive: true, force: true })
const views = await taken(book, NOW)
const files = await sheets(NOW, SHEETS, views)
console.log(`${views.length} views; contact sheets:\n${files.join("\n")}`)
if (values.accept === true) {
  rmSync(BASELINE, { recursive: true, force: true })
  cpSync(NOW, BASELINE, { recursive: true })
} else if (existsSync(BASELINE)) {
  const found = new Map<string, number>()
  for (const view of views) {
    const name = fileOf(view)
    const difference = await compare(join(BASELINE, name), join(NOW, name), join(CHANGES, name))
    found.set(difference.tag, (found.get(difference.tag) ?? 0) + 1)
    say(name, difference)
  }
  console.log([...found].map(([tag, count]) => `${count} ${tag}`).join(", "))
} else {
  console.log("No baseline yet: npm run visual -- --accept, or --baseline REF.")
}
