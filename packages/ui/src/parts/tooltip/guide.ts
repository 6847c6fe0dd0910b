import type { Guides } from "../guide.ts"

export const guides = {
  Tooltip: {
    use: "A few words about a control that has its own name: why it is locked.",
    avoid: "What must be read; anything on touch alone.",
    anatomy: "Ink with inverse words, at its control.",
    keys: [
      ["Tab to its control", "Shows it"],
      ["Esc", "Hides it"],
    ],
    access: "The description of its control.",
  },
  Popover: {
    use: "More about one thing, and a few controls, at that thing.",
    avoid: "A decision: a Dialog. Verbs: a Menu.",
    anatomy: "A button and a sheet with a title.",
    keys: [
      ["Enter, Space", "Opens and closes"],
      ["Tab", "Stays inside"],
      ["Esc", "Closes; focus goes back"],
    ],
    access: "A dialog by role with its label; the button tells whether it is open.",
  },
} satisfies Guides
