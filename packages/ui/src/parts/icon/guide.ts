import type { Guides } from "../guide.ts"

export const guides = {
  Icon: {
    use: "Beside words, in the colour of the text.",
    avoid: "Alone on a button without a label; as illustration.",
    anatomy: "Lines of 1.5 on a grid of 16.",
    keys: [],
    access: "Decoration, unless it is given a label.",
  },
  Logo: {
    use: "The head, the footer, printed sheets.",
    avoid: "Anywhere twice in sight.",
    anatomy: "X, L with the ground line, the triangle of a price.",
    keys: [],
    access: "An image named XL.",
  },
} satisfies Guides
