import type { Guides } from "../guide.ts"

export const guides = {
  BrowserPart: {
    use: "Around a lazy part that a guest's page has, so that the gateway's drawing leaves it out.",
    avoid: "What a page must show without scripts: draw it at once.",
    anatomy: "Nothing of its own; nothing until its part has arrived.",
    keys: [],
    access: "The page is whole without it. What arrives later stands after what was read.",
  },
} satisfies Guides
