import type { Guides } from "../guide.ts"

export const guides = {
  Stepper: {
    use: "A wizard of three to seven steps.",
    avoid: "Views without order: Tabs.",
    anatomy: "Numbered steps on a line; done ones with a tick. On phones only the current step has its words.",
    keys: [
      ["Tab", "Goes to the steps that are open"],
      ["Enter, Space", "Opens a step that is done or next"],
    ],
    access: "A navigation; the current step is told, and for each whether it is completed, next or not yet open.",
  },
} satisfies Guides
