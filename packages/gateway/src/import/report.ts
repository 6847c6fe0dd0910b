import type { Outcome } from "./outcomes.ts"

/** What an import did, in words: how many became listings, which stay Drafts, and every refused row with its reason. */
export const report = (outcomes: ReadonlyArray<Outcome>): string => {
  const listed = outcomes.flatMap((outcome) => ("listing" in outcome ? [outcome] : []))
  const drafts = listed.filter(({ listing }) => listing.missing.length > 0)
  const refused = outcomes.flatMap((outcome) => ("refused" in outcome ? [outcome] : []))
  return [
    `${counted(outcomes.length, "row")}: ${counted(listed.length - drafts.length, "listing")}, ${counted(drafts.length, "Draft")}, ${refused.length} refused.`,
    ...drafts.map(({ record, listing }) => `Draft    ${record}: ${listing.missing.join(" and ")} missing`),
    ...refused.map(({ record, refused: reason }) => `Refused  ${record}: ${reason}`),
  ].join("\n")
}

const counted = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`
