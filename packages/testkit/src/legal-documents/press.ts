import { type LegalPress, LettersMissing, type Manuscript, PrintingFailed } from "@xl/core/legal-documents"
import { Effect } from "effect"

/** What the printed text of a paper in memory is set in: one line for each thing that it says. */
const lines = ({ edition, paper }: Manuscript): ReadonlyArray<string> => [
  paper.title,
  paper.subtitle,
  paper.notice,
  `Edition ${edition}`,
  ...paper.sections.flatMap(({ blocks, heading }) => [heading, ...blocks.map((block) => JSON.stringify(block))]),
]

/** A page that a browser shows, with the title on it, and the whole text behind the end of the file. */
const pdf = (manuscript: Manuscript): string => `${page(manuscript.paper.title)}${lines(manuscript).join("\n")}
`

const page = (title: string): string => {
  const shown = `BT /F1 18 Tf 72 720 Td (${title}) Tj ET`
  return `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>endobj
4 0 obj<</Length ${shown.length}>>stream
${shown}
endstream endobj
5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Times-Roman>>endobj
trailer<</Root 1 0 R>>
%%EOF
`
}

/** One page with these words on it. */
export const onePage = (words: string): Uint8Array => bytesOf(page(words))

/** The text in UTF-8. */
const bytesOf = (text: string): Uint8Array => {
  const one = encodeURIComponent(text).replace(/%(..)/g, (_, code: string) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  )
  return Uint8Array.from(one, (letter) => letter.codePointAt(0) ?? 0)
}

/** A press for tests: it may be told to break, or to lack letters, until it is mended. */
export class PressInMemory {
  /** What each print ends with while it is set. */
  broken: "letters" | "press" | null = null
  /** What happens while something is printed. */
  meanwhile: () => Promise<unknown> = async () => undefined
  /** How often something was printed. */
  printed = 0

  readonly press: LegalPress["Service"] = {
    print: (manuscript) =>
      Effect.promise(() => this.meanwhile()).pipe(
        Effect.flatMap((): Effect.Effect<Uint8Array, LettersMissing | PrintingFailed> => {
          if (this.broken === "letters") return Effect.fail(new LettersMissing({ cause: "no such letter" }))
          if (this.broken === "press") return Effect.fail(new PrintingFailed({ cause: "out of ink" }))
          this.printed += 1
          return Effect.succeed(bytesOf(pdf(manuscript)))
        }),
      ),
  }
}
