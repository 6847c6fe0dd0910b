import { titleOf } from "@xl/core/assets"
import {
  type DealLogPage,
  type LogSearch,
  type LogSearchEntry,
  type LogSearchPage,
  logEntry,
  type LogRow,
  type LogSide,
  type PartyRow,
  partyLog,
  typesOfKind,
} from "@xl/core/deals"
import { type Paging, addDays, type AssetId, must, searchedText, startOfDay } from "@xl/core/shared"
import { type MarketEvent, isAdministrator, type SignedIn } from "@xl/core/kernel"
import { buyerNameOf } from "@xl/core/offers"
import type { Profile } from "@xl/core/profiles"
import * as t from "io-ts"
import type { Rows } from "../market/rows.ts"

const personIn = ({ profiles }: Rows, id: string | undefined): Profile | null => profiles.get(id ?? "") ?? null

const called = (profile: Profile | null): string =>
  profile ? (buyerNameOf(profile) ?? profile.email) : "Deleted account"

const rowOf = (rows: Rows, { actor, after, at, before, subject, type }: MarketEvent, place: number): LogRow => {
  const offer = rows.offers.get(subject)
  const buyer = offer && personIn(rows, offer.owners[0])
  return {
    sequence: place + 1,
    at,
    type,
    trigger: actor.trigger,
    actor: actor.id === null ? null : called(personIn(rows, actor.id)),
    buyer: buyer ? buyerNameOf(buyer) : null,
    before,
    after,
  }
}

const chainOf = ({ events }: Rows, id: AssetId): ReadonlyArray<MarketEvent> =>
  events.filter(({ chain }) => chain === id)

const sideOf = (rows: Rows, { id: reader }: SignedIn, id: AssetId): LogSide | null => {
  if (rows.assets.get(id)?.owners[0] === reader) return "seller"
  const isBidder = [...rows.offers.values()].some(
    ({ assets, owners }) => owners[0] === reader && assets.some((asset) => asset.id === id),
  )
  return isBidder ? "buyer" : null
}

const partyRow =
  (rows: Rows, reader: SignedIn) =>
  (event: MarketEvent, place: number): PartyRow => {
    const offer = rows.offers.get(event.subject)
    return {
      ...rowOf(rows, event, place),
      isOwn: event.actor.id === reader.id,
      isOnOwn: offer?.owners[0] === reader.id || rows.tier2Requests.get(event.subject)?.userId === reader.id,
      offerSentAt: offer && offer.publishedDate,
    }
  }

/** A page of an asset's log, as the reader may see it; null to who has nothing to do with it. */
export const logOf = (rows: Rows, reader: SignedIn, id: AssetId, { offset, size }: Paging): DealLogPage | null => {
  const events = chainOf(rows, id)
  const side = sideOf(rows, reader, id)
  const isAdmin = isAdministrator(reader)
  if (!rows.assets.has(id) || (side === null && !isAdmin)) return null
  const entries = (
    isAdmin || side === null
      ? events.map((event, place) => logEntry(rowOf(rows, event, place)))
      : partyLog(events.map(partyRow(rows, reader)), side)
  ).toReversed()
  return { total: must(t.Int, entries.length), entries: entries.slice(offset, offset + size), isVerified: true }
}

const holds = (words: ReadonlyArray<string | null | undefined>, typed: string | null): boolean =>
  words.join("\n").toLowerCase().includes(searchedText(typed))

const searchRow = (rows: Rows, event: MarketEvent, place: number): LogSearchEntry => {
  const { after, chain, subject } = event
  const sequence = rows.events.slice(0, place).filter((one) => one.chain === chain).length
  const asset = rows.assets.get(chain) ?? rows.assets.get(subject)
  const concierge = typeof after?.["concierge"] === "string" ? after["concierge"] : ""
  const person = [concierge, subject, chain].find((id) => id !== event.actor.id && rows.profiles.has(id))
  return {
    ...logEntry(rowOf(rows, event, sequence)),
    position: must(t.Int, place + 1),
    assetId: asset?.id ?? null,
    asset: asset ? titleOf(asset) : null,
    person: person === undefined ? null : called(personIn(rows, person)),
  }
}

const isOnDays = (at: number, { from, to }: LogSearch): boolean =>
  (from === null || at >= startOfDay(from)) && (to === null || at < startOfDay(addDays(to, 1)))

const isOfPerson = (rows: Rows, { actor, chain, subject }: MarketEvent, { person }: LogSearch): boolean => {
  const people = [actor.id ?? "", chain, subject, rows.offers.get(subject)?.owners[0]].map((id) => personIn(rows, id))
  return holds(
    people.flatMap((one) => (one ? [buyerNameOf(one), one.email, one.companyName] : [])),
    person,
  )
}

const isOfAsset = (rows: Rows, { chain, subject }: MarketEvent, search: LogSearch): boolean => {
  const asset = rows.assets.get(chain) ?? rows.assets.get(subject)
  return holds(asset ? [asset.mainInfo.name, asset.mainInfo.title, asset.mainInfo.address.city] : [], search.asset)
}

const fits = (rows: Rows, event: MarketEvent, search: LogSearch): boolean =>
  typesOfKind(search.kind).includes(event.type) &&
  isOnDays(event.at, search) &&
  isOfPerson(rows, event, search) &&
  isOfAsset(rows, event, search)

/** A page of the whole log, newest first. */
export const searchedLog = (rows: Rows, search: LogSearch): LogSearchPage => {
  const entries = rows.events
    .map((event, place) => ({ event, place }))
    .filter(({ event }) => fits(rows, event, search))
    .map(({ event, place }) => searchRow(rows, event, place))
    .toReversed()
  const { offset, size } = search
  return { total: must(t.Int, entries.length), entries: entries.slice(offset, offset + size) }
}
