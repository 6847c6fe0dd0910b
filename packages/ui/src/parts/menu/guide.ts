import type { Guides } from "../guide.ts"

export const guides = {
  Menu: {
    use: "Verbs behind a button: an account, a row's further actions.",
    avoid: "One of several values: a Select. Two verbs: two buttons.",
    anatomy: "A trigger, a sheet with entries, hairlines between groups, danger last.",
    keys: [
      ["Enter, Space, ↓", "Opens it"],
      ["↑ ↓, Home, End", "Moves"],
      ["letters", "Finds"],
      ["Esc", "Closes; focus goes back"],
    ],
    access: "A menu by role. The sheet is fetched when one reaches for it.",
  },
} satisfies Guides
