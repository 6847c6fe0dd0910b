import type { Guides } from "../guide.ts"

export const guides = {
  TextLink: {
    use: "Another page, inside text or a list.",
    avoid: "To do something: a Button.",
    anatomy: "Words in link blue, underlined on hover.",
    keys: [["Enter", "Goes there"]],
    access: "Its words make sense alone, as screen readers list them.",
  },
  Anchor: {
    use: "Under a part of your own that leads somewhere.",
    avoid: "On a screen: a TextLink or a LinkButton.",
    anatomy: "The app's own link, unstyled.",
    keys: [["Enter", "Goes there"]],
    access: "Goes through the router without loading the page anew.",
  },
  Links: {
    use: "Once, above all links: says how links are drawn.",
    avoid: "Anywhere else.",
    anatomy: "Nothing to see.",
    keys: [],
    access: "Stories put plain anchors there.",
  },
  TextButton: {
    use: "Does something from inside a line of text: Forgot password?",
    avoid: "Where there is room for a Button.",
    anatomy: "Words in link blue, underlined.",
    keys: [["Enter, Space", "Does it"]],
    access: "A button: it leads nowhere.",
  },
} satisfies Guides
