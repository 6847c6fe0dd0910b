import type { UserAsset } from "@xl/core/user-assets"
import { count, dateTime, Entry } from "../parts/index.ts"

const times = (many: number): string => (many === 1 ? "once" : `${count(many)} times`)

const visitsSaid = (visits: UserAsset["userAssetData"]): string | null =>
  visits && `Opened ${times(visits.totalVisits)}, last on ${dateTime(visits.latestVisitDate)}`

const since = (what: string, at: UserAsset["CAExecutionDate"]): string | null =>
  at === null ? null : `${what} ${dateTime(at)}`

const offersSaid = ({ offer, offerHistory }: UserAsset): string | null => {
  const offers = (offer ? 1 : 0) + (offerHistory?.length ?? 0)
  return offers === 0 ? null : offers === 1 ? "1 offer" : `${count(offers)} offers`
}

/** What the reader did about the loan so far, a fact each. */
const factsOf = (own: UserAsset): ReadonlyArray<string> =>
  [
    visitsSaid(own.userAssetData),
    since("Agreement signed", own.CAExecutionDate),
    since("Tier 2 approved", own.Tier2AccessDate),
    offersSaid(own),
  ].filter((fact) => fact !== null)

/** A reader's own history with the loan, which no other buyer is told. */
export const OwnHistory = ({ own }: { readonly own: UserAsset }) => {
  const facts = factsOf(own)
  return facts.length === 0 ? null : (
    <Entry
      title="You and this loan"
      meta={facts.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
    >
      No other buyer sees this. The seller sees your agreement, your access and your offers.
    </Entry>
  )
}
