import type { Guides } from "../guide.ts"

export const guides = {
  Panel: {
    use: "A group that could stand elsewhere.",
    avoid: "To separate things: a hairline. Never one inside another.",
    anatomy: "Title, end, body.",
    keys: [],
    access: "A region named by its title.",
  },
  KeyValueGrid: {
    use: "Facts of one loan.",
    avoid: "Several things side by side: a ComparisonGrid.",
    anatomy: "Term and value on a line, below the value its day or source, a hairline under each.",
    keys: [],
    access: "A list of descriptions. Missing values are en dashes.",
  },
  StatTiles: {
    use: "Four to eight figures that open a page.",
    avoid: "Figures one compares in rows.",
    anatomy: "Tiles with hairlines between.",
    keys: [],
    access: "A list of descriptions.",
  },
  StatTile: {
    use: "One figure of them.",
    avoid: "Alone.",
    anatomy: "Label, figure, note.",
    keys: [],
    access: "Beyond its threshold it stands in the stop tone, with its sign or a word.",
  },
  Banner: {
    use: "Something about this page that stays until it is dealt with.",
    avoid: "What just happened: a snackbar.",
    anatomy: "Glyph, sentence, one action.",
    keys: [["Tab", "Goes to its action"]],
    access: "The glyph has a word for screen readers.",
  },
  Breadcrumbs: {
    use: "Where an object stands, above its name.",
    avoid: "Steps of a wizard: a Stepper.",
    anatomy: "Links with a slash between; the last is where one is.",
    keys: [["Tab", "Goes from link to link"]],
    access: "A navigation; the last one is told as current.",
  },
  Checklist: {
    use: "What is done and what still bars the way.",
    avoid: "A password's checks.",
    anatomy: "Tick or lock, and words.",
    keys: [],
    access: "Done and not yet are words.",
  },
  Avatar: {
    use: "Beside a person's or a fund's name.",
    avoid: "Without the name.",
    anatomy: "Initials or a picture in a circle.",
    keys: [],
    access: "Decoration.",
  },
  BottomBar: {
    use: "A question to everybody that may wait: consent.",
    avoid: "What must be answered first: a Dialog. What has happened: a snackbar.",
    anatomy: "Words and answers of the same weight, at the window's foot.",
    keys: [["Tab", "Goes to the answers"]],
    access: "A region with a name; it takes no focus by itself. Not printed.",
  },
} satisfies Guides
