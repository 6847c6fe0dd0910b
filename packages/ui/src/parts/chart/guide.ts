import type { Guides } from "../guide.ts"

export const guides = {
  YieldChart: {
    use: "What a loan costs at each yield that its buyer asks, in up to three timelines.",
    avoid: "A single figure, or prices over time.",
    anatomy:
      "The sentence of the chosen point in orange, the lines with their names at the end and a veil between the limits, and the same figures as a table to open.",
    keys: [
      ["Tab", "Goes to the table's title"],
      ["Enter, Space", "Opens and shuts the table"],
    ],
    access:
      "A figure with its sentence; the drawing itself is not told, its figures are the table's. Lines differ by dash and name, not by colour.",
  },
} satisfies Guides
