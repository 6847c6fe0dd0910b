import type { Guides } from "../guide.ts"

export const guides = {
  PrintSheet: {
    use: "Statements that go on paper.",
    avoid: "Pages that are only read on screen.",
    anatomy: "Logo, title, facts; the statement; where it comes from.",
    keys: [],
    access: "An article named by its title. Rows and groups are not torn apart; heads repeat.",
  },
  PageBreak: {
    use: "Before a part that starts a new page.",
    avoid: "For space on screen.",
    anatomy: "Nothing to see.",
    keys: [],
    access: "Hidden.",
  },
} satisfies Guides
