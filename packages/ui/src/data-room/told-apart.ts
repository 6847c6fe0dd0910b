import type { Tier2RequestView } from "@xl/core/data-room"
import { dateTime } from "../parts/format/index.ts"

/** A profile may have no name yet, and has none any more once its account was deleted. */
export const called = (name: string): string => name || "A buyer without a name"

type Told = (request: Tier2RequestView) => string

const byName: Told = ({ name }) => called(name)
const byCompany: Told = (request) =>
  request.companyName ? `${byName(request)} of ${request.companyName}` : byName(request)
const byMinute: Told = (request) => `${byCompany(request)}, asked ${dateTime(request.dateModified)}`

/**
 * What each request is called where its row is not seen, by its id: the name, and as much more as tells it from the others: the company, when
 * it was asked, its place in the list.
 */
export const toldApart = (requests: ReadonlyArray<Tier2RequestView>): ReadonlyMap<string, string> => {
  const isAlone = (of: Told, request: Tier2RequestView) =>
    requests.every((other) => other.id === request.id || of(other) !== of(request))
  const nameOf = (request: Tier2RequestView, at: number) =>
    [byName, byCompany, byMinute].find((of) => isAlone(of, request))?.(request) ?? `${byMinute(request)}, no. ${at + 1}`
  return new Map(requests.map((request, at) => [request.id, nameOf(request, at)]))
}
