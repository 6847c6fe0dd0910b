import type { Guides } from "../guide.ts"

export const guides = {
  Progress: {
    use: "Something that ends: a file on its way, an import.",
    avoid: "A page that loads: a Skeleton. A step of a wizard: a Stepper.",
    anatomy: "Label, how far in words, a line of 4 px.",
    keys: [],
    access: "A progress bar by role with its words.",
  },
  Badge: {
    use: "How many wait: messages, requests.",
    avoid: "A state: a Tag.",
    anatomy: "A round number, 99+ from a hundred on; nothing at zero.",
    keys: [],
    access: "Read as number and thing.",
  },
} satisfies Guides
