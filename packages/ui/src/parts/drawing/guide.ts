import type { Guides } from "../guide.ts"

export const guides = {
  Elevation: {
    use: "A loan: the roof is the value, the ink the debt, triangles are prices. The same seed is the same building everywhere.",
    avoid: "For figures one compares in rows: a LevelBar. Never as decoration.",
    anatomy: "Building, ground line, levels with their amounts.",
    keys: [],
    access: "An image with its figures as text; beside those figures it is decoration and hidden.",
  },
  Drawn: {
    use: "Under an elevation of your own: a drawing of the core as it is.",
    avoid: "Text from outside: it lets drawings through and nothing else.",
    anatomy: "A drawing as wide as its place.",
    keys: [],
    access: "As the drawing tells itself.",
  },
  StreetScene: {
    use: "Loans on one scale of dollars, on the front page.",
    avoid: "Loans whose values one does not compare.",
    anatomy: "Legend, axis, houses on one ground line; it scrolls.",
    keys: [["Tab", "Goes from house to house"]],
    access: "A figure with its name; each house is a link with its amounts.",
  },
} satisfies Guides
