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
  RowActions: {
    use: "At the end of a table row: the one verb most readers want next, and a menu with the others.",
    avoid: "Verbs on several chosen rows: a BulkBar. Two verbs in a panel: two buttons.",
    anatomy: "A button of 28 px, three dots and their menu; 44 px for fingers and under 600 px.",
    keys: [
      ["Tab", "Goes to the button, then to the dots"],
      ["Enter, Space", "Does the verb, opens the menu"],
      ["↑ ↓, Home, End, letters", "Move in the menu"],
      ["Esc", "Closes; focus goes back"],
    ],
    access: "Button and menu say the row's name, so that a list of buttons tells the rows apart.",
  },
} satisfies Guides
