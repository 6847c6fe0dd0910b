import type { Guides } from "../guide.ts"

export const guides = {
  UsMap: {
    use: "Where loans are, beside a list that says the same.",
    avoid: "Exact places, or fewer than three loans.",
    anatomy:
      "States, a circle for each loan whose area is its amount, hatched states, a flag at the one that is chosen.",
    keys: [
      ["Tab", "Goes to the chosen circle, or the westernmost"],
      ["← →", "Goes west and east"],
      ["Enter, Space", "Chooses"],
    ],
    access:
      "A list box: each circle tells name, state, amount and share. What lies outside the drawing is counted in words.",
  },
} satisfies Guides
