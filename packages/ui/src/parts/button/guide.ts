import type { Guides } from "../guide.ts"

export const guides = {
  Button: {
    use: "One thing that is done here. Primary stands once a screen for what the screen is for; what moves money says how much.",
    avoid: "To go somewhere else take a LinkButton; for a glyph everybody knows an IconButton.",
    anatomy:
      "Optional icon, words, optional icon after; 28, 36 or 44 px high. While pending the words give way to a spinner and keep their width.",
    keys: [["Enter, Space", "Presses it"]],
    access:
      'The browser\'s own button. Pending keeps focus, takes no press and says "Please wait". Disabled is kept for the few that the specification lets wait.',
  },
  IconButton: {
    use: "A square for a glyph that everybody knows: close, favorite, print, messages.",
    avoid: "When one must guess the glyph: take a Button with words.",
    anatomy: "A glyph, and a count in a round badge; `isOn` fills the glyph.",
    keys: [["Enter, Space", "Presses it"]],
    access: "Its label is its name. A toggle tells whether it is pressed; the badge's number belongs into the label.",
  },
  LinkButton: {
    use: "The next address, where it should look as weighty as a button.",
    avoid: "To do something here: a Button. Inside a sentence: a TextLink.",
    anatomy: "As a Button.",
    keys: [["Enter", "Goes there"]],
    access: "It is a link: it can be copied and opened elsewhere, and screen readers list it among links.",
  },
  Pressable: {
    use: "Under a part of your own that is pressed: a chip, a column's head, a step.",
    avoid: "On a screen: take a Button.",
    anatomy: "The browser's button without any style.",
    keys: [["Enter, Space", "Presses it"]],
    access: "Tells hovered, pressed and disabled to styles as attributes; Enter held down is one press.",
  },
  Spinner: {
    use: "Inside a button that waits.",
    avoid: "For a page or a panel: a Skeleton, which shows what is coming.",
    anatomy: "A ring of 16 px in the colour of its text.",
    keys: [],
    access: 'Hidden from screen readers; the button says "Please wait". Stands still where less motion is asked for.',
  },
  IconLink: {
    use: "An address behind a glyph that everybody knows, as messages.",
    avoid: "To do something here: an IconButton.",
    anatomy: "A glyph, and a count in a round badge.",
    keys: [["Enter", "Goes there"]],
    access: "A link named by its label, which holds the count.",
  },
} satisfies Guides
