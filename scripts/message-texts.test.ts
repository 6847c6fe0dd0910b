import { globSync, readFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { expect, it } from "vitest"
import { readRequirements, type Requirement } from "./trace/requirements.ts"

const ROOT = resolve(import.meta.dirname, "..")

/** A text between single quotes; an apostrophe inside a word ends none. */
const QUOTED = /(?<=^|[\s:(;])'(.+?)'(?=[\s.;,:)]|$)/g

/** Quoted and read by a person, yet no text of the catalogue's; each with the reason. */
const ELSEWHERE: { readonly [quoted: string]: string } = {
  "Admin ...": "what four labels begin with",
  "Add a new Bank": "a button's label, which stands in its screen",
  "Code: NotFound; Msg: Item not": "said by the data room's store, and looked for in its error",
  "Could not check account balance": "said by the payment provider, and looked for in its error",
  "Finish later": "a button's label, which stands in its screen",
  "MMM D": "a format of days",
  "Non-Performing Loan": "a value that is kept, and shown as it is",
  "Not Authorized to access createOffer on type Mutation":
    "put together from the operation's name, which this is one of",
  "Performing Loan": "a value that is kept, and shown as it is",
  "Self service": "the name of a way into the seller dialog",
  "Sub-Performing Loan": "a value that is kept, and shown as it is",
  "United States": "a value that is kept, and shown as it is",
  "Wrong symbols in ": "the beginning of a text that ends with the field's name",
  "You are Seller now! ...": "the beginning of a text that another row has whole",
  "You are Seller now! …": "the beginning of a text that another row has whole",
}

const reads = (quoted: string): boolean => /^[A-Z0-9]/.test(quoted)
const isSentence = (quoted: string): boolean =>
  reads(quoted) && (/[.?!…]$/.test(quoted) || quoted.split(" ").length > 3)

/** A row of the core: words of two or more, and single ones where the row tells what is shown. */
const isOfCore = ({ kind }: Requirement, quoted: string): boolean =>
  reads(quoted) && (kind === "ui" || quoted.includes(" ") || isSentence(quoted))

const quotedIn = (text: string): ReadonlyArray<string> => [...text.matchAll(QUOTED)].map(([, quoted = ""]) => quoted)

/** Labels of buttons stand in their screens; what the core answers, and sentences wherever they show, stand in its catalogue. */
const spokenIn = (row: Requirement): ReadonlyArray<string> => {
  if (row.layer === "decision") return quotedIn(row.decision).filter(isSentence)
  return quotedIn(row.requirement).filter((quoted) =>
    row.layer === "core" ? isOfCore(row, quoted) : row.layer !== "vendor" && isSentence(quoted),
  )
}

const spoken = [...readRequirements(join(ROOT, "docs/requirements.tsv")).values()].flatMap((row) =>
  spokenIn(row).map((quoted) => ({ id: row.id, quoted })),
)
const texts = spoken.filter(({ quoted }) => !(quoted in ELSEWHERE))

const sources = (pattern: string): ReadonlyArray<readonly [file: string, text: string]> =>
  globSync(pattern, { cwd: ROOT })
    .filter((file) => !/\.(?:test|stories)\.tsx?$/.test(file))
    .map((file) => [file, readFileSync(join(ROOT, file), "utf8").replaceAll(/\s+/g, " ")])

/** The catalogue of refusals, and the words of each noun. */
const isOfCatalogue = (file: string): boolean =>
  /^packages\/core\/src\/(messages\/|[\w-]+\/([\w-]+-)?words\.ts$)/.test(file) && !file.endsWith("/search-words.ts")

const catalogue = sources("packages/core/src/*/*.ts")
  .filter(([file]) => isOfCatalogue(file))
  .map(([, text]) => text)
  .join("\n")
const timesIn = (quoted: string): number => catalogue.split(`"${quoted}"`).length - 1

it("finds each text that the specification quotes once in the core's messages, to the letter", () => {
  expect(texts.map(({ id, quoted }) => [id, quoted, timesIn(quoted)])).toEqual(
    texts.map(({ id, quoted }) => [id, quoted, 1]),
  )
  for (const side of ["ACC", "SEL", "BUY"]) {
    expect(texts.filter(({ id }) => id.startsWith(side)).length).toBeGreaterThan(15)
  }
})

it("lists as standing elsewhere only what is quoted and stands in no message", () => {
  const quoted = new Set(spoken.map((one) => one.quoted))
  expect(Object.keys(ELSEWHERE).filter((one) => !quoted.has(one) || timesIn(one) > 0)).toEqual([])
})

it("finds these texts nowhere else: screens, stores, adapters and the gateway take them from the core", () => {
  const phrases = [...new Set(texts.map(({ quoted }) => quoted))].filter((quoted) => quoted.includes(" "))
  const said = sources("packages/{adapters,gateway,ui,web,core}/src/**/*.{ts,tsx}")
    .filter(([file]) => !isOfCatalogue(file))
    .flatMap(([file, text]) => phrases.filter((phrase) => text.includes(phrase)).map((phrase) => [file, phrase]))
  expect(said).toEqual([])
})

it("has the words of every noun in the list that the catalogue's test keeps", () => {
  const read = readFileSync(join(ROOT, "packages/core/src/messages/texts.test.ts"), "utf8")
  const files = globSync("packages/core/src/*/*words.ts", { cwd: ROOT }).map((file) =>
    file.split("/").slice(-2).join("/"),
  )
  const others = ["assets/search-words.ts", "shared/money-words.ts"]
  expect(files.length).toBeGreaterThan(15)
  expect(files.filter((file) => !read.includes(`"../${file}"`) && !others.includes(file))).toEqual([])
})
