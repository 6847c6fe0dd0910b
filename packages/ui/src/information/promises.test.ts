import { readdirSync, readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { describe, expect, it } from "vitest"
import { QUESTIONS } from "./questions.ts"

const repository = fileURLToPath(new URL("../../../../", import.meta.url))
const read = (path: string) => readFileSync(`${repository}${path}`, "utf8")
const textsIn = (folder: string, ending: RegExp): string =>
  readdirSync(`${repository}${folder}`, { recursive: true, encoding: "utf8" })
    .filter((name) => ending.test(name))
    .map((name) => read(`${folder}/${name}`))
    .join("\n")

/** docs/promises.tsv: where it is said, the first words of what is promised, and the title of the journey that keeps it. */
const promises = read("docs/promises.tsv")
  .trim()
  .split("\n")
  .slice(1)
  .map((line) => line.split("\t"))
  .map(([where = "", promise = "", keptBy = ""]) => ({ where, promise, keptBy }))

describe("each promise", () => {
  it("is made on a screen, in a notice or in a mail", () => {
    const said = ["packages/core/src", "packages/ui/src"]
      .map((folder) => textsIn(folder, /(?<!test)\.tsx?$/))
      .join("\n")
      .replaceAll(/\s+/g, " ")
    expect(promises.filter(({ promise }) => !said.includes(promise))).toEqual([])
  })

  it("is kept by a journey, but for words that promise nothing; scripts/dialog-promises.test.ts looks at dialogs", () => {
    const journeys = textsIn("e2e", /\.spec\.ts$/)
    const open = promises.filter(({ keptBy, where }) => !where.startsWith("dialog") && !keptBy.startsWith("-: "))
    expect(open.filter(({ keptBy }) => !journeys.includes(keptBy))).toEqual([])
    expect(promises.filter(({ keptBy }) => keptBy === "")).toEqual([])
  })

  it("of the questions is in the table", () => {
    const listed = promises.filter(({ where }) => where === "questions").map(({ promise }) => promise)
    const answers = QUESTIONS.flatMap(({ questions }) => questions.map(({ answer }) => answer[0] ?? ""))
    expect(answers.filter((answer) => !listed.some((promise) => answer.startsWith(promise)))).toEqual([])
  })

  it("of the home page's steps is in the table", () => {
    const listed = promises.filter(({ where }) => where === "home")
    const steps = /const steps = \[([\s\S]*?)\] as const/.exec(read("packages/ui/src/home/home-screen.tsx"))?.[1] ?? ""
    const sentences = [...steps.matchAll(/^ {4}"(.+)",$/gm)]
      .map(([, said = ""]) => said)
      .filter((said) => said.includes(" "))
    expect(sentences.length).toBeGreaterThan(3)
    expect(sentences.filter((said) => !listed.some(({ promise }) => said.includes(promise)))).toEqual([])
  })

  it("of a notice about a sale is in the table", () => {
    const listed = promises.filter(({ where }) => where === "notices").map(({ promise }) => promise)
    const block =
      /saleNewsTitles = \{([\s\S]*?)\} as const/.exec(read("packages/core/src/kernel/notice-words.ts"))?.[1] ?? ""
    const titles = [...block.matchAll(/: "(.+)",$/gm)].map(([, title = ""]) => title)
    expect(titles.length).toBeGreaterThan(10)
    expect(titles.filter((title) => !listed.includes(title))).toEqual([])
  })

  it("in the subject of a mail is in the table", () => {
    const listed = promises.filter(({ where }) => where === "mails").map(({ promise }) => promise)
    const mails = textsIn("packages/core/src/mails", /(?<!test)\.ts$/)
    const subjects = [...mails.matchAll(/subject: "(.+?)"/g)].map(([, subject = ""]) => subject)
    expect(subjects.length).toBeGreaterThan(20)
    expect(subjects.filter((subject) => !listed.includes(subject))).toEqual([])
  })
})
