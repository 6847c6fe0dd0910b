import { Result } from "effect"
import { type Course, moveAsset } from "../deal/course.ts"
import { type Act } from "../../kernel/events.ts"
import { cancelOffer, endOffers, REASONS } from "../deal/leaving.ts"
import { isOpen, isPaid } from "../../offers/deposit.ts"
import { resumed } from "../../periods/plan.ts"
import { endedEarly, periodState } from "../../periods/rules.ts"
import type { PeriodRefusal } from "../../periods/errors.ts"
import type { Day } from "../../shared/days.ts"
import {
  type AssetStatusForbids,
  DepositOpen,
  DepositUnpaid,
  HeldByAnother,
  ListingHasOffers,
  NoActiveOffer,
  NoOfferSelected,
  PlanUnpaid,
  type PublicationNotRequested,
} from "../../assets/errors.ts"
import { wayOf } from "../../assets/machine.ts"
import { windowsInOrder } from "../../assets/planning.ts"
import type { AssetCommand } from "../../assets/machine-table.ts"
import type { Asset, SalePeriods } from "../../assets/model.ts"

type Moved<E = never> = Result.Result<Course, E | Refused>
type Refused = AssetStatusForbids | PublicationNotRequested

/** Along the table's way for the command, with a change of its own. */
const along = (course: Course, asset: Asset, command: AssetCommand, act: Act, change: Partial<Asset> = {}): Moved =>
  Result.map(wayOf(asset, command), ({ row, to }) => moveAsset(course, asset.id, { row, to, change }, act))

const endingNow = (periods: SalePeriods, name: "bestAndFinal" | "callForOffers", at: number): SalePeriods => {
  const period = periods[name]
  return period && periodState(period, at) === "running" ? { ...periods, [name]: endedEarly(period, at) } : periods
}

/** Row 8 by the seller, any time: at least one active offer; the running period ends now. */
export const callClosed = (course: Course, asset: Asset, act: Act): Moved<NoActiveOffer> => {
  if (asset.status === "UnderSelection.CallForOffers") return Result.succeed(course)
  return Result.flatMap(wayOf(asset, "closeCallForOffers"), ({ row, to }): Moved<NoActiveOffer> => {
    if (asset.numberOfActiveOffers === 0) return Result.fail(new NoActiveOffer())
    const periods = endingNow(asset.periods, "callForOffers", act.at)
    return Result.succeed(moveAsset(course, asset.id, { row, to, change: { periods } }, act))
  })
}

/** Row 11 by the seller, early: at least one selected offer active; the running period ends now. */
export const bestAndFinalClosed = (course: Course, asset: Asset, act: Act): Moved<NoOfferSelected> => {
  if (asset.status === "UnderSelection.BestAndFinal") return Result.succeed(course)
  return Result.flatMap(wayOf(asset, "closeBestAndFinal"), ({ row, to }): Moved<NoOfferSelected> => {
    if (asset.numberOfSelectedOffers === 0) return Result.fail(new NoOfferSelected())
    const periods = endingNow(asset.periods, "bestAndFinal", act.at)
    return Result.succeed(moveAsset(course, asset.id, { row, to, change: { periods } }, act))
  })
}

/** Row 19 by a person. */
export const held = (course: Course, asset: Asset, act: Act): Moved => {
  const by = act.by.trigger === "Seller" ? "Seller" : "Admin"
  if (asset.hold?.by === by) return Result.succeed(course)
  return along(course, asset, "hold", act, { hold: { by, since: act.at } })
}

const HELD_PERIOD: { readonly [status: string]: "bestAndFinal" | "callForOffers" } = {
  "OnHold.CallForOffers": "callForOffers",
  "OnHold.BestAndFinal": "bestAndFinal",
}

/** Whoever releases, a plan's hold ends only with the plan paid; a seller never ends an administrator's. */
const releasable = (
  { hold, planPaid, planUnpaidSince }: Asset,
  { by }: Act,
): Result.Result<void, HeldByAnother | PlanUnpaid> => {
  if (hold?.by === "Plan" && (!planPaid || planUnpaidSince !== null)) return Result.fail(new PlanUnpaid())
  return hold?.by === "Admin" && by.trigger !== "Admin" ? Result.fail(new HeldByAnother()) : Result.succeed(undefined)
}

/** Row 20 by a person: the running period's end is ahead, or a new last day given. Other dates do not move. */
export const released = (
  course: Course,
  asset: Asset,
  newEnd: Day | null,
  act: Act,
): Moved<HeldByAnother | PeriodRefusal | PlanUnpaid> => {
  if (["Published", "CallForOffers", "BestAndFinal"].includes(asset.status)) return Result.succeed(course)
  return Result.gen(function* () {
    yield* wayOf(asset, "release")
    yield* releasable(asset, act)
    const name = HELD_PERIOD[asset.status]
    const period = name ? yield* resumed(asset.periods[name], newEnd, act.at) : null
    const periods = name ? { ...asset.periods, [name]: period } : asset.periods
    if (newEnd !== null) yield* windowsInOrder(periods, act.at)
    return yield* along(course, asset, "release", act, { hold: null, periods })
  })
}

/** Row 22: off the market; active offers end. */
export const withdrawn = (course: Course, asset: Asset, act: Act): Moved => {
  if (asset.status === "NoLongerListedForSale") return Result.succeed(course)
  return Result.map(along(course, asset, "withdraw", act, { hold: null }), (left) =>
    endOffers(left, [asset.id], REASONS.withdrawn, act.at),
  )
}

/** Rows 4 and 24: the comment may be empty, and stays as typed. */
export const revoked = (course: Course, asset: Asset, comment: string, act: Act): Moved => {
  if (asset.status === "Revoked") return Result.succeed(course)
  const change = { statusComment: comment, registrationStatus: null, hold: null }
  return Result.map(along(course, asset, "revoke", act, change), (left) =>
    endOffers(left, [asset.id], REASONS.revoked, act.at),
  )
}

/** Row 26: back before the administrators, under the day of its request; refused once an offer was made. */
export const approvalTakenBack = (course: Course, asset: Asset, act: Act): Moved<ListingHasOffers> => {
  if (asset.status === "Draft" && asset.registrationStatus === "pending") return Result.succeed(course)
  if (asset.status === "Published" && asset.numberOfOffers > 0) return Result.fail(new ListingHasOffers())
  return along(course, asset, "takeBackApproval", act, {
    registrationStatus: "pending",
    publicationRequestedAt: asset.publicationRequestedAt ?? act.at,
    publishedTime: null,
  })
}

/** All assets of the winning bundle, in the status that the command needs. */
const withWinner = (course: Course, asset: Asset): ReadonlyArray<Asset> =>
  asset.winnerOfferId === null
    ? [asset]
    : course.now.assets.filter(({ winnerOfferId }) => winnerOfferId === asset.winnerOfferId)

const together = (course: Course, asset: Asset, command: AssetCommand, act: Act, change: Partial<Asset> = {}): Moved =>
  withWinner(course, asset).reduce<Moved>(
    (moved, each) => Result.flatMap(moved, (so) => along(so, each, command, act, change)),
    Result.succeed(course),
  )

/** Row 17: the whole bundle closes. */
export const closed = (course: Course, asset: Asset, act: Act): Moved<DepositUnpaid> => {
  if (asset.status === "Closed") return Result.succeed(course)
  const winner = course.now.offers.find(({ id }) => id === asset.winnerOfferId)
  return Result.flatMap(together(course, asset, "confirmClosing", act), (done): Moved<DepositUnpaid> =>
    winner && requiresDeposit(course, asset) && !isPaid(winner.deposit)
      ? Result.fail(new DepositUnpaid())
      : Result.succeed(done),
  )
}

/** Whether the asset, or another of the same winning bundle, requires earnest money. */
export const requiresDeposit = (course: Course, { winnerOfferId }: Pick<Asset, "winnerOfferId">): boolean =>
  course.now.assets.some((one) => one.winnerOfferId === winnerOfferId && one.requireBidDeposit)

/** Row 18: the contract fell through; the winner's offer is canceled, and the whole bundle is for sale again. */
export const fallenThrough = (course: Course, asset: Asset, reason: string, act: Act): Moved => {
  const { winnerOfferId } = asset
  return Result.map(together(course, asset, "reportFallThrough", act, { winnerOfferId: null }), (fallen) =>
    winnerOfferId === null ? fallen : cancelOffer(fallen, winnerOfferId, reason, act),
  )
}

/** Rows 5 and 25: gone for good, where no money of an offer is undecided. */
export const deleted = (course: Course, asset: Asset, command: "discard" | "remove", act: Act): Moved<DepositOpen> => {
  if (asset.status === "Deleted") return Result.succeed(course)
  const isUndecided = course.now.offers.some((offer) => isOpen(offer) && offer.assets.some(({ id }) => id === asset.id))
  return Result.flatMap(along(course, asset, command, act, { registrationStatus: null }), (gone): Moved<DepositOpen> =>
    isUndecided ? Result.fail(new DepositOpen()) : Result.succeed(gone),
  )
}
