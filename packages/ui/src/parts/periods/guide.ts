import type { Guides } from "../guide.ts"

export const guides = {
  Timeline: {
    use: "The periods of a sale.",
    avoid: "A history of events.",
    anatomy: "A dimension chain: oblique ticks, lengths on the chain, today a triangle; on phones it runs down.",
    keys: [],
    access: "A list with each period's days and state in words.",
  },
} satisfies Guides
