import { Effect } from "effect"
import type { Asset } from "../../assets/model.ts"
import type { AssetStatus } from "../../kernel/statuses.ts"
import { titleOf } from "../../assets/title.ts"
import { isActiveOffer, type Offer } from "../../offers/model.ts"
import { isUnpaid } from "../../offers/step.ts"
import { periodEnd, periodState } from "../../periods/rules.ts"
import { DAY_MILLIS } from "../../shared/days.ts"
import type { AssetId, UserId } from "../../shared/ids.ts"
import type { OutboxMessage } from "../../kernel/events.ts"
import { MarketStore } from "../store.ts"

/** Milliseconds before a deadline from which on those who can still act are reminded. Source: docs/adr/0046-operator-settings.md. */
export const REMINDER_LEAD_MILLIS = DAY_MILLIS

type Mail = Extract<OutboxMessage, { readonly tag: "mail" }>
type Window = keyof Asset["periods"]

/** The window that runs in a status, by which somebody has to act; the closing's two follow each other. */
const WINDOWS: { readonly [S in AssetStatus]?: ReadonlyArray<Window> } = {
  CallForOffers: ["callForOffers"],
  BestAndFinal: ["bestAndFinal"],
  "UnderSelection.CallForOffers": ["underSelection"],
  "UnderSelection.BestAndFinal": ["underSelection"],
  "ContractPending.CallForOffers": ["sellerClosing", "buyerClosing"],
  "ContractPending.BestAndFinal": ["sellerClosing", "buyerClosing"],
}

/** Statuses in which a deadline may be near. */
export const REMINDED_STATUSES = Object.keys(WINDOWS) as ReadonlyArray<AssetStatus>

/** Whether the winner still owes the earnest money, without which the seller cannot accept. */
const owesDeposit = (asset: Asset, offer: Offer): boolean => asset.requireBidDeposit && isUnpaid(offer)

/** Which buyers can still act in a window. */
const BUYERS: { readonly [W in Window]?: (offer: Offer, asset: Asset) => boolean } = {
  callForOffers: ({ status }) => isActiveOffer(status),
  bestAndFinal: ({ status }) => status === "BestAndFinal",
  buyerClosing: ({ status }) => status === "Successful",
  sellerClosing: (offer, asset) => offer.status === "Successful" && owesDeposit(asset, offer),
}

/** Whether the seller can act in a window: choose, or accept what nothing keeps from being accepted. */
const isSellersTurn = (window: Window, asset: Asset, offers: ReadonlyArray<Offer>): boolean =>
  window === "underSelection" ||
  (window === "sellerClosing" && !offers.some((one) => one.id === asset.winnerOfferId && owesDeposit(asset, one)))

/** The running window and its end, if that is at most a day after `now`. */
const nearEnd = (asset: Asset, now: number) => {
  const window = WINDOWS[asset.status]?.find((name) => asset.periods[name] !== null)
  const period = window === undefined ? null : asset.periods[window]
  if (window === undefined || period === null || periodState(period, now) !== "running") return null
  const until = periodEnd(period)
  return until - now > REMINDER_LEAD_MILLIS ? null : { window, until }
}

/** Who is reminded of the window that runs, where it ends within a day of `now`; milliseconds since the epoch. */
export const remindersOf = (asset: Asset, offers: ReadonlyArray<Offer>, now: number): ReadonlyArray<Mail> => {
  const near = nearEnd(asset, now)
  if (near === null) return []
  const { until, window } = near
  const winner = asset.winnerOfferId === null ? {} : { offerId: asset.winnerOfferId }
  const facts = { assetId: asset.id, title: titleOf(asset), window, until: String(until), ...winner }
  const mail = (to: UserId | undefined, part: "buyer" | "seller"): ReadonlyArray<Mail> =>
    to === undefined ? [] : [{ tag: "mail", kind: "deadlineNear", to, facts: { ...facts, part } }]
  const mayAct = BUYERS[window] ?? (() => false)
  const buyers = offers.filter((offer) => mayAct(offer, asset) && offer.assets.some(({ id }) => id === asset.id))
  const seller = isSellersTurn(window, asset, offers) ? mail(asset.owners[0], "seller") : []
  return [...seller, ...buyers.flatMap(({ owners: [first] }) => mail(first, "buyer"))]
}

/** Reminds of an asset's deadline whoever was not reminded yet, as `isNew` says. Gives how many were. */
export const remindOf = Effect.fn("remindOf")(function* (id: AssetId, now: number, isNew: (mail: Mail) => boolean) {
  const store = yield* MarketStore
  return yield* store.transaction(
    Effect.fnUntraced(function* (transaction) {
      const { assets, offers } = yield* transaction.lockDeal([id])
      const asset = assets.find((one) => one.id === id)
      const mails = asset ? remindersOf(asset, offers, now).filter(isNew) : []
      if (mails.length > 0) yield* transaction.write({ events: [], outbox: mails })
      return mails.length
    }),
  )
})
