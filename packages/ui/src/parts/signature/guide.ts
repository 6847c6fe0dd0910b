import type { Guides } from "../guide.ts"

export const guides = {
  SignaturePad: {
    use: "A signature by hand: mouse, finger or pen.",
    avoid: "As the only way to sign: who cannot draw types the name in a TextField.",
    anatomy: "A label with Clear at its end, a field with a line to sign on, the helper or the error below.",
    keys: [["Tab", "Goes to Clear, once something is drawn; the field itself takes no keys"]],
    access: "An image that says whether something is drawn; helper and error describe it.",
  },
} satisfies Guides
