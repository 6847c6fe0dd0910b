import {
  type LegalPaper,
  footOf,
  type LegalPress,
  LettersMissing,
  type Manuscript,
  PrintingFailed,
} from "@xl/core/legal-documents"
import { Effect } from "effect"
import { setBlock } from "./blocks.ts"
import { Flow, MEASURE } from "./flow.ts"
import { typefacesOf } from "./typefaces.ts"

/** All that is set, to know which fonts it needs. */
const wholeOf = (paper: LegalPaper): string =>
  // Texts and names; keys and numbers of the model are ASCII and harm nothing.
  JSON.stringify(paper).replace(/\p{C}/gu, " ")

const head = (flow: Flow, { notice, subtitle, title }: LegalPaper): void => {
  flow.paragraph(title, { size: 20, weight: "bold", leading: 26 })
  flow.paragraph(subtitle, { size: 10.5, leading: 16, tone: 0.3 })
  flow.skip(10)
  flow.rule(0.2)
  flow.skip(2)
  flow.paragraph(notice, { size: 8.5, weight: "bold", leading: 13 })
  flow.skip(6)
  flow.rule(0.2)
  flow.skip(12)
}

const body = (flow: Flow, { sections }: LegalPaper): void =>
  sections.forEach(({ blocks, heading }, at) => {
    flow.keep(84) // no heading alone at the foot of a page
    flow.skip(8)
    flow.paragraph(`${at + 1}. ${heading}`, { size: 11, weight: "bold", leading: 16 })
    flow.skip(2)
    for (const block of blocks) setBlock(flow, block)
  })

/** What stands at the foot of every page. */
const feet = (flow: Flow, manuscript: Manuscript): void => {
  const style = { size: 7.5, tone: 0.3 }
  flow.pages.forEach((page, at) => {
    flow.mark(page, footOf(manuscript, at + 1, flow.pages.length), style, 52)
    flow.mark(page, flow.lines(manuscript.paper.notice, MEASURE, style)[0] ?? "", style, 40)
  })
}

const printed = async (manuscript: Manuscript): Promise<Uint8Array> => {
  const [{ grayscale, PDFDocument }, { default: fontkit }] = await Promise.all([
    import("pdf-lib"),
    import("@pdf-lib/fontkit"),
  ])
  const { paper, preparedAt } = manuscript
  const pdf = await PDFDocument.create()
  pdf.registerFontkit(fontkit)
  pdf.setTitle(paper.title)
  pdf.setSubject(paper.subtitle)
  pdf.setLanguage("en-US")
  pdf.setProducer("XL")
  pdf.setCreator("XL")
  pdf.setCreationDate(new Date(preparedAt))
  pdf.setModificationDate(new Date(preparedAt))
  const flow = new Flow(pdf, await typefacesOf(pdf, wholeOf(paper)), grayscale)
  head(flow, paper)
  body(flow, paper)
  feet(flow, manuscript)
  return pdf.save()
}

/** Sets documents as PDF, in memory and by nobody's service. Its parts are fetched with the first document. */
export const pdfPress: LegalPress["Service"] = {
  print: (manuscript) =>
    Effect.tryPromise({
      try: () => printed(manuscript),
      catch: (cause) => (cause instanceof LettersMissing ? cause : new PrintingFailed({ cause })),
    }),
}
