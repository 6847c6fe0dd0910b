import type { Guides } from "../guide.ts"

export const guides = {
  Snackbars: {
    use: "What just happened, once, in the frame.",
    avoid: "What must be answered: a Dialog. What stays: a Banner.",
    anatomy: "One notice of 480 px at a time, a glyph, a sentence, a cross, a line that runs out in seven seconds.",
    keys: [
      ["Tab", "Goes to its cross, which holds the line"],
      ["Enter", "Closes it"],
    ],
    access:
      "Said politely; an error at once. Hover and focus hold it. Over a dialog it is heard too, and leaves the dialog's buttons free.",
  },
} satisfies Guides
