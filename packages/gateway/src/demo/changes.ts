import { MainInfo, NoteOverview } from "@xl/core/assets"
import { addDays, Cents, type Day, daysBetween, decode, must } from "@xl/core/shared"
import { Result } from "effect"
import * as t from "io-ts"
import { type Ask, askAsset, done, type ImportedListing } from "../import/index.ts"
import type { ChangeAct } from "./acts.ts"

/** Asking prices go by 5,000 dollars. */
const PRICE_STEP = 500_000
/** A seller who hears nothing from buyers asks for so much less. */
const CUT = 0.03
/** Days for which a new payoff is good. */
const GOOD_FOR = 25

const lowered = ({ guidePrice, mainInfo }: ImportedListing): MainInfo => {
  const asked = mainInfo.listingPrice ?? guidePrice
  return { ...mainInfo, listingPrice: must(Cents, Math.floor((asked * (1 - CUT)) / PRICE_STEP) * PRICE_STEP) }
}

/** The payoff with the interest of the days that its new day is later, Actual/360. */
const later = ({ mainInfo, noteOverview }: ImportedListing, goodThrough: Day): NoteOverview => {
  const { currentInterestRate, payoffDate, totalPayoff } = noteOverview
  const days = daysBetween(payoffDate ?? goodThrough, goodThrough)
  const interest = Math.round(((mainInfo.upb ?? 0) * ((currentInterestRate ?? 0) / 1_000_000) * days) / 360)
  return { ...noteOverview, totalPayoff: must(Cents, (totalPayoff ?? 0) + interest), payoffDate: goodThrough }
}

const Found = t.strict({ answer: t.strict({ latest: t.strict({ id: t.string, version: t.Int }) }) })
const LATEST = "query latestChange($id: ID!) { answer: getListingChanges(id: $id) { latest { id version } } }"
const Decided = t.strict({ request: t.strict({ id: t.string }) })
const APPROVE = {
  name: "approveChangeRequest",
  takes: { id: "ID!", version: "Int!" },
  gives: "... on ChangeRequestDone { request { id } }",
}

interface Changing {
  readonly seller: Ask
  readonly admin: Ask
  /** The day of the scene. */
  readonly on: Day
  readonly asset: { readonly id: string; readonly listing: ImportedListing }
}

const request = ({ asset: { id, listing }, on, seller }: Changing, what: "payoff" | "price") =>
  what === "price"
    ? askAsset(
        seller,
        "editAsset",
        { id: "ID!", mainInfo: "MainInfoInput" },
        { id, mainInfo: MainInfo.encode(lowered(listing)) },
      )
    : askAsset(
        seller,
        "editAsset",
        { id: "ID!", noteOverview: "NoteOverviewInput" },
        { id, noteOverview: NoteOverview.encode(later(listing, addDays(on, GOOD_FOR))) },
      )

/** A seller asks to change a published loan, or an administrator lets the change in that was asked for. */
export const change = async (changing: Changing, act: ChangeAct): Promise<void> => {
  if (act.act === "requestChange") return void (await request(changing, act.of))
  const { admin, asset } = changing
  const found = Result.getOrThrow(decode(Found)(await admin(LATEST, { id: asset.id })))
  await done(admin, APPROVE, found.answer.latest, Decided)
}
