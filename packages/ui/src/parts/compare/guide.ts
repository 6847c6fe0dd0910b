import type { Guides } from "../guide.ts"

export const guides = {
  ComparisonGrid: {
    use: "Two to six things whose terms one weighs: offers before a winner is chosen.",
    avoid: "More than six, or rows to sort and select: a Table.",
    anatomy:
      "Terms down the side, one column for each thing, the best of each term with a tick and the word, actions at the end.",
    keys: [
      ["Tab", "Goes to the grid, then to its actions"],
      ["← →", "Scrolls the columns"],
    ],
    access: "A table with row and column heads in a region that scrolls. The best is a word beside the tint.",
  },
} satisfies Guides
