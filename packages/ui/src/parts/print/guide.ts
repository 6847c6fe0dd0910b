import type { Guides } from "../guide.ts"

export const guides = {
  PrintSheet: {
    use: "Statements that go on paper.",
    avoid: "Pages that are only read on screen.",
    anatomy: "Logo, title, facts; the statement; where it comes from.",
    keys: [],
    access: "An article named by its title. Rows and groups are not torn apart; heads repeat.",
  },
  PrintPart: {
    use: "Parts of a long statement, each with its heading.",
    avoid: "For a statement of one part.",
    anatomy: "Heading, rows.",
    keys: [],
    access: "A group named by its heading, which is never left alone at a page's end.",
  },
  PrintFigure: {
    use: "The one amount that a sheet is about, first.",
    avoid: "For each of several amounts.",
    anatomy: "What it is, the amount.",
    keys: [],
    access: "Read in its place, what it is first.",
  },
  PageBreak: {
    use: "Before a part that starts a new page.",
    avoid: "For space on screen.",
    anatomy: "Nothing to see.",
    keys: [],
    access: "Hidden.",
  },
} satisfies Guides
