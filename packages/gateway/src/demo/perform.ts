import { addDays, Cents, type Day, DecimalCents, must } from "@xl/core/shared"
import { type Ask, askAsset, askOffer, drawnKeys, type ImportedListing, listLoan } from "../import/index.ts"
import type {
  AssetAct,
  Bid,
  ChangeAct,
  Days,
  EnterRoomAct,
  Lot,
  OfferAct,
  PlainAssetAct,
  PlainOfferAct,
  PlanAct,
  Scene,
  TalkAct,
  When,
  WordedAssetAct,
  WordedOfferAct,
} from "./acts.ts"
import { admin, buyers, sellers } from "./cast.ts"
import { change } from "./changes.ts"
import { acceptClosing, askForClosingDocuments, enterRoom } from "./paperwork.ts"
import { fillRoom } from "./room.ts"
import type { Stage } from "./stage.ts"
import { talk, type Talks } from "./talk.ts"

/** An asset of a lot, once it is entered. */
interface Entered {
  readonly id: string
  readonly version: number
  readonly listing: ImportedListing
}

/** What a lot's story has brought about so far. */
export interface Memory {
  readonly assets: Array<Entered>
  /** The offer of each buyer, by place in the cast. */
  readonly offers: Map<number, string>
  /** The conversation of each buyer about the first asset. */
  readonly talks: Talks
}
export const nothingYet = (): Memory => ({ assets: [], offers: new Map(), talks: new Map() })

/** One scene, with everything that its acts need. */
interface Play {
  readonly memory: Memory
  readonly today: Day
  readonly day: number
  /** The doors of the lot's seller, the administrator, and a buyer. */
  readonly seller: Ask
  readonly admin: Ask
  readonly buyer: (place: number) => Ask
}

/** Lets somebody do what the scene says, through the public schema. Throws where the market refuses: then the story is wrong. */
export const perform = (stage: Stage, today: Day, lot: Lot, memory: Memory, scene: Scene): Promise<void> => {
  const as = (people: ReadonlyArray<{ readonly email: string }>, place: number) => stage.as(people[place]?.email ?? "")
  const play: Play = {
    memory,
    today,
    day: scene.day,
    seller: as(sellers, lot.seller),
    admin: stage.as(admin.email),
    buyer: (place) => as(buyers, place),
  }
  if (scene.act === "list") return enter(play, stage, lot)
  if (scene.act === "talk") {
    const asks = { seller: play.seller, buyer: play.buyer(scene.buyer) }
    return talk(memory.talks, firstOf(memory).id, asks, scene)
  }
  if (scene.act === "requestChange" || scene.act === "approveChange")
    return change({ ...play, asset: firstOf(memory), on: addDays(today, scene.day) }, scene)
  return isOfOffer(scene) ? ofOffer(play, scene) : ofAssets(play, scene)
}

const firstOf = ({ assets: [first] }: Memory): Entered => {
  if (!first) throw new Error("This act is about a loan that is not entered yet.")
  return first
}

const entersRooms = async ({ buyer, memory, seller }: Play, { buyer: place }: EnterRoomAct): Promise<void> => {
  const who = buyers[place]
  if (!who) throw new Error(`The cast has no buyer ${place}.`)
  for (const { id } of memory.assets) await enterRoom({ buyer: buyer(place), seller }, who, id)
}

/** Enters the loans, with papers in the data rooms of those that go to market. */
const enter = async ({ day, memory, seller, today }: Play, stage: Stage, lot: Lot): Promise<void> => {
  const goesToMarket = lot.scenes.some(({ act }) => act === "approve")
  for (const listing of lot.listings) {
    const { folders, id, version } = await listLoan(seller, listing, addDays(today, day), (asset) =>
      drawnKeys(asset, listing),
    )
    memory.assets.push({ id, version: version ?? 0, listing })
    if (goesToMarket) await fillRoom(stage, sellers[lot.seller]?.email ?? "", folders, listing)
  }
}

const isOfOffer = (scene: Exclude<Scene, ChangeAct | TalkAct>): scene is OfferAct & When => "buyer" in scene

/** The act on each asset of the lot. */
const ofAssets = async (play: Play, act: AssetAct): Promise<void> => {
  for (const [index, asset] of play.memory.assets.entries()) {
    const { version } = await ofAsset(play, act, asset)
    play.memory.assets[index] = { ...asset, version: version ?? asset.version }
  }
}

const ID = { id: "ID!" }

/** Acts that need the asset's id alone, and whose they are. */
const plainOnAsset = {
  requestPublish: ["requestAssetPublish", "seller"],
  discard: ["discardAsset", "seller"],
  delete: ["deleteAsset", "admin"],
  closeCallForOffers: ["closeCallForOffers", "seller"],
  closeBestAndFinal: ["closeBestAndFinal", "seller"],
  withdrawListing: ["withdrawListing", "seller"],
  confirmClosing: ["confirmClosing", "admin"],
} as const satisfies { readonly [A in PlainAssetAct["act"]]: readonly [string, "admin" | "seller"] }
const isPlainOnAsset = (act: AssetAct): act is PlainAssetAct => act.act in plainOnAsset

const ofAsset = (play: Play, act: AssetAct, { id, version }: Entered) => {
  if (!isPlainOnAsset(act)) return wordedOnAsset(play, act, { id, version })
  const [mutation, who] = plainOnAsset[act.act]
  return askAsset(play[who], mutation, ID, { id })
}

const wordedOnAsset = (play: Play, act: WordedAssetAct, { id, version }: Pick<Entered, "id" | "version">) => {
  switch (act.act) {
    case "approve":
      return askAsset(play.admin, "approveAsset", { ...ID, version: "Int!" }, { id, version })
    case "revoke":
      return askAsset(
        play.admin,
        "revokeAsset",
        { ...ID, statusComment: "String!" },
        { id, statusComment: act.comment },
      )
    case "fallThrough":
      return askAsset(play.admin, "reportFallThrough", { ...ID, reason: "String!" }, { id, reason: act.reason })
    case "hold":
      return askAsset(play[act.by], "holdAsset", ID, { id })
    case "plan":
      return plan(play, act, id)
  }
}

const PERIODS = {
  ...ID,
  callForOffers: "PlannedPeriodInput",
  bestAndFinal: "PlannedPeriodInput",
  underSelection: "PlannedPeriodInput",
}

const plan = ({ seller, today }: Play, { callForOffers, bestAndFinal, underSelection }: PlanAct, id: string) => {
  const period = ([from, to]: Days) => ({ startDate: addDays(today, from), endDate: addDays(today, to) })
  return askAsset(seller, "planPeriods", PERIODS, {
    id,
    callForOffers: period(callForOffers),
    ...(bestAndFinal ? { bestAndFinal: period(bestAndFinal) } : {}),
    ...(underSelection ? { underSelection: period(underSelection) } : {}),
  })
}

const TERMS = {
  assets: "[OfferAssetInput!]!",
  bidPrice: "Decimal!",
  closing: "Int!",
  dueDiligencePeriod: "Int!",
  earnestMoneyDeposit: "Decimal!",
  notes: "String",
}

/** Acts that need the offer's id alone, and whose they are. */
const plainOnOffer = {
  publishOffer: "buyer",
  withdrawOffer: "buyer",
  selectForBestAndFinal: "seller",
  selectWinner: "seller",
} as const satisfies { readonly [A in PlainOfferAct["act"]]: "buyer" | "seller" }
const isPlainOnOffer = (act: OfferAct): act is PlainOfferAct => act.act in plainOnOffer

const ofOffer = async (play: Play, act: OfferAct): Promise<void> => {
  const { assets, offers } = play.memory
  if (act.act === "enterRoom") return entersRooms(play, act)
  if (act.act === "draftOffer") {
    const made = await askOffer(play.buyer(act.buyer), "createOffer", TERMS, termsOf(assets, act.bid))
    offers.set(act.buyer, made.id)
    return
  }
  const id = offers.get(act.buyer)
  if (id === undefined) throw new Error(`Buyer ${act.buyer} has made no offer.`)
  await (isPlainOnOffer(act) ? onOffer(play, act, id) : wordedOnOffer(play, act, id))
}

/** Such an act is called as its mutation is. */
const onOffer = (play: Play, { act, buyer }: PlainOfferAct, id: string) =>
  askOffer(plainOnOffer[act] === "buyer" ? play.buyer(buyer) : play.seller, act, ID, { id })

const wordedOnOffer = (play: Play, act: WordedOfferAct, id: string) => {
  const buyer = play.buyer(act.buyer)
  switch (act.act) {
    case "reviseOffer":
      return askOffer(buyer, "editOffer", { ...ID, ...TERMS }, { id, ...termsOf(play.memory.assets, act.bid) })
    case "declineOffer":
      return askOffer(
        play.seller,
        "declineOffer",
        { ...ID, declineReason: "String!" },
        { id, declineReason: act.reason },
      )
    case "acceptClosing":
      return acceptClosing(act.by === "buyer" ? buyer : play.seller, id)
    case "fundDeposit":
      return fund(play, id)
    case "prepareClosing":
      return askForClosingDocuments(buyer, id)
  }
}

const fund = ({ admin: ask, day, today }: Play, offerId: string) => {
  const takes = { offerId: "ID!", leg: "TransferLeg!", reference: "String!", date: "Day!" }
  const reference = `WIRE-${offerId.slice(0, 8).toUpperCase()}`
  return askOffer(ask, "recordManualTransfer", takes, {
    offerId,
    leg: "fund",
    reference,
    date: addDays(today, day),
  })
}

const THOUSAND = 100_000
const dollars = (cents: number) => DecimalCents.encode(must(Cents, cents))

/** Whole thousands of dollars, in percent of the guide price. */
const priceOf = ({ guidePrice }: ImportedListing, percent: number): number =>
  Math.max(THOUSAND, Math.round((guidePrice * percent) / 100 / THOUSAND) * THOUSAND)

/** Earnest money is what the assets ask for, or 2 % of the price. */
const termsOf = (assets: ReadonlyArray<Entered>, { percent, dueDiligence, closing, notes }: Bid) => {
  const prices = assets.map(({ id, listing }) => ({ id, cents: priceOf(listing, percent) }))
  const total = prices.reduce((sum, { cents }) => sum + cents, 0)
  const least = assets.reduce((sum, { listing }) => sum + listing.bidDepositSum, 0)
  const earnest = Math.min(total, Math.max(least, Math.round((total * 0.02) / THOUSAND) * THOUSAND))
  return {
    assets: prices.map(({ id, cents }) => ({ id, bidAllocation: { amount: dollars(cents), currency: "USD" } })),
    bidPrice: dollars(total),
    earnestMoneyDeposit: dollars(earnest),
    dueDiligencePeriod: dueDiligence,
    closing,
    notes,
  }
}
