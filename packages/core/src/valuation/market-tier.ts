/** How deep the market is in which the collateral would be sold. */
export type MarketTier = "Primary" | "Secondary" | "Tertiary"

/** The cities of the six markets with the most sales. Source: our own list; Moody's severities of the largest metros stand apart from the rest. */
const PRIMARY = ["boston", "chicago", "los angeles", "new york", "brooklyn", "manhattan", "san francisco", "washington"]

/** Central cities of the other metros among the twenty-five largest. Source: US Census Bureau, 2020. */
const SECONDARY = (
  "atlanta, austin, baltimore, charlotte, dallas, denver, detroit, fort worth, houston, miami, minneapolis, oakland, orlando, " +
  "philadelphia, phoenix, pittsburgh, portland, riverside, san antonio, san diego, san jose, seattle, st. louis, st louis, tampa"
).split(", ")

/** The tier of a city's market by its name. */
export const marketTierOf = (city: string): MarketTier => {
  const name = city.trim().toLowerCase()
  if (PRIMARY.includes(name)) return "Primary"
  return SECONDARY.includes(name) ? "Secondary" : "Tertiary"
}
