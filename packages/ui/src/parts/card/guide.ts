import type { Guides } from "../guide.ts"

export const guides = {
  Card: {
    use: "One of many loans or offers.",
    avoid: "One of several facts: a Panel.",
    anatomy: "Mark, drawing, title, context, amount, up to four terms, foot.",
    keys: [
      ["Tab", "Goes to the title's link"],
      ["Enter", "Opens it"],
    ],
    access: "An article; its title is the one link, which all of it answers to.",
  },
} satisfies Guides
