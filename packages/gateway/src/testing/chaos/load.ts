import { randomBytes } from "node:crypto"
import { setTimeout as sleep } from "node:timers/promises"
import type { AssetId } from "@xl/core/shared"
import { type Member, question, signIn } from "../fleet/people.ts"
import { hashOf, type Intent, type Journal } from "./journal.ts"

/** Who does what, until `isOver`. */
export interface Load {
  readonly address: string
  readonly journal: Journal
  readonly seller: Member
  readonly buyers: ReadonlyArray<Member>
  readonly assets: ReadonlyArray<AssetId>
  readonly isOver: () => boolean
}

/** Milliseconds before something is sent again that nobody answered. */
const PAUSE = 40

/** Everybody at work; done when all have finished what they were at. */
export const work = async (load: Load): Promise<void> => {
  const { buyers } = load
  const all = [
    ...buyers.map((buyer, place) => bidding(load, buyer, place)),
    ...buyers.slice(0, 3).map((buyer) => filing(load, buyer)),
  ]
  await Promise.all([...all, ...[1, 2, 3].map((place) => opening(load, place))])
}

/** Sends it under one key until it is answered, whatever happens meanwhile. */
export const insist = async ({ address, journal }: Load, intent: Intent): Promise<string> => {
  for (;;) {
    const { status, text } = await question(address, intent.who.token, intent.query, intent.variables, intent.key)
    if (status === 200) {
      journal.answered.push({ intent, text })
      return text
    }
    if (status === 401) await signInAgain(address, intent.who)
    else if (status !== 0 && status < 500) throw new Error(`${intent.query} was answered ${status}: ${text}`)
    journal.repeats += 1
    await sleep(PAUSE)
  }
}

/** A token lives for some minutes, a long run for longer; where nobody answers, the next 401 tries again. */
const signInAgain = async (address: string, who: Member): Promise<void> => {
  who.token = await signIn(address, who.email).catch(() => who.token)
}

let intents = 0
const meaning = (who: Member, query: string, variables: object): Intent => ({
  key: `intent-${process.pid}-${++intents}`,
  who,
  query,
  variables,
})

const ROOM = `mutation ($title: String!) { createVDR(asset_title: $title) { ... on CreateVDRDone { dataRoom { tier_home_id } } } }`

const opening = async (load: Load, place: number): Promise<void> => {
  for (let turn = 1; !load.isOver(); turn++) {
    const title = `room ${place} ${turn}`
    await insist(load, meaning(load.seller, ROOM, { title }))
    load.journal.rooms.add(title)
  }
}

const BID = `mutation ($assets: [OfferAssetInput!]!, $price: Decimal!, $notes: String!) {
  createOffer(assets: $assets, bidPrice: $price, earnestMoneyDeposit: "0", closing: 30, dueDiligencePeriod: 30, notes: $notes) {
    ... on OfferDone { offer { id status } } ... on Refusal { code } } }`
const step = (mutation: string) =>
  `mutation ($id: ID!) { ${mutation}(id: $id) { ... on OfferDone { offer { id status } } ... on Refusal { code } } }`

/** One buyer: drafts, puts it before the seller, takes it back, and so on. */
const bidding = async (load: Load, buyer: Member, place: number): Promise<void> => {
  const { assets, journal } = load
  for (let turn = 1; !load.isOver(); turn++) {
    const asset = assets[(place + turn) % assets.length]
    const [price, notes] = [`${1_000_000 + turn}.00`, `draft ${place} ${turn}`]
    const variables = { assets: [{ id: asset, bidAllocation: { amount: price, currency: "USD" } }], price, notes }
    const id = offerIn(journal, await insist(load, meaning(buyer, BID, variables)))
    journal.drafts.add(notes)
    offerIn(journal, await insist(load, meaning(buyer, step("publishOffer"), { id })))
    offerIn(journal, await insist(load, meaning(buyer, step("withdrawOffer"), { id })))
  }
}

/** Notes an offer's status as it was acknowledged. Throws where it was refused, as nothing here may be. */
const offerIn = ({ offers }: Journal, text: string): string => {
  const { data } = JSON.parse(text) as { data: Record<string, { offer?: { id: string; status: string } }> | null }
  const [{ offer } = {}] = Object.values(data ?? {})
  if (!offer) throw new Error(`An offer was refused: ${text}`)
  offers.set(offer.id, offer.status)
  return offer.id
}

/** Bytes of a paper. */
const LEAST_BYTES = 5_000
const MORE_BYTES = 120_000

const filing = async ({ address, isOver, journal }: Load, owner: Member): Promise<void> => {
  while (!isOver()) {
    const size = LEAST_BYTES + Math.floor(Math.random() * MORE_BYTES)
    const bytes = Buffer.concat([Buffer.from("%PDF-1.7\n"), randomBytes(size)])
    const body = new FormData()
    body.append("file1", new Blob([bytes], { type: "application/pdf" }), "proof.pdf")
    const place = `${address}/category-records?owner-id=${owner.id}&category-id=pof`
    const answer = await fetch(place, { method: "POST", headers: { token: owner.token }, body }).catch(() => undefined)
    const said = answer?.ok ? await answer.json().catch(() => undefined) : undefined
    const { file1: file } = (said ?? {}) as { readonly file1?: { readonly key: string } }
    if (answer?.status === 401) await signInAgain(address, owner)
    if (file) journal.documents.set(file.key, { owner: owner.id, hash: hashOf(bytes) })
    await sleep(PAUSE)
  }
}
