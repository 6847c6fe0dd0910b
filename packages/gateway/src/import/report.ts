import type { Outcome } from "./outcomes.ts"

/** What an import did, in words: how many became listings, which stay Drafts, and every refused row with its reason. */
export const report = (outcomes: ReadonlyArray<Outcome>): string => {
  const listed = outcomes.flatMap((outcome) => ("listing" in outcome ? [outcome] : []))
  const drafts = listed.filter(({ listing }) => listing.missing.length > 0)
  const refused = outcomes.flatMap((outcome) => ("refused" in outcome ? [outcome] : []))
  return [
    `${outcomes.length} rows: ${listed.length - drafts.length} listings, ${drafts.length} Drafts, ${refused.length} refused.`,
    ...drafts.map(({ record, listing }) => `Draft    ${record}: ${listing.missing.join(" and ")} missing`),
    ...refused.map(({ record, refused: reason }) => `Refused  ${record}: ${reason}`),
  ].join("\n")
}
