import type { Guides } from "../guide.ts"

export const guides = {
  Chip: {
    use: "A filter that is on, or a name in a tight place.",
    avoid: "For a state take a Tag or a mark; for a count a Badge.",
    anatomy: "Words, cut after 12 characters in tables and 10 in cards, and a cross where it can be taken away.",
    keys: [["Enter, Space", "Takes the filter away"]],
    access: 'What is cut is told in full on hover and to screen readers; the cross says "Remove" and the name.',
  },
} satisfies Guides
