import type { Guides } from "../guide.ts"

export const guides = {
  ListedPanel: {
    use: "A screen's one list, with pages where there are many rows.",
    avoid: "Several lists on one screen: a Panel each, with a ListedView in it.",
    anatomy: "Skeleton, error, empty state, or a panel of rows and the pages under it.",
    keys: [["Tab", "Goes through the rows' controls, then the pages"]],
    access: "A region named by its label; the pages are a navigation of the same name.",
  },
  ListedView: {
    use: "A list inside a panel.",
    avoid: "A list that is at hand: a Table, Entries.",
    anatomy: "Skeleton, error with Try again, a quiet sentence, or the rows.",
    keys: [["Tab", "Goes to Try again"]],
    access: "Loading is said politely, a failure at once.",
  },
  Entries: {
    use: "What happened or what one has, in the order of time.",
    avoid: "Figures to compare: a Table.",
    anatomy: "A list with a hairline between its entries.",
    keys: [],
    access: "A list: screen readers count it.",
  },
  Entry: {
    use: "One line of Entries.",
    avoid: "Alone.",
    anatomy: "Mark, title with tag, sentence, small facts, what can be opened, action.",
    keys: [["Tab", "Goes to its link and its action"]],
    access: "What is new says so in a word, not by its tint alone.",
  },
  Disclosure: {
    use: "What most need not read: an answer, a trace.",
    avoid: "What must be read before one decides.",
    anatomy: "A title with an arrow; what it tells, below.",
    keys: [["Enter, Space", "Opens and closes"]],
    access: "The browser's own: says whether it is open, and the page's search opens it.",
  },
  Verbatim: {
    use: "What a machine said, line for line.",
    avoid: "Words for people.",
    anatomy: "Small, in lines as they came, wrapped.",
    keys: [],
    access: "Read as it stands.",
  },
} satisfies Guides
