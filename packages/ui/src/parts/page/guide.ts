import type { Guides } from "../guide.ts"

const asItStands = "Read in the order in which it stands."

export const guides = {
  Page: {
    use: "Around a page that is read: about us, terms, questions.",
    avoid: "Working screens: Wrap and a Stack.",
    anatomy: "The page's width with its margins, and room at the end.",
    keys: [],
    access: asItStands,
  },
  Opening: {
    use: "Opens a page of the house with a drawing of no loan.",
    avoid: "The front page: a Hero. A text without a drawing: a PageHead.",
    anatomy: "Title in the serif, lead, buttons; the drawing at the right from 960 px on.",
    keys: [["Tab", "Goes through the buttons"]],
    access: "The one heading of level 1. The drawing is a decoration.",
  },
  PageHead: {
    use: "Heads a form or a long text.",
    avoid: "Lists: a ScreenTitle.",
    anatomy: "Title in the serif, lead, and what holds for all that follows.",
    keys: [],
    access: "The one heading of level 1.",
  },
  PagePart: {
    use: "A part of a page to read.",
    avoid: "The front page: a Chapter.",
    anatomy: "A title in the serif and its matter.",
    keys: [],
    access: "A region named by its heading.",
  },
  Prose: {
    use: "Sentences one after the other.",
    avoid: "A single one: Said.",
    anatomy: "Paragraphs and lists, at most 62 characters a line.",
    keys: [],
    access: asItStands,
  },
  MainAndNotes: {
    use: "A form with other ways beside it.",
    avoid: "One thing with what one may do: a MainAndSide.",
    anatomy: "At most 720 px, then notes behind a rule; under 960 px below.",
    keys: [],
    access: asItStands,
  },
  WithContents: {
    use: "A text of many chapters.",
    avoid: "Fewer than five.",
    anatomy: "The contents at the left, in sight while one scrolls; under 960 px first.",
    keys: [["Tab", "Goes through the contents"]],
    access: "A navigation named Contents. Not printed.",
  },
  Numbered: {
    use: "A chapter that others refer to.",
    avoid: "Where no number is ever said.",
    anatomy: "Number, title, tag, text.",
    keys: [],
    access: "A region named by its heading; its address is its id.",
  },
  Stages: {
    use: "What happens in which order.",
    avoid: "A wizard: a Stepper. A sale's days: a Timeline.",
    anatomy: "A dimension chain with oblique ticks; under 960 px it hangs down.",
    keys: [],
    access: "An ordered list named by its label.",
  },
  Definitions: {
    use: "Names and a sentence each.",
    avoid: "A loan's figures: a KeyValueGrid.",
    anatomy: "Name, sentence, hairline.",
    keys: [],
    access: "A list of terms and what they mean.",
  },
} satisfies Guides
