import type { Guides } from "../guide.ts"

export const guides = {
  Checkbox: {
    use: "Yes or no in a form; some of several rows.",
    avoid: "What takes effect at once: a Switch.",
    anatomy: "Square, words, helper or error.",
    keys: [["Space", "Turns it"]],
    access: "Some of several is told as mixed.",
  },
  SegmentedControl: {
    use: "One of two or three short words.",
    avoid: "From four on: a Select. With consequences to read: a RadioGroup.",
    anatomy: "All choices in one edge, the chosen tinted and underlined.",
    keys: [
      ["Tab", "Goes in"],
      ["← →", "Moves"],
      ["Enter, Space", "Chooses"],
    ],
    access: "A radio group by role.",
  },
  Select: {
    use: "One of four to about twelve.",
    avoid: "More: a ComboBox. Two or three: a SegmentedControl.",
    anatomy: "A field with the choice and a chevron; a sheet with a list.",
    keys: [
      ["Enter, Space, ↓", "Opens the list"],
      ["↑ ↓, Home, End", "Moves"],
      ["letters", "Finds"],
      ["Enter", "Chooses"],
      ["Esc", "Closes without choosing"],
    ],
    access: "The label, the choice and the error are the button's name and description.",
  },
} satisfies Guides

export const moreGuides = {
  ComboBox: {
    use: "One of many, found by typing: a state, a county.",
    avoid: "Up to twelve: a Select. Free text: a SuggestField.",
    anatomy: "A field, a chevron, a sheet with what matches.",
    keys: [
      ["letters", "Narrows"],
      ["↑ ↓", "Moves, and opens"],
      ["Enter", "Chooses"],
      ["Esc", "Closes, then empties"],
    ],
    access: "A combo box by role; how many match is told. Empties to nothing, never to another value.",
  },
  SuggestField: {
    use: "Free text that is often known: an address.",
    avoid: "A value that must be one of the list: a ComboBox.",
    anatomy: "A glass, the text, a sheet with suggestions.",
    keys: [
      ["any character", "Types"],
      ["↓, Enter", "Takes a suggestion"],
      ["Tab", "Keeps what was typed"],
    ],
    access: "What is typed counts. Suggestions are counted for screen readers.",
  },
  RadioGroup: {
    use: "One of a few whose consequences must be read.",
    avoid: "Short words: a SegmentedControl.",
    anatomy: "Label, circles with words and what follows.",
    keys: [
      ["Tab", "Goes in"],
      ["↑ ↓", "Moves and chooses"],
      ["Space", "Chooses the first"],
    ],
    access: "A radio group with its label; the error describes it.",
  },
  Switch: {
    use: "A setting that works from the moment it is moved.",
    avoid: "A form that is sent: a Checkbox.",
    anatomy: "A track of 36 px with a square that slides, and words.",
    keys: [["Space", "Turns it"]],
    access: "A switch by role; position and tone both tell.",
  },
} satisfies Guides
