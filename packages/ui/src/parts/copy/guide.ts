import type { Guides } from "../guide.ts"

export const guides = {
  CopyButton: {
    use: "Ids, addresses and account numbers that one carries elsewhere.",
    avoid: "For whole documents: a download.",
    anatomy: "A glyph, or glyph and words; the glyph turns to a tick for four seconds.",
    keys: [["Enter, Space", "Presses it"]],
    access: "Says whether it was copied or refused, in a live region.",
  },
} satisfies Guides
