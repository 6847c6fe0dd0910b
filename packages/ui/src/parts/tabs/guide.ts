import type { Guides } from "../guide.ts"

export const guides = {
  Tabs: {
    use: "Parts of one screen, one in sight.",
    avoid: "Addresses of their own: LinkTabs. Steps: a Stepper.",
    anatomy: "Words, counts, a blue line under the chosen.",
    keys: [
      ["Tab", "Goes to the chosen tab, then into its panel"],
      ["← →", "Chooses"],
    ],
    access: "Tabs and their panel by role.",
  },
  LinkTabs: {
    use: "Parts that are addresses of their own.",
    avoid: "Parts of one screen.",
    anatomy: "As Tabs.",
    keys: [
      ["Tab", "Goes from link to link"],
      ["Enter", "Goes there"],
    ],
    access: "A navigation; the current page is told.",
  },
  Count: {
    use: "How many wait behind a tab.",
    avoid: "Alone: a Badge.",
    anatomy: "A number on sunken ground.",
    keys: [],
    access: "Part of the tab's name.",
  },
} satisfies Guides
