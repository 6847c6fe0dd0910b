import type { Guides } from "../guide.ts"

export const guides = {
  StatusMark: {
    use: "Where an asset stands.",
    avoid: "An offer: an OfferMark. The loan itself: a LoanMark.",
    anatomy: "A tank that fills as the deal rises, the word, CFO or BAF after a hairline.",
    keys: [],
    access: "The word says all; the 17 glyphs differ without any colour.",
  },
  OfferMark: {
    use: "Where an offer stands.",
    avoid: "An asset: a StatusMark.",
    anatomy: "A price's triangle, and the word.",
    keys: [],
    access: "As a StatusMark.",
  },
  LoanMark: {
    use: "How the borrower pays.",
    avoid: "Where the sale stands.",
    anatomy: "A glyph and the word.",
    keys: [],
    access: "As a StatusMark.",
  },
  LevelBar: {
    use: "Debt against value, or a bid against what is owed, in rows one compares.",
    avoid: "Alone: an Elevation.",
    anatomy: "Outline to 100 %, blue to the debt, stop tone above, an orange tick for a price.",
    keys: [],
    access: "Told as a percentage in words.",
  },
  Tag: {
    use: "A state that has no mark of its own.",
    avoid: "An asset's, an offer's or a loan's state; filters, which are chips.",
    anatomy: "Glyph, word, suffix.",
    keys: [],
    access: "Tone never speaks alone.",
  },
  ToneIcon: {
    use: "What kind of entry follows: information, done, a warning.",
    avoid: "A state of an asset or an offer, which has its own mark.",
    anatomy: "An icon in its tone.",
    keys: [],
    access: "Told by its word.",
  },
} satisfies Guides
