import type { Guides } from "../guide.ts"

export const guides = {
  Form: {
    use: "Fields that are sent together, on a page.",
    avoid: "In a dialog with a footer: the dialog's own `onSubmit`. For a setting that is kept at once: no form.",
    anatomy: "Fields in one column, then what sends them.",
    keys: [["Enter", "Sends, from any field of one line"]],
    access: "After an answer the focus is in the first field that is wrong, whose error is its description.",
  },
  FormActions: {
    use: "Below a form's fields: Cancel, then what sends.",
    avoid: "A single wide button.",
    anatomy: "Buttons at the right, the primary last.",
    keys: [["Tab", "Goes through them"]],
    access: "Read in the order in which it stands.",
  },
  Done: {
    use: "In a form's place, once it was sent.",
    avoid: "What needs no answer: a snackbar.",
    anatomy: "What was done, what comes next, the ways on.",
    keys: [["Tab", "Goes to the ways on"]],
    access: "Takes the focus, for the button that had it is gone; told politely.",
  },
} satisfies Guides
