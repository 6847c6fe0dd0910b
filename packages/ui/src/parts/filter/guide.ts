import type { Guides } from "../guide.ts"

export const guides = {
  FilterBar: {
    use: "Above a list that can be narrowed. All of it stands in the page's address.",
    avoid: "In a form: fields.",
    anatomy:
      "What one types, then filters in a row, the order at the end. Filters that fewer need stand on a second line behind a button. On phones one button opens them all and tells how many narrow the list; open it is sunken, with its arrow up; where it is not told, the row scrolls.",
    keys: [
      ["Tab", "Goes from filter to filter"],
      ["Enter", "On a phone, shows the filters or puts them away"],
    ],
    access: "A search landmark with its label; the phone's button tells whether it is open.",
  },
  FilterSelect: {
    use: "Some of up to fifty values, or one order.",
    avoid: "A value one types: a SearchField.",
    anatomy: "A button with name and what is chosen; a sheet with a list.",
    keys: [
      ["Enter, Space, ↓", "Opens the list"],
      ["↑ ↓, Home, End", "Moves"],
      ["letters", "Finds"],
      ["Enter", "Chooses"],
      ["Esc", "Closes without choosing"],
    ],
    access: "The button tells its choice and whether it is open.",
  },
  FilterRange: {
    use: "From and to of an amount, a share or a ratio.",
    avoid: "One amount: a MoneyField.",
    anatomy:
      "A button with the range in words; a sheet with two figures, kept as they were typed. What is no figure, as 1,2 for a ratio, is said at its field.",
    keys: [
      ["Enter", "Opens, and in a field applies"],
      ["Esc", "Closes"],
    ],
    access: "The words of the range are the button's description.",
  },
  ListFilters: {
    use: "Over a list that the browser holds whole, as one's own listings or offers.",
    avoid: "A list that the gateway searches: a FilterBar with the filters of that search.",
    anatomy: "A FilterBar with a search, the states that the rows are in, and how many rows wait for the reader.",
    keys: [["Tab", "Goes from filter to filter"]],
    access: "As FilterBar; the count stands in the option's own words.",
  },
  FilterDays: {
    use: "From and to of a day.",
    avoid: "One day: a DateField.",
    anatomy: "A button with the span in words; a sheet with two days.",
    keys: [
      ["Enter", "Opens, and in a field applies"],
      ["Esc", "Closes"],
    ],
    access: "The words of the span are the button's description.",
  },
  FilterCircle: {
    use: "What lies around a place, as far as one says.",
    avoid: "A whole state or town: a FilterSelect or a SearchField.",
    anatomy:
      "A button with the circle in words; a sheet with a place and how many miles around it. An unknown place stays as it was typed, and both say so.",
    keys: [
      ["Enter", "Opens, and in the field applies"],
      ["← →", "Chooses the miles"],
      ["Esc", "Closes"],
    ],
    access: "The words of the circle are the button's description.",
  },
  TypedSearch: {
    use: "Over a list that the gateway narrows: looks for what is typed after a pause, and keeps it in the page's address.",
    avoid: "Rows that the browser holds whole: a SearchField.",
    anatomy: "A SearchField that knows what was looked for last.",
    keys: [
      ["Enter", "Looks at once"],
      ["Esc", "Clears what was typed"],
    ],
    access: "A search box with its label.",
  },
  SearchField: {
    use: "A fragment of a name, a city, an id.",
    avoid: "A value of a list: a ComboBox.",
    anatomy: "A glass, the text, a cross that empties it.",
    keys: [
      ["Enter", "Searches at once"],
      ["Esc", "Empties it"],
    ],
    access: 'A search box by role; phones show "search" on their keyboard.',
  },
} satisfies Guides
